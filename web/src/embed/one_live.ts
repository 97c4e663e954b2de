// One canvas at a time, however many embeds a page has: whoever begins to play says so, and the others rest.
const name = 'war-cabinet-embed';

export interface Turn {
    take(): void;
}

export function oneLive(rest: () => void): Turn {
    try {
        const channel = new BroadcastChannel(name);
        const self = crypto.getRandomValues(new Uint32Array(2)).join('.');
        channel.addEventListener('message', (event: MessageEvent<unknown>) => {
            if (typeof event.data === 'string' && event.data !== self) rest();
        });
        return { take: () => channel.postMessage(self) };
    } catch {
        return { take: () => {} }; // a browser without channels: each for itself
    }
}
