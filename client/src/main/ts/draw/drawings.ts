// Symbols, counters and colours: one file of data from which the pictures of the server are drawn too.
import data from 'drawings';
import type { BadgeShape, FeatureCourse, FeatureKind, MarkerKind, SymbolBranch, SymbolMotion } from '../wire/types';

/** One path. Colours are roles. */
export interface Mark<R = Role> {
    d: string;
    fill?: R;
    stroke?: R;
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
    /** The edge of a base that faces where it is headed. */
    front: string;
    frontHatch: string;
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
                /** For a sign that stands there as often as its letter says. */
                repeat?: { step: number; most: number };
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
    base: Omit<typeof data.base, 'spots' | 'turned'> & {
        spots: Partial<Record<BadgeShape, { x: number; y: number }>>;
        turned: readonly BadgeShape[];
    };
    features: {
        label: { size: number };
        areas: Record<FeatureKind, AreaStyle>;
        lines: Record<FeatureCourse, LineStyle>;
        /** A stretch that is blown or breached. */
        broken: LineStyle;
    };
    counter: typeof data.counter;
}

/** Width in millimetres of the table, in drawing units, or both together. */
export interface LineStroke {
    stroke: string;
    /** Whether the feature's own width counts instead of mm. */
    own?: boolean;
    mm?: number;
    px?: number;
    dash?: string;
    cap?: string;
}

export interface Strewn {
    apart: number;
    jitter: number;
    marks: readonly Mark<string>[];
}

export interface AlongLine {
    every: number;
    marks: readonly Mark<string>[];
}

export interface AreaStyle {
    fill: string;
    /** The fill from the second level on. */
    high?: string;
    opacity?: number;
    edge: LineStroke;
    comb?: LineStroke;
    ridge?: LineStroke;
    named?: boolean;
    signs?: Strewn;
}

export interface LineStyle {
    strokes: readonly LineStroke[];
    signs?: AlongLine;
}

const DRAWINGS = data as unknown as Drawings;

export const {
    signs: SIGNS,
    badges: BADGES,
    markers: MARKERS,
    base: BASE,
    features: FEATURES,
    counter: LAYOUT,
} = DRAWINGS;

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
