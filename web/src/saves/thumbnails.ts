// Pictures of saved games: drawn from the save when its row comes in sight, never kept.
import type { Glances } from '../glances';

const size = { width: 800, height: 450 };

export class Thumbnails {
    private readonly addresses = new Map<string, string>(); // by the game's text
    private textOf: (id: string) => string = () => '';
    private readonly observer: IntersectionObserver;

    constructor(private readonly glances: Glances, root: Element) {
        this.observer = new IntersectionObserver((entries) => {
            for (const { isIntersecting, target } of entries)
                if (isIntersecting && target instanceof HTMLImageElement) this.fill(target);
        }, { root, rootMargin: '200px' });
    }

    // The pictures in a list; `textOf` gives the game of a save.
    watch(list: Element, textOf: (id: string) => string): void {
        this.textOf = textOf;
        this.observer.disconnect();
        for (const picture of list.querySelectorAll('[data-thumbnail]')) this.observer.observe(picture);
    }

    private fill(picture: HTMLImageElement): void {
        this.observer.unobserve(picture);
        const text = this.textOf(picture.dataset['thumbnail'] ?? '');
        const address = this.addresses.get(text) ?? this.draw(text);
        if (address !== '') picture.src = address;
    }

    private draw(text: string): string {
        const svg = this.glances.picture(text, size.width, size.height);
        if (svg === '') return ''; // its table is not there yet
        const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        this.addresses.set(text, address);
        return address;
    }

    forget(): void {
        this.observer.disconnect();
        for (const address of this.addresses.values()) URL.revokeObjectURL(address);
        this.addresses.clear();
    }
}
