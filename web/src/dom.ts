// Small helpers for building the page. Text only ever becomes text nodes: nothing from outside can become markup.

type Child = Node | string | false | null | undefined;

interface Properties {
    class?: string;
    id?: string;
    on?: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }>;
    [attribute: string]: unknown;
}

export function make<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    properties: Properties = {},
    ...children: Child[]
): HTMLElementTagNameMap[K] {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (name === 'on' || value === false || value === undefined) continue;
        element.setAttribute(name, value === true ? '' : String(value));
    }
    for (const [event, listener] of Object.entries(properties.on ?? {}))
        element.addEventListener(event, listener as EventListener);
    element.append(...children.filter((child): child is Node | string => child !== false && child != null));
    return element;
}

export function fill(element: Element, ...children: Child[]): void {
    element.replaceChildren(...children.filter((child): child is Node | string => child !== false && child != null));
}

export function button(label: string, press: () => void, properties: Properties = {}): HTMLButtonElement {
    return make('button', { type: 'button', ...properties, on: { click: press } }, label);
}

export function find<T extends HTMLElement>(id: string): T {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`no element ${id}`);
    return element as T;
}

// While a dialog is open nothing outside of it can be pressed or is read out: what is told stands in it.
export function toFront(told: HTMLElement): void {
    (document.querySelector('dialog[open]') ?? document.body).append(told);
}

// Milliseconds for which a sentence is not taken away for the next: what comes at the same moment stands below it, and what is
// urgent must have been read.
const heldFor = { ordinary: 100, urgent: 5000 } as const;
const heldUntil = new WeakMap<Element, number>();

// A sentence at the edge of the screen that goes away by itself; `urgent` interrupts a screen reader. An empty one: what was
// said before no longer matters, except what is urgent.
export function note(sentence: string, urgent = false): void {
    const line = find('note');
    const now = performance.now();
    for (const said of [...line.children]) {
        const held = now < (heldUntil.get(said) ?? 0) && (sentence !== '' || said.matches('.urgent'));
        if (!held || said.textContent === sentence) said.remove();
    }
    if (sentence === '') return;
    const said = make('span', { class: urgent ? 'urgent' : undefined }, sentence);
    heldUntil.set(said, now + (urgent ? heldFor.urgent : heldFor.ordinary));
    line.setAttribute('aria-live', urgent ? 'assertive' : 'polite');
    line.setAttribute('aria-atomic', 'false'); // what is said already is not read once more
    line.append(said);
    window.setTimeout(() => said.remove(), urgent ? 12000 : 5000);
}
