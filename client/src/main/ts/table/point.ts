// Points and numbers of drawings.

export interface Pt {
    x: number;
    y: number;
}

export const at = (x: number, y: number): Pt => ({ x, y });

export const middle = (a: Pt, b: Pt): Pt => at((a.x + b.x) / 2, (a.y + b.y) / 2);

export const distance = (a: Pt, b: Pt): number => Math.hypot(a.x - b.x, a.y - b.y);

export function polar(centre: Pt, degrees: number, length: number): Pt {
    const radians = (degrees * Math.PI) / 180;
    return at(centre.x + length * Math.cos(radians), centre.y + length * Math.sin(radians));
}

/** A number as SVG wants it: one decimal is finer than any screen here. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const xy = (p: Pt): string => `${n(p.x)} ${n(p.y)}`;

export const points = (list: readonly Pt[]): string => list.map(p => `${n(p.x)},${n(p.y)}`).join(' ');

/** Always the same numbers from 0 to 1 for the same seed, so that drawings never move. */
export function seeded(seed: number): () => number {
    let state = (seed * 2654435761) >>> 0 || 1;
    return () => {
        state ^= state << 13;
        state >>>= 0;
        state ^= state >>> 17;
        state ^= state << 5;
        state >>>= 0;
        return state / 4294967296;
    };
}
