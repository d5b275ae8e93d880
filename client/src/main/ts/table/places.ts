// Places and the table they lie on, whether it has hexes or is measured.
import type { Ground, Place } from '../wire/types';
import type { Pt } from './point';
import { pointWord } from './scale';

export interface Table {
    readonly ground: Ground;
    readonly width: number;
    readonly height: number;
    /** Where a place is drawn; nothing for a box beside the map. */
    spot(place: Place): Pt | undefined;
    /** The place a point of the drawing belongs to. */
    placeAt(point: Pt): Place;
    /** The outline of a place, if it has one. */
    outline(place: Place, scale?: number): Pt[];
    /** Where the middle of a piece lies that is in all these places. */
    pieceSpot(places: readonly Place[]): Pt | undefined;
    /** The screen angle of a heading, in degrees. */
    angle(heading: number): number;
    /** The next place from one place in a direction of the screen, in degrees; nothing at the edge. */
    step(from: Place, degrees: number): Place | undefined;
    /** What a reader of the map calls a place. */
    name(place: Place): string;
    /** What lies there, in words. */
    words(place: Place): string;
}

export const placeKey = (place: Place): string => {
    switch (place.type) {
        case 'Hex':
            return place.number;
        case 'Hexside':
            return `${place.number}/${place.direction}`;
        case 'Point':
            return `${place.xMm}:${place.yMm}`;
        case 'Box':
            return `[${place.name}]`;
    }
};

export const samePlace = (a: Place, b: Place): boolean => placeKey(a) === placeKey(b);

/** A place as it is typed: hexes by their number, points by the scale of the table from its south-west corner. */
export const placeWord = (place: Place): string => (place.type === 'Point' ? pointWord(place) : placeKey(place));
