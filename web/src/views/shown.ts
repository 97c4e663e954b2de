// What stands there already is left alone: built anew it would take the focus away, fold up what was opened, and throw a
// screen reader back.

// What is shown in one place.
export class Shown {
    private key: string | null = null;

    // Whether this differs from what stands there; from now on this does.
    changed(content: unknown): boolean {
        const key = JSON.stringify(content);
        if (key === this.key) return false;
        this.key = key;
        return true;
    }

    // The next showing starts from nothing.
    forget(): void {
        this.key = null;
    }
}

export function tell(element: HTMLElement, words: string): void {
    if (element.textContent !== words) element.textContent = words;
}

// `build` replaces what is in there: what had the focus has it again, by its id.
export function keepFocus(element: HTMLElement, build: () => void): void {
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    build();
    if (focused === null || focused === document.activeElement || focused.id === '') return;
    element.querySelector<HTMLElement>(`#${CSS.escape(focused.id)}`)?.focus();
}
