// Where the window looks at the table: a scale and an offset, in screen pixels per drawing unit.
import { computed, signal } from '@preact/signals';
import { type Detail, detailAt } from '../draw/counter';
import { MARGIN } from '../draw/ground';
import { at, distance, type Pt } from '../table/point';
import { COUNTER, type Table } from '../table/table';

const CLOSEST = 2.5;
/** On a measured table a millimetre can be told from the next. */
const CLOSEST_MEASURED = 8;
const STEP = 1.25;
const AIR = 8;
const SMALL = 600;
const READABLE = 0.52;
/** Of hexes so small on a large screen the numbers and the values on counters cannot be read. */
const PLEASANT = 0.62;
const LARGE = 0.93;
const NARROW = 900;
const STILL_MS = 140;
/** What is brought into the window stays so far from its edges, where there is room. */
const WIDEST_EDGE = 56;

const middle = (points: readonly Pt[]): Pt =>
    at(
        points.reduce((sum, each) => sum + each.x, 0) / points.length,
        points.reduce((sum, each) => sum + each.y, 0) / points.length,
    );

/** The one of some points that lies nearest to another. */
const nearest = (points: readonly Pt[], to: Pt): Pt =>
    points.reduce((best, each) => (distance(each, to) < distance(best, to) ? each : best));

export interface View {
    scale: number;
    x: number;
    y: number;
}

export class Camera {
    readonly view = signal<View>({ scale: 1, x: 0, y: 0 });
    readonly size = signal({ width: 0, height: 0 });
    /** How often a table was shown: only then has anything a place in the window. */
    readonly shown = signal(0);
    /** The scale when the window last stood still: what is drawn in which detail waits for that. */
    readonly settled = signal(1);
    readonly detail = computed<Detail>(() => detailAt(COUNTER * this.settled.value));
    private table: Table | undefined;
    private fitted = true;
    private timer = 0;
    private drawn = false;
    private held = false;

    /** Shows the whole table; where it would be too small to be read, one's own force. */
    show(table: Table, force: readonly Pt[]): void {
        this.table = table;
        this.fit();
        const least = this.size.value.width < SMALL ? READABLE : table.ground.type === 'Hexes' ? PLEASANT : 0;
        if (this.view.value.scale < least && force.length > 0)
            this.frame(force, nearest(force, middle(force)), least, this.narrow ? least : LARGE);
        this.shown.value++;
    }

    /** Whether so little room is left that the panel takes from the map. */
    get narrow(): boolean {
        return this.size.value.width > 0 && this.size.value.width < NARROW && innerWidth < NARROW;
    }

    /** Shows the whole table where that can be read, else these points, as far as all of them can. */
    refit(points: readonly Pt[]): void {
        if (this.held) return;
        this.fit();
        const [first] = points;
        if (this.view.value.scale < READABLE && first !== undefined) this.frame(points, first, READABLE, PLEASANT);
    }

    /** Whether a point is in the window. */
    sees(point: Pt): boolean {
        const { x, y } = this.toScreen(point);
        const { width, height } = this.size.value;
        return x > 0 && y > 0 && x < width && y < height;
    }

    /** Shows all these points at one of the scales between; where even the least is too large, the one that matters most. */
    private frame(points: readonly Pt[], first: Pt, least: number, most: number): void {
        const [xs, ys] = [points.map(each => each.x), points.map(each => each.y)];
        const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const { width, height } = this.size.value;
        const fits = Math.min(width / (east - west + 2 * COUNTER), height / (south - north + 2 * COUNTER));
        const focus = fits < least ? first : at((west + east) / 2, (north + south) / 2);
        const scale = Math.min(most, Math.max(least, fits));
        this.fitted = false;
        this.place({
            scale,
            x: this.inside(width / 2 - focus.x * scale, this.tableSize.width * scale, width, scale),
            y: this.inside(height / 2 - focus.y * scale, this.tableSize.height * scale, height, scale),
        });
    }

    /** Where a side of the table lies so that nothing beside it takes room from it. */
    private inside(offset: number, length: number, room: number, scale: number): number {
        const edge = AIR + MARGIN * scale;
        const free = room - length;
        return free > 2 * edge ? free / 2 : Math.min(edge, Math.max(free - edge, offset));
    }

    private get tableSize(): { width: number; height: number } {
        return { width: this.table?.width ?? 0, height: this.table?.height ?? 0 };
    }

    resize(width: number, height: number): void {
        const before = this.size.value;
        if (before.width === width && before.height === height) return;
        this.size.value = { width, height };
        this.settleIn();
    }

    /** Stays as it is while something is drawn, whatever room the panel takes: the table must not move below a finger. */
    hold(): void {
        this.held = true;
    }

    release(): void {
        this.held = false;
        this.settleIn();
    }

    private settleIn(): void {
        if (this.held) return;
        if (this.fitted) this.fit();
        else this.move(this.view.value);
    }

    private fitScale(): number {
        const table = this.table;
        if (table === undefined) return 1;
        const { width, height } = this.size.value;
        return Math.max(
            0.1,
            Math.min((width - 2 * AIR) / (table.width + 2 * MARGIN), (height - 2 * AIR) / (table.height + 2 * MARGIN)),
        );
    }

    private get closest(): number {
        return this.table?.ground.type === 'Measured' ? CLOSEST_MEASURED : CLOSEST;
    }

    /** The whole table. */
    fit(): void {
        const table = this.table;
        if (table === undefined || this.size.value.width === 0) return;
        const { width, height } = this.size.value;
        const scale = Math.min(this.closest, this.fitScale());
        this.place({ scale, x: (width - table.width * scale) / 2, y: (height - table.height * scale) / 2 });
        this.fitted = true;
    }

    get whole(): boolean {
        return this.view.value.scale <= this.fitScale() * 1.01;
    }

    zoom(by: 1 | -1): void {
        const { width, height } = this.size.value;
        this.zoomAt(by > 0 ? STEP : 1 / STEP, at(width / 2, height / 2));
    }

    zoomAt(factor: number, screen: Pt): void {
        const { scale, x, y } = this.view.value;
        const least = Math.min(this.fitScale(), 0.5);
        const next = Math.min(this.closest, Math.max(least, scale * factor));
        const ratio = next / scale;
        this.fitted = false;
        this.move({ scale: next, x: screen.x - (screen.x - x) * ratio, y: screen.y - (screen.y - y) * ratio });
    }

    pan(dx: number, dy: number): void {
        const { scale, x, y } = this.view.value;
        this.fitted = false;
        this.move({ scale, x: x + dx, y: y + dy });
    }

    /** Some of the table always stays in the window. */
    private move(view: View): void {
        const table = this.table;
        if (table === undefined) return;
        const { width, height } = this.size.value;
        const keep = (offset: number, length: number, room: number): number => {
            const free = room - length;
            return free > 0
                ? Math.min(Math.max(offset, 0), free)
                : Math.min(room * 0.35, Math.max(free - room * 0.35, offset));
        };
        this.place({
            scale: view.scale,
            x: keep(view.x, table.width * view.scale, width),
            y: keep(view.y, table.height * view.scale, height),
        });
    }

    private place(view: View): void {
        const first = !this.drawn;
        this.drawn = true;
        const zoomed = view.scale !== this.view.value.scale;
        this.view.value = view;
        clearTimeout(this.timer);
        if (first || !zoomed) return this.settle();
        this.timer = window.setTimeout(() => this.settle(), STILL_MS);
    }

    private settle(): void {
        this.settled.value = this.view.value.scale;
    }

    toTable(screen: Pt): Pt {
        const { scale, x, y } = this.view.value;
        return at((screen.x - x) / scale, (screen.y - y) / scale);
    }

    toScreen(point: Pt): Pt {
        const { scale, x, y } = this.view.value;
        return at(point.x * scale + x, point.y * scale + y);
    }

    centre(point: Pt, scale = this.view.value.scale): void {
        const { width, height } = this.size.value;
        this.fitted = false;
        this.move({ scale, x: width / 2 - point.x * scale, y: height / 2 - point.y * scale });
    }

    /** Moves the window, and farther away if it must be, so that all of these are in it. */
    include(points: readonly Pt[]): void {
        if (points.length === 0 || this.held || this.table === undefined || this.size.value.width === 0) return;
        const [xs, ys] = [points.map(each => each.x), points.map(each => each.y)];
        const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const { width, height } = this.size.value;
        const edge = Math.min(WIDEST_EDGE, width / 6, height / 6);
        const inside = points.every(each => {
            const { x, y } = this.toScreen(each);
            return x > edge && y > edge && x < width - edge && y < height - edge;
        });
        if (inside) return;
        const fits = Math.min(
            (width - 2 * edge) / Math.max(1, east - west),
            (height - 2 * edge) / Math.max(1, south - north),
        );
        const scale = Math.max(this.fitScale() * 0.8, Math.min(this.view.value.scale, fits));
        this.centre(at((west + east) / 2, (north + south) / 2), scale);
    }

    /** Moves the window only if the point is out of sight, or nearer to the edge than {@code edge}. */
    reveal(point: Pt, edge = 40): void {
        const screen = this.toScreen(point);
        const { width, height } = this.size.value;
        const visible = screen.x > edge && screen.y > edge && screen.x < width - edge && screen.y < height - edge;
        if (!visible && !this.held) this.centre(point);
    }
}
