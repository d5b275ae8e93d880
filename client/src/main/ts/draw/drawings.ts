// Symbols, counters and colours: one file of data from which the pictures of the server are drawn too.
import data from 'drawings';
import type { BadgeShape, MarkerKind, SymbolBranch, SymbolMotion } from '../wire/types';

/** One path. Colours are roles. */
export interface Mark {
    d: string;
    fill?: Role;
    stroke?: Role;
    width?: number;
    dash?: string;
    opacity?: number;
}

export type Role = 'ink' | 'white' | 'mark' | 'light' | 'alarm' | 'card' | 'text';

interface Plate {
    outline: string;
    inner: string;
    band: string;
    hatch: string;
    inset: number;
    cornerInset: number;
}

interface Drawings {
    fixed: Record<'white' | 'mark' | 'light' | 'alarm', string>;
    plates: readonly [Plate, Plate];
    signs: {
        box: Mark;
        branches: Record<SymbolBranch, readonly Mark[]>;
        letters: Partial<Record<SymbolBranch, { text: string; y: number; size: number }>>;
        motions: Record<SymbolMotion, readonly Mark[]>;
        /** Branches that say by themselves how they move. */
        unmoved: readonly SymbolBranch[];
    };
    badges: {
        letter: { y: number; size: number; small: number };
        shapes: Record<
            BadgeShape,
            {
                under: readonly Mark[];
                letter: { x: number; fill: Role; most: number; none: string };
                over: readonly Mark[];
            }
        >;
    };
    markers: {
        disc: string;
        width: number;
        secondSideDash: string;
        shapes: Record<MarkerKind, { d: string; filled: boolean }>;
    };
    counter: typeof data.counter;
}

const DRAWINGS = data as unknown as Drawings;

export const { signs: SIGNS, badges: BADGES, markers: MARKERS, counter: LAYOUT } = DRAWINGS;

export const plateOf = (side: number): Plate => DRAWINGS.plates[side === 0 ? 0 : 1];

export const sideClass = (side: number): 'a' | 'b' => (side === 0 ? 'a' : 'b');

/** The colour of a role; a counter's ink is that of its side. */
export function colourOf(role: Role, ink: string): string {
    switch (role) {
        case 'ink':
            return ink;
        case 'card':
            return 'var(--card)';
        case 'text':
            return 'var(--ink)';
        case 'white':
        case 'mark':
        case 'light':
        case 'alarm':
            return DRAWINGS.fixed[role];
    }
}
