// axe-core, in the page as it stands.
import { readFileSync } from 'node:fs';
import { type Visitor } from './support';

const axe = readFileSync(new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

interface Found {
    violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

// What it objects to, as "rule: where".
export async function objections(visitor: Visitor): Promise<string[]> {
    await visitor.page.evaluate(`if (!window.axe) { ${axe} }`);
    const found = (await visitor.page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as Found;
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
}

export async function clean(visitor: Visitor, where: string): Promise<void> {
    expect(await objections(visitor), where).toEqual([]);
}
