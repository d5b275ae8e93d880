// Where hexes lie on the drawing, for all four layouts. The middle of each hexside is INRADIUS from the centre.
import type { GroundHex, GroundHexes, Layout } from '../wire/types';
import { at, distance, type Pt, polar } from './point';

export const INRADIUS = 50;
export const RADIUS = (INRADIUS * 2) / Math.sqrt(3);

const POINTY: readonly Layout[] = ['POINTY_EVEN_ROWS_RIGHT', 'POINTY_ODD_ROWS_RIGHT'];
const EVEN_SHIFTED: readonly Layout[] = ['POINTY_EVEN_ROWS_RIGHT', 'FLAT_EVEN_COLUMNS_DOWN'];

export class HexGrid {
    readonly pointy: boolean;
    readonly width: number;
    readonly height: number;
    private readonly evenShifted: boolean;
    private readonly cells = new Map<string, GroundHex>();
    private readonly byPosition = new Map<string, GroundHex>();

    constructor(readonly ground: GroundHexes) {
        this.pointy = POINTY.includes(ground.layout);
        this.evenShifted = EVEN_SHIFTED.includes(ground.layout);
        const across = INRADIUS * (2 * (this.pointy ? ground.columns : ground.rows) + 1);
        const along = RADIUS * (1.5 * (this.pointy ? ground.rows : ground.columns) + 0.5);
        this.width = this.pointy ? across : along;
        this.height = this.pointy ? along : across;
        for (const hex of ground.hexes) {
            this.cells.set(hex.number, hex);
            this.byPosition.set(`${hex.column},${hex.row}`, hex);
        }
    }

    cell(number: string): GroundHex | undefined {
        return this.cells.get(number);
    }

    private shifted(index: number): boolean {
        return (index % 2 === 0) === this.evenShifted;
    }

    centre(hex: GroundHex): Pt {
        const line = this.pointy ? hex.row : hex.column;
        const place = this.pointy ? hex.column : hex.row;
        const along = INRADIUS * (2 * place - 1 + (this.shifted(line) ? 1 : 0));
        const across = RADIUS * (1.5 * line - 0.5);
        return this.pointy ? at(along, across) : at(across, along);
    }

    /** The angle of a direction on the screen in degrees: 0 is right, 90 is down. */
    angle(direction: number): number {
        return (this.pointy ? -60 : -90) + 60 * direction;
    }

    /** The corner where side `number` begins, clockwise. */
    corner(centre: Pt, number: number, scale = 1): Pt {
        return polar(centre, this.angle(number) - 30, RADIUS * scale);
    }

    corners(centre: Pt, scale = 1): Pt[] {
        return [0, 1, 2, 3, 4, 5].map(each => this.corner(centre, each, scale));
    }

    sideMiddle(centre: Pt, direction: number, scale = 1): Pt {
        return polar(centre, this.angle(direction), INRADIUS * scale);
    }

    neighbour(hex: GroundHex, direction: number): GroundHex | undefined {
        const beyond = polar(this.centre(hex), this.angle(direction), 2 * INRADIUS);
        return this.nearest(beyond, 1);
    }

    /** The hex a point of the drawing lies in. */
    hexAt(point: Pt): GroundHex | undefined {
        return this.nearest(point, RADIUS);
    }

    private nearest(point: Pt, within: number): GroundHex | undefined {
        const line = Math.round(((this.pointy ? point.y : point.x) / RADIUS + 0.5) / 1.5);
        const along = (this.pointy ? point.x : point.y) / INRADIUS;
        let best: GroundHex | undefined;
        let least = within;
        for (const near of [line - 1, line, line + 1]) {
            const place = Math.round((along + 1 - (this.shifted(near) ? 1 : 0)) / 2);
            const hex = this.byPosition.get(this.pointy ? `${place},${near}` : `${near},${place}`);
            const away = hex === undefined ? Infinity : distance(this.centre(hex), point);
            if (away < least) {
                least = away;
                best = hex;
            }
        }
        return best;
    }

    /** How many hexes one is from another. */
    distance(a: GroundHex, b: GroundHex): number {
        const line = (hex: GroundHex): number => (this.pointy ? hex.row : hex.column);
        const halves = (hex: GroundHex): number =>
            2 * (this.pointy ? hex.column : hex.row) + (this.shifted(line(hex)) ? 1 : 0);
        const lines = Math.abs(line(a) - line(b));
        return lines + Math.max(0, (Math.abs(halves(a) - halves(b)) - lines) / 2);
    }

    /** Where the hex number stands. */
    numberSpot(centre: Pt): Pt {
        return at(centre.x, centre.y - (this.pointy ? RADIUS * 0.6 : INRADIUS * 0.74));
    }
}
