// Rule numbers: short to the eye, spoken as what they are.
import { make } from './dom';
import { say } from './words';

export function ruleMark(rule: string): HTMLElement | false {
    if (rule === '') return false;
    return make('span', { class: 'rule' }, make('span', { 'aria-hidden': 'true' }, ` ${rule}`),
        make('span', { class: 'unseen' }, ` ${say('rule', { n: rule })}`));
}

// A rule in short, behind its number and title.
export function ruleBox(of: { rule: string; ruleTitle: string; ruleText: string }): HTMLElement | false {
    if (of.rule === '' || of.ruleText === '') return false;
    return make('details', { class: 'ruleBox' }, make('summary', {}, `${say('rule', { n: of.rule })}: ${of.ruleTitle}`),
        make('p', {}, of.ruleText));
}

export function ruled(sentence: string, rule: string): string {
    return rule === '' ? sentence : `${sentence} (${rule})`;
}
