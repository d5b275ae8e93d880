// Text can be read by day and by night, and the plates of the sides differ for everybody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colours } from 'drawings';

function luminance(colour: string): number {
    const parts = [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16) / 255);
    const [r = 0, g = 0, b = 0] = parts.map(each => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
    return (light + 0.05) / (dark + 0.05);
}

const TEXT: [keyof typeof colours, keyof typeof colours][] = [
    ['ink', 'card'],
    ['ink', 'panel'],
    ['ink', 'bg'],
    ['ink2', 'panel'],
    ['ink2', 'card'],
    ['ink2', 'bg'],
    ['ink2', 'sunk'],
    ['ink3', 'panel'],
    ['ink3', 'card'],
    ['accent', 'card'],
    ['accent', 'panel'],
    ['accent', 'accent-soft'],
    ['accent-ink', 'accent'],
    ['bad', 'card'],
    ['bad', 'bad-soft'],
    ['a-ink', 'a-fill'],
    ['b-ink', 'b-fill'],
    ['hexnum', 'open'],
    ['hexnum', 'woods'],
    ['hexnum', 'town'],
    ['hexnum', 'bocage'],
    ['hexnum', 'hill1'],
    ['hexnum', 'swamp'],
    ['hink', 'h5'],
    ['panel', 'ink'],
    ['tape-ink', 'tape'],
    ['bad-ink', 'bad'],
];

for (const when of ['day', 'night'] as const) {
    test(`by ${when} every text has a contrast of 4.5 at least`, () => {
        const weak = TEXT.map(([text, ground]) => ({
            pair: `${text} on ${ground}`,
            ratio: contrast(colours[text][when], colours[ground][when]),
        })).filter(each => !(each.ratio >= 4.5));

        assert.deepEqual(weak, []);
    });
}
