// Rule numbers: short to the eye, spoken as what they are.
import { make } from './dom';
import { say } from './words';

export function ruleMark(rule: string): HTMLElement | false {
    if (rule === '') return false;
    return make('span', { class: 'rule' }, make('span', { 'aria-hidden': 'true' }, ` ${rule}`),
        make('span', { class: 'unseen' }, ` ${say('rule', { n: rule })}`));
}

export function ruled(sentence: string, rule: string): string {
    return rule === '' ? sentence : `${sentence} (${rule})`;
}
