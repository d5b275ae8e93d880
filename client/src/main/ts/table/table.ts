// One table for everything that is drawn on it, whether it has hexes or is measured.
import type { Ground, GroundHex, GroundMeasured, Place } from '../wire/types';
import { HexGrid, INRADIUS, RADIUS } from './hexes';
import { at, middle, type Pt } from './point';

/** Drawing units in a millimetre of a measured table: a base of 30 mm is as wide as a counter. */
export const PER_MM = 58 / 30;
export const COUNTER = 58;
/** Counters lie a little low in their hex, so that its number stays free. */
const DROP = RADIUS * 0.11;

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

export function tableOf(ground: Ground): Table {
    return ground.type === 'Hexes' ? new HexTable(new HexGrid(ground)) : new MeasuredTable(ground);
}

export class HexTable implements Table {
    readonly ground: Ground;
    readonly width: number;
    readonly height: number;

    constructor(readonly grid: HexGrid) {
        this.ground = grid.ground;
        this.width = grid.width;
        this.height = grid.height;
    }

    private cell(place: Place): GroundHex | undefined {
        return place.type === 'Hex' || place.type === 'Hexside' ? this.grid.cell(place.number) : undefined;
    }

    spot(place: Place): Pt | undefined {
        const cell = this.cell(place);
        if (cell === undefined) return undefined;
        const centre = this.grid.centre(cell);
        return place.type === 'Hexside' ? this.grid.sideMiddle(centre, place.direction) : centre;
    }

    placeAt(point: Pt): Place {
        const hex = this.grid.hexAt(point);
        return hex === undefined ? { type: 'Box', name: '' } : { type: 'Hex', number: hex.number };
    }

    outline(place: Place, scale = 1): Pt[] {
        const cell = this.cell(place);
        return cell === undefined ? [] : this.grid.corners(this.grid.centre(cell), scale);
    }

    pieceSpot(places: readonly Place[]): Pt | undefined {
        const spots = places.flatMap(each => this.spot(each) ?? []);
        if (spots.length === 0) return undefined;
        const x = spots.reduce((sum, p) => sum + p.x, 0) / spots.length;
        const y = spots.reduce((sum, p) => sum + p.y, 0) / spots.length;
        return at(x, spots.length === 1 ? y + DROP : y);
    }

    angle(heading: number): number {
        return this.grid.angle(heading);
    }

    step(from: Place, degrees: number): Place | undefined {
        const cell = this.cell(from);
        if (cell === undefined) return undefined;
        const turns = [0, 1, 2, 3, 4, 5].map(direction => {
            const turn = Math.abs(((this.grid.angle(direction) - degrees + 540) % 360) - 180);
            return { turn, hex: this.grid.neighbour(cell, direction) };
        });
        const open = turns.filter(each => each.hex !== undefined && each.turn < 61);
        open.sort((a, b) => a.turn - b.turn);
        const hex = open[0]?.hex;
        return hex === undefined ? undefined : { type: 'Hex', number: hex.number };
    }

    name(place: Place): string {
        return place.type === 'Hex' || place.type === 'Hexside' ? place.number : placeKey(place);
    }

    words(place: Place): string {
        const cell = this.cell(place);
        const ground = this.grid.ground;
        if (cell === undefined) return '';
        const terrain = ground.legend.find(each => each.terrain === cell.terrain)?.words ?? cell.terrain.toLowerCase();
        const water = ground.edges.some(each => each.kind === 'STREAM' && each.number === cell.number)
            ? ', stream'
            : '';
        return terrain + (cell.level > 0 ? `, level ${cell.level}` : '') + water + (this.hasRoad(cell) ? ', road' : '');
    }

    private hasRoad(cell: GroundHex): boolean {
        return this.grid.ground.edges.some(
            edge =>
                edge.kind === 'ROAD' &&
                (edge.number === cell.number || this.beyond(edge.number, edge.direction)?.number === cell.number),
        );
    }

    private beyond(number: string, direction: number): GroundHex | undefined {
        const from = this.grid.cell(number);
        return from === undefined ? undefined : this.grid.neighbour(from, direction);
    }
}

class MeasuredTable implements Table {
    readonly width: number;
    readonly height: number;

    constructor(readonly ground: GroundMeasured) {
        this.width = ground.widthMm * PER_MM;
        this.height = ground.depthMm * PER_MM;
    }

    spot(place: Place): Pt | undefined {
        return place.type === 'Point' ? at(place.xMm * PER_MM, place.yMm * PER_MM) : undefined;
    }

    placeAt(point: Pt): Place {
        return { type: 'Point', xMm: Math.round(point.x / PER_MM), yMm: Math.round(point.y / PER_MM) };
    }

    outline(place: Place, scale = 1): Pt[] {
        const spot = this.spot(place);
        const half = INRADIUS * 0.7 * scale;
        return spot === undefined
            ? []
            : [
                  at(spot.x - half, spot.y - half),
                  at(spot.x + half, spot.y - half),
                  at(spot.x + half, spot.y + half),
                  at(spot.x - half, spot.y + half),
              ];
    }

    pieceSpot(places: readonly Place[]): Pt | undefined {
        const spots = places.flatMap(each => this.spot(each) ?? []);
        const [first, second] = spots;
        return first !== undefined && second !== undefined ? middle(first, second) : first;
    }

    /** Headings are compass degrees, with 0 away from the player. */
    angle(heading: number): number {
        return heading - 90;
    }

    step(from: Place, degrees: number): Place | undefined {
        if (from.type !== 'Point') return undefined;
        const radians = (degrees * Math.PI) / 180;
        const xMm = from.xMm + Math.round(10 * Math.cos(radians));
        const yMm = from.yMm + Math.round(10 * Math.sin(radians));
        const inside = xMm >= 0 && yMm >= 0 && xMm <= this.ground.widthMm && yMm <= this.ground.depthMm;
        return inside ? { type: 'Point', xMm, yMm } : undefined;
    }

    name(place: Place): string {
        return place.type === 'Point'
            ? `${(place.xMm / 10).toFixed(1)} | ${(place.yMm / 10).toFixed(1)} cm`
            : placeKey(place);
    }

    words(place: Place): string {
        if (place.type !== 'Point') return '';
        const area = this.ground.areas.find(each => inside(each.outline, place));
        return area === undefined ? 'open' : area.name || area.terrain.toLowerCase();
    }
}

/** Whether a point lies in an outline: an odd number of its sides cross the ray to the right. */
export function inside(outline: readonly { xMm: number; yMm: number }[], p: { xMm: number; yMm: number }): boolean {
    let odd = false;
    outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length] ?? a;
        const crosses = a.yMm > p.yMm !== b.yMm > p.yMm;
        if (crosses && p.xMm < ((b.xMm - a.xMm) * (p.yMm - a.yMm)) / (b.yMm - a.yMm) + a.xMm) odd = !odd;
    });
    return odd;
}
