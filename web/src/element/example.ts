// What a page around may do with an embed: orders in, news out.
import type { WarCabinetState } from './war-cabinet';

const embed = document.querySelector('war-cabinet');
const told = document.getElementById('told');

embed?.addEventListener('change', (event) => {
    const { step, steps, over, playing, replaying } = (event as CustomEvent<WarCabinetState>).detail;
    const doing = playing ? 'playing' : replaying ? 'replaying' : 'still';
    if (told !== null) told.textContent = `step ${step} of ${steps}, ${over ? 'over' : 'not over'}, ${doing}`;
});
embed?.addEventListener('problem', (event) => {
    if (told !== null) told.textContent = (event as CustomEvent<string>).detail;
});

const orders: Record<string, () => void> = {
    replay: () => embed?.replay(),
    play: () => embed?.play(),
    stop: () => embed?.stop(),
    language: () => embed !== null && (embed.lang = embed.lang === 'en' ? 'es' : 'en'),
    theme: () => embed !== null && (embed.theme = embed.theme === 'dark' ? 'light' : 'dark'),
    readonly: () => embed !== null && (embed.readOnly = !embed.readOnly),
};
for (const button of document.querySelectorAll<HTMLElement>('[data-order]'))
    button.addEventListener('click', () => orders[button.dataset['order'] ?? '']?.());
