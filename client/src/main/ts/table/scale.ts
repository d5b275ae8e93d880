// How lengths and places are read and typed on the table that is open, of which there is one at a time.
import { signal } from '@preact/signals';
import type { PlacePoint, Scale } from '../wire/types';

export const CENTIMETRES: Scale = { unit: 'cm', perCm: 1, decimals: 1 };

export const scale = signal<Scale>(CENTIMETRES);

/** A length without its unit. */
export const figure = (mm: number): string => ((mm * scale.value.perCm) / 10).toFixed(scale.value.decimals);

export const lengthOf = (mm: number): string => `${figure(mm)} ${scale.value.unit}`;

/** Spoken in full. */
export const units = (): string => (scale.value.unit === 'm' ? 'metres' : 'centimetres');

/** A small length, as one is moved by: centimetres have millimetres beside them. */
export const stepOf = (mm: number): string =>
    scale.value.unit === 'm' ? lengthOf(mm) : mm < 10 ? `${mm} mm` : `${mm / 10} cm`;

export const pointWord = (place: PlacePoint): string => `${figure(place.xMm)},${figure(place.yMm)}`;

const TYPED = /^(\d+(?:\.\d)?),(\d+(?:\.\d)?)$/;

/** The point that a word stands for. */
export function pointOf(word: string): PlacePoint | undefined {
    const [, x, y] = TYPED.exec(word) ?? [];
    if (x === undefined || y === undefined) return undefined;
    const mm = (typed: string): number => Math.round((Number(typed) * 10) / scale.value.perCm);
    return { type: 'Point', xMm: mm(x), yMm: mm(y) };
}
