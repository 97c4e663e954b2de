// Rule numbers: short to the eye, spoken as what they are, and a way to the rule itself in our own words.
import { openDialog } from '../dialog';
import { button, make } from '../dom';
import { say } from '../words';

interface Words {
    ruleTitle?: string | undefined;
    ruleText?: string | undefined;
}

// What a rule says; set by main.ts.
let wordsOf: (rule: string) => Words = () => ({});

export function onRule(words: (rule: string) => Words): void {
    wordsOf = words;
}

function explain(rule: string): void {
    const { ruleTitle = '', ruleText = '' } = wordsOf(rule);
    const dialog = openDialog(`${rule}  ${ruleTitle}`, 'ruleWords');
    dialog.body.append(make('p', {}, ruleText));
}

// The number at the end of a line; a press tells the rule.
export function ruleMark(rule: string): HTMLElement | false {
    if (rule === '') return false;
    return button(rule, () => explain(rule), { class: 'rule', 'aria-label': say('rule', { n: rule }) });
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
