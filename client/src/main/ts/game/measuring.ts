// Leading bases over a measured table: legs end where somebody clicks, and the server says what the way would be. Nothing
// is measured here; a click proposes, Enter or the button acts.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { ahead, isTurned, kindsFor, legsOf, typedAlong, verbOf } from '../answers/legs';
import { MeasuredTable, point } from '../table/measured';
import { thinned } from '../table/thin';
import type { Choice, Measurement, Piece, PlacePoint } from '../wire/types';
import { Latest } from './latest';
import type { Notice } from './notice';
import type { Play } from './play';

/** No more than one request in this time while somebody drags. */
const GAP_MS = 60;
const TURN = 15;
/** So many answers are measured in one request. */
const MOST_TOGETHER = 16;

/** One base and the way it would go. */
export interface Mover {
    piece: Piece;
    choice: Choice;
    from: PlacePoint;
    points: readonly PlacePoint[];
    typed: string;
}

export class Measuring {
    /** Where the legs of the chosen base end. */
    readonly points = signal<readonly PlacePoint[]>([]);
    /** Where it is headed at the end; without a wish of its own as the rules turn it. */
    readonly heading = signal<number | null>(null);
    /** Which of several kinds of answers is filled. */
    readonly kind = signal(0);
    /** Others that go along and keep their place beside it. */
    readonly others = signal<readonly string[]>([]);
    /** What the server said last, in the order of the movers. */
    readonly results = signal<readonly Measurement[]>([]);
    readonly problem = signal<Notice | null>(null);
    /** Whether a base hangs over the table, with the finger below it. */
    readonly held = signal<PlacePoint | null>(null);
    private readonly latest = new Latest<readonly string[]>(typed => this.ask(typed), GAP_MS);

    constructor(private readonly play: Play) {
        effect(() => {
            const typed = this.typed.value;
            if (typed.length === 0) this.latest.drop();
            else this.latest.want(typed);
        });
        // Another piece or another question begins anew.
        effect(() => {
            void play.selection.piece.value;
            void play.game.position.value?.position;
            untracked(() => this.clear());
        });
    }

    readonly table = computed<MeasuredTable | null>(() => {
        const table = this.play.game.table.value;
        return table instanceof MeasuredTable ? table : null;
    });

    /** The kinds of answers that lead the chosen base over the table. */
    readonly kinds = computed<readonly Choice[]>(() => this.kindsOf(this.play.selection.piece.value));

    private kindsOf(piece: string | null): readonly Choice[] {
        if (piece === null || this.table.value === null || this.play.playback.running.value) return [];
        return kindsFor(this.play.selection.options.value, piece);
    }

    readonly choice = computed<Choice | null>(() => this.kinds.value[this.kind.value] ?? this.kinds.value[0] ?? null);

    /** Whether a click on the table leads the chosen base there. */
    readonly ready = computed(() => this.choice.value !== null);

    /** Whether there is a way, or a place, that could be answered. */
    readonly active = computed(() => this.movers.value.length > 0);

    /** The chosen base first, then those that go along. */
    readonly movers = computed<readonly Mover[]>(() => {
        const piece = this.play.selection.chosen.value;
        const choice = this.choice.value;
        const from = start(piece);
        const end = this.points.value[this.points.value.length - 1];
        if (piece === null || choice === null || from === null || end === undefined) return [];
        const lead = mover(piece, choice, from, this.points.value, this.heading.value);
        return [lead, ...this.others.value.flatMap(each => this.beside(each, from, end) ?? [])];
    });

    /** One that goes as far and in the same direction, so that the shape is kept. */
    private beside(id: string, from: PlacePoint, end: PlacePoint): Mover | null {
        const piece = this.play.shown.value?.scene.pieces.find(each => each.id === id) ?? null;
        const own = start(piece);
        const choice = this.alike(id);
        if (piece === null || own === null || choice === undefined) return null;
        const to = point(own.xMm + end.xMm - from.xMm, own.yMm + end.yMm - from.yMm);
        return mover(piece, choice, own, [this.table.value?.within(to) ?? to], this.heading.value);
    }

    /** The answer by which another does the same as the chosen one: only ways are gone together. */
    private alike(id: string): Choice | undefined {
        const choice = this.choice.value;
        if (choice === null || choice.tie.type !== 'Along') return undefined;
        return this.kindsOf(id).find(each => each.tie.type === 'Along' && verbOf(each) === verbOf(choice));
    }

    readonly typed = computed<readonly string[]>(() => this.movers.value.map(each => each.typed));

    /** What is known of the chosen base's way; nothing while none was asked for. */
    readonly own = computed<Measurement | null>(() => this.results.value[0] ?? null);

    /** Whether the way has changed since it was measured. */
    readonly stale = computed(() => this.typed.value.some((each, i) => this.results.value[i]?.typed !== each));

    /** Whether Enter would act: all of it is measured, and none of it stops short. */
    readonly allowed = computed(
        () =>
            this.active.value &&
            !this.stale.value &&
            this.problem.value === null &&
            this.results.value.every(each => each.halt === null),
    );

    private async ask(typed: readonly string[]): Promise<void> {
        const answer = await this.play.game.measure(typed.slice(0, MOST_TOGETHER));
        // What was asked for before the last change is shown too, dimmed: nothing jumps.
        batch(() => {
            if (this.typed.value.length === 0) return;
            if (Array.isArray(answer)) {
                this.results.value = answer;
                this.problem.value = null;
            } else {
                this.problem.value = answer as Notice;
            }
        });
    }

    /** Ends a leg here. Where there is room for no more the last one is led here instead. */
    leg(to: PlacePoint): void {
        const choice = this.choice.value;
        if (choice === null) return;
        const before = this.points.value.length < legsOf(choice) ? this.points.value : this.points.value.slice(0, -1);
        this.points.value = [...before, this.kept(to)];
    }

    /** Takes the end of a leg, the last if none is named, elsewhere. */
    lead(to: PlacePoint, leg = this.points.value.length - 1): void {
        if (leg < 0) return this.leg(to);
        this.points.value = this.points.value.map((each, i) => (i === leg ? this.kept(to) : each));
    }

    /** A way drawn by hand becomes as few legs as it needs. */
    along(drawn: readonly PlacePoint[]): void {
        const choice = this.choice.value;
        if (choice === null || drawn.length < 2) return;
        const points = thinned(drawn, legsOf(choice)).slice(1);
        this.points.value = points.slice(-legsOf(choice)).map(each => this.kept(each));
    }

    private kept(to: PlacePoint): PlacePoint {
        return this.table.value?.within(to) ?? to;
    }

    /** A way that the rules propose. */
    take(choice: Choice): void {
        const way = choice.tie.type === 'Along' ? choice.tie.way : [];
        const turned = /@(\d+)/.exec(choice.typed)?.[1];
        batch(() => {
            this.points.value = way.flatMap(each => (each.type === 'Point' ? [each] : []));
            this.heading.value = turned === undefined ? null : Number(turned);
        });
    }

    /** So many millimetres in a direction of the screen. */
    nudge(degrees: number, mm: number): void {
        const end = this.points.value[this.points.value.length - 1] ?? start(this.play.selection.chosen.value);
        const to = end === null ? undefined : this.table.value?.moved(end, degrees, mm);
        if (to !== undefined) this.lead(to);
    }

    turn(steps: number): void {
        const piece = this.play.selection.chosen.value;
        const from = start(piece);
        if (piece === null || from === null || this.choice.value === null || !isTurned(this.choice.value)) return;
        const now = this.heading.value ?? this.own.value?.ghost?.heading ?? Math.max(0, piece.heading);
        batch(() => {
            this.heading.value = (now + steps * TURN + 360) % 360;
            if (this.points.value.length === 0) this.points.value = [from];
        });
    }

    /** Takes the last leg back. */
    drop(): void {
        this.points.value = this.points.value.slice(0, -1);
        if (this.points.value.length === 0) this.clear();
    }

    /** Takes one in or out of those that go along. */
    toggle(id: string): void {
        if (this.alike(id) === undefined) return;
        this.others.value = this.others.value.includes(id)
            ? this.others.value.filter(each => each !== id)
            : [...this.others.value, id];
    }

    /** Everybody who can go goes along, or nobody. */
    formation(): void {
        const me = this.play.selection.piece.value;
        const able = [...this.play.selection.options.value.byPiece.keys()].filter(
            each => each !== me && this.alike(each) !== undefined,
        );
        this.others.value = this.others.value.length > 0 ? [] : able.slice(0, MOST_TOGETHER - 1);
    }

    clear(): void {
        batch(() => {
            this.latest.drop();
            this.points.value = [];
            this.heading.value = null;
            this.others.value = [];
            this.results.value = [];
            this.problem.value = null;
            this.held.value = null;
        });
    }

    /** Gives the answers, one after the other; the first that is refused, or another question, ends it. */
    async give(): Promise<void> {
        if (!this.allowed.value) return;
        for (const typed of this.typed.value) if (!(await this.play.game.act(typed))) return;
        this.rest();
    }

    /** The longest part that is allowed, or what could be done instead. */
    async instead(typed: string): Promise<void> {
        if (typed !== '' && (await this.play.game.act(typed))) this.rest();
    }

    /** A base that can do no more is laid down. */
    private rest(): void {
        const { selection } = this.play;
        const piece = selection.piece.value;
        if (piece !== null && !selection.options.value.byPiece.has(piece)) selection.select(null);
    }
}

/** Where a base stands. */
export function start(piece: Piece | null): PlacePoint | null {
    const [place] = piece?.places ?? [];
    return place?.type === 'Point' ? place : null;
}

function mover(
    piece: Piece,
    choice: Choice,
    from: PlacePoint,
    points: readonly PlacePoint[],
    heading: number | null,
): Mover {
    return { piece, choice, from, points, typed: typedAlong(choice, points, heading ?? ahead(choice, from, points)) };
}
