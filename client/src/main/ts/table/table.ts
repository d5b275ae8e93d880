// One table for everything that is drawn on it, whether it has hexes or is measured.
import type { Ground, GroundHex, Place } from '../wire/types';
import { HexGrid, RADIUS } from './hexes';
import { MeasuredTable } from './measured';
import { placeKey, type Table } from './places';
import { at, type Pt } from './point';

export { placeKey, samePlace, type Table } from './places';

export const COUNTER = 58;
/** Counters lie a little low in their hex, so that its number stays free. */
const DROP = RADIUS * 0.11;

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
