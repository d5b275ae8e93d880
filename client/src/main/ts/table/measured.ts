// A table on which distances are measured. Places count from its south-west corner, a drawing from the top: here, and
// nowhere else in the page, it is turned over.
import type { Feature, GroundMeasured, Place, PlacePoint } from '../wire/types';
import { placeKey, type Table } from './places';
import { at, distance, type Pt } from './point';
import { figure } from './scale';

/** Drawing units in a millimetre: a base of 30 mm is as wide as a counter. */
export const PER_MM = 58 / 30;

export const point = (xMm: number, yMm: number): PlacePoint => ({ type: 'Point', xMm, yMm });

export class MeasuredTable implements Table {
    readonly width: number;
    readonly height: number;

    constructor(readonly ground: GroundMeasured) {
        this.width = ground.widthMm * PER_MM;
        this.height = ground.depthMm * PER_MM;
    }

    at(place: PlacePoint): Pt {
        return this.atMm(place.xMm, place.yMm);
    }

    atMm(xMm: number, yMm: number): Pt {
        return at(xMm * PER_MM, (this.ground.depthMm - yMm) * PER_MM);
    }

    /** The millimetres under a spot of the drawing, on the table or beside it. */
    pointAt(spot: Pt): PlacePoint {
        return point(Math.round(spot.x / PER_MM), Math.round(this.ground.depthMm - spot.y / PER_MM));
    }

    /** The nearest point on the table. */
    within({ xMm, yMm }: PlacePoint): PlacePoint {
        const between = (value: number, most: number): number => Math.min(most, Math.max(0, value));
        return point(between(xMm, this.ground.widthMm), between(yMm, this.ground.depthMm));
    }

    private has({ xMm, yMm }: PlacePoint): boolean {
        return xMm >= 0 && yMm >= 0 && xMm <= this.ground.widthMm && yMm <= this.ground.depthMm;
    }

    spot(place: Place): Pt | undefined {
        return place.type === 'Point' ? this.at(place) : undefined;
    }

    placeAt(spot: Pt): Place {
        const place = this.pointAt(spot);
        return this.has(place) ? place : { type: 'Box', name: '' };
    }

    outline(place: Place, scale = 1): Pt[] {
        const spot = this.spot(place);
        const half = 34 * scale;
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
        return places.flatMap(each => this.spot(each) ?? [])[0];
    }

    /** Headings are degrees clockwise from north. */
    angle(heading: number): number {
        return heading - 90;
    }

    step(from: Place, degrees: number): Place | undefined {
        return from.type === 'Point' ? this.moved(from, degrees, 10) : undefined;
    }

    /** So many millimetres in a direction of the screen; nothing beyond the edge. */
    moved(from: PlacePoint, degrees: number, mm: number): PlacePoint | undefined {
        const radians = (degrees * Math.PI) / 180;
        const to = point(from.xMm + Math.round(mm * Math.cos(radians)), from.yMm - Math.round(mm * Math.sin(radians)));
        return this.has(to) ? to : undefined;
    }

    name(place: Place): string {
        return place.type === 'Point' ? `${figure(place.xMm)}, ${figure(place.yMm)}` : placeKey(place);
    }

    words(place: Place): string {
        return this.lying(place, this.ground.features).join(', ') || 'open';
    }

    /** What lies there, the highest first. */
    lying(place: Place, features: readonly Feature[]): string[] {
        if (place.type !== 'Point') return [];
        return features
            .filter(each => covers(each, place))
            .map(each => called(each))
            .reverse();
    }
}

const plain = (word: string): string => word.toLowerCase().replace(/_/g, ' ');

function called(feature: Feature): string {
    if (feature.type === 'Line') {
        const kind = plain(feature.course);
        return feature.condition === 'BROKEN' ? `${feature.name || kind}, broken` : feature.name || kind;
    }
    const level = feature.type === 'Area' && feature.level > 0 ? ` of level ${feature.level}` : '';
    return (feature.name || plain(feature.kind)) + level;
}

function covers(feature: Feature, place: PlacePoint): boolean {
    switch (feature.type) {
        case 'Area':
            return inside(feature.outline, place);
        case 'Disc':
            return mmBetween(feature.centre, place) <= feature.radiusMm;
        case 'Line':
            return feature.points.some((a, i) => {
                const b = feature.points[i + 1];
                return b !== undefined && mmFrom(place, a, b) <= Math.max(feature.widthMm / 2, 5);
            });
    }
}

const flat = (p: PlacePoint): Pt => at(p.xMm, p.yMm);

/** The length between two points on the table, for drawing: what counts is measured by the rules. */
export const mmBetween = (a: PlacePoint, b: PlacePoint): number => distance(flat(a), flat(b));

function mmFrom(p: PlacePoint, a: PlacePoint, b: PlacePoint): number {
    const [dx, dy] = [b.xMm - a.xMm, b.yMm - a.yMm];
    const length = dx * dx + dy * dy;
    const part = length === 0 ? 0 : ((p.xMm - a.xMm) * dx + (p.yMm - a.yMm) * dy) / length;
    const on = Math.min(1, Math.max(0, part));
    return mmBetween(p, point(a.xMm + on * dx, a.yMm + on * dy));
}

/** Whether a point lies in an outline: an odd number of its sides cross the ray to the east. */
export function inside(outline: readonly { xMm: number; yMm: number }[], p: { xMm: number; yMm: number }): boolean {
    let odd = false;
    outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length] ?? a;
        const crosses = a.yMm > p.yMm !== b.yMm > p.yMm;
        if (crosses && p.xMm < ((b.xMm - a.xMm) * (p.yMm - a.yMm)) / (b.yMm - a.yMm) + a.xMm) odd = !odd;
    });
    return odd;
}
