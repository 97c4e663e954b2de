// Families and weights as the style sheet calls them, by file.
export const faces: readonly (readonly [string, string, string])[] = [
    ['oswald-600.ttf', 'Oswald', '600'],
    ['barlow-condensed-400.ttf', 'Barlow Condensed', '400'],
    ['barlow-condensed-600.ttf', 'Barlow Condensed', '600'],
    ['source-serif-4-400.ttf', 'Source Serif 4', '400'],
    ['courier-prime-400.ttf', 'Courier Prime', '400'],
];
