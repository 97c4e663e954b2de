// One canvas at a time, however many embeds a page has: whoever begins to play says so, and the others rest.
const name = 'war-cabinet-embed';

export interface Turn {
    take(): void;
}

// The same clock in all frames, also when somebody sets the machine's. Who begins in the same instant hears of the other
// and is heard: the later time, which text can be compared by, goes on.
function now(): string {
    return (performance.timeOrigin + performance.now()).toFixed(3);
}

export function oneLive(rest: () => void): Turn {
    try {
        const channel = new BroadcastChannel(name);
        const self = crypto.getRandomValues(new Uint32Array(2)).join('.');
        let begun = '';
        channel.addEventListener('message', (event: MessageEvent<unknown>) => {
            if (typeof event.data === 'string' && event.data > begun) rest();
        });
        return { take: () => channel.postMessage((begun = `${now()}.${self}`)) };
    } catch {
        return { take: () => {} }; // a browser without channels: each for itself
    }
}
