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

let fading = 0;

// A sentence at the edge of the screen that goes away by itself; `urgent` interrupts a screen reader.
export function note(sentence: string, urgent = false): void {
    const line = find('note');
    line.setAttribute('role', urgent ? 'alert' : 'status');
    line.classList.toggle('urgent', urgent);
    line.textContent = sentence;
    window.clearTimeout(fading);
    fading = window.setTimeout(() => (line.textContent = ''), urgent ? 12000 : 5000);
}
