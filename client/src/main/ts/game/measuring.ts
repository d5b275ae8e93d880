// Leading bases over a measured table: legs end where somebody clicks, and the server says what the way would be. Nothing
// is measured here; a click proposes, Enter or the button acts.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { ahead, isTurned, kindsFor, legsOf, typedAlong, verbOf } from '../answers/legs';
import { MeasuredTable } from '../table/measured';
import { thinned } from '../table/thin';
import type {
    Choice,
    Formation,
    FormationOrder,
    FormationPlaced,
    FormationWish,
    Measurement,
    Piece,
    PlacePoint,
} from '../wire/types';
import { Latest } from './latest';
import type { Notice } from './notice';
import type { Play } from './play';

/** No more than one request in this time while somebody drags. */
const GAP_MS = 60;
const TURN = 15;
/** So many go together at most. */
const MOST_TOGETHER = 16;
/** A gap is made wider and narrower by so much. */
const GAP_STEP_MM = 5;
const WIDEST_MM = 200;

/** One base and the way it would go. */
export interface Mover {
    piece: Piece;
    choice: Choice;
    from: PlacePoint;
    points: readonly PlacePoint[];
    typed: string;
}

/** What is asked of the server: one way, or where several come to. */
type Request = { typed: string } | FormationWish;

interface Answered {
    key: string;
    measurements: readonly Measurement[];
    formation: Formation | null;
}

const keyOf = (request: Request | null): string => JSON.stringify(request);

export class Measuring {
    /** Where the legs of the chosen base end. */
    readonly points = signal<readonly PlacePoint[]>([]);
    /** Where it is headed at the end; without a wish of its own as the rules turn it. */
    readonly heading = signal<number | null>(null);
    /** Which of several kinds of answers is filled. */
    readonly kind = signal(0);
    /** Others that go along. */
    readonly others = signal<readonly string[]>([]);
    /** How they go together, and how far apart where that does not keep it. */
    readonly order = signal<FormationOrder>('KEEP');
    readonly gapMm = signal(20);
    /** Those who are led away from the others. */
    readonly placed = signal<readonly FormationPlaced[]>([]);
    /** What the server said last. */
    private readonly answered = signal<Answered | null>(null);
    readonly problem = signal<Notice | null>(null);
    /** Whether a base hangs over the table, with the finger below it. */
    readonly held = signal<PlacePoint | null>(null);
    private readonly latest = new Latest<Request>(request => this.ask(request), GAP_MS);

    constructor(private readonly play: Play) {
        effect(() => {
            const request = this.request.value;
            if (request === null) this.latest.drop();
            else this.latest.want(request);
        });
        // Another piece or another question begins anew.
        effect(() => {
            void play.selection.piece.value;
            void play.game.number.value;
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
        // Such answers are written, blank by blank.
        if (this.play.selection.options.value.offered.size > 0) return [];
        return kindsFor(this.play.selection.options.value, piece);
    }

    readonly choice = computed<Choice | null>(() => this.kinds.value[this.kind.value] ?? this.kinds.value[0] ?? null);

    /** Whether a click on the table leads the chosen base there. */
    readonly ready = computed(() => this.choice.value !== null);

    /** Whether there is a way, or a place, that could be answered. */
    readonly active = computed(() => this.movers.value.length > 0);

    private readonly leader = computed<Mover | null>(() => {
        const piece = this.play.selection.chosen.value;
        const choice = this.choice.value;
        const from = start(piece);
        if (piece === null || choice === null || from === null || this.points.value.length === 0) return null;
        const points = this.points.value;
        const heading = this.heading.value ?? ahead(choice, from, points);
        return { piece, choice, from, points, typed: typedAlong(choice, points, heading) };
    });

    private readonly request = computed<Request | null>(() => {
        const leader = this.leader.value;
        if (leader === null) return null;
        return this.others.value.length === 0
            ? { typed: leader.typed }
            : {
                  lead: leader.typed,
                  others: [...this.others.value],
                  order: this.order.value,
                  gapMm: this.gapMm.value,
                  placed: [...this.placed.value],
              };
    });

    /** The chosen base first, then those that go along, as the server has them. */
    readonly movers = computed<readonly Mover[]>(() => {
        const leader = this.leader.value;
        if (leader === null) return [];
        const along = this.formation.value?.measurements.filter(each => each.piece !== leader.piece.id) ?? [];
        return [leader, ...along.flatMap(each => this.moverOf(each, leader.choice) ?? [])];
    });

    private moverOf(measured: Measurement, choice: Choice): Mover | null {
        const piece = this.play.shown.value?.scene.pieces.find(each => each.id === measured.piece) ?? null;
        const from = start(piece);
        const ghost = measured.ghost?.place;
        if (piece === null || from === null) return null;
        const ends = measured.legs.map(each => each.to);
        const points = ends.length > 0 ? ends : ghost === undefined ? [] : [ghost];
        return { piece, choice, from, points, typed: measured.typed };
    }

    /** How those who go together would stand; nothing for one alone. */
    readonly formation = computed<Formation | null>(() =>
        this.others.value.length === 0 ? null : (this.answered.value?.formation ?? null),
    );

    /** Those who could go along: the same answer is open to them, or the question could be asked of them. */
    private readonly mates = computed<readonly string[]>(() => {
        const choice = this.choice.value;
        if (choice === null || choice.tie.type !== 'Along' || legsOf(choice) === 0) return [];
        const { question, byPiece } = this.play.selection.options.value;
        const alike = [...byPiece.keys()].filter(id =>
            this.kindsOf(id).some(each => each.tie.type === 'Along' && verbOf(each) === verbOf(choice)),
        );
        const asked = question?.others.map(each => each.piece) ?? [];
        return [...new Set([...alike, ...asked])].filter(id => id !== this.play.selection.piece.value);
    });

    /** What is known of each mover's way, in their order. */
    readonly results = computed<readonly (Measurement | undefined)[]>(() =>
        this.movers.value.map(mover =>
            this.answered.value?.measurements.find(each => each.piece === mover.piece.id || each.piece === ''),
        ),
    );

    /** What is known of the chosen base's way; nothing while none was asked for. */
    readonly own = computed<Measurement | null>(() => this.results.value[0] ?? null);

    /** Whether the way has changed since it was measured. */
    readonly stale = computed(() => keyOf(this.request.value) !== this.answered.value?.key);

    /** Whether Enter would act: all of it is measured, and none of it stops short. */
    readonly allowed = computed(
        () =>
            this.active.value &&
            !this.stale.value &&
            this.problem.value === null &&
            (this.answered.value?.measurements ?? []).every(each => each.halt === null),
    );

    private async ask(request: Request): Promise<void> {
        const { game } = this.play;
        const answer = await ('typed' in request ? game.measure([request.typed]) : game.formation(request));
        // What was asked for before the last change is shown too, dimmed: nothing jumps.
        batch(() => {
            if (this.request.value === null) return;
            const key = keyOf(request);
            if (Array.isArray(answer)) this.answered.value = { key, measurements: answer, formation: null };
            else if ('measurements' in answer)
                this.answered.value = { key, measurements: answer.measurements, formation: answer };
            this.problem.value = Array.isArray(answer) || 'measurements' in answer ? null : (answer as Notice);
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
        if (!this.mates.value.includes(id)) return;
        this.others.value = this.others.value.includes(id)
            ? this.others.value.filter(each => each !== id)
            : [...this.others.value, id];
    }

    /** Everybody who can go goes along, or nobody. */
    together(): void {
        this.others.value = this.others.value.length > 0 ? [] : this.mates.value.slice(0, MOST_TOGETHER - 1);
        this.placed.value = [];
    }

    readonly several = computed(() => this.mates.value.length > 0);

    widen(steps: number): void {
        this.gapMm.value = Math.min(WIDEST_MM, Math.max(0, this.gapMm.value + steps * GAP_STEP_MM));
    }

    /** Leads one of those that go along to a place of its own. */
    apart(piece: string, to: PlacePoint): void {
        const { xMm, yMm } = this.kept(to);
        this.placed.value = [...this.placed.value.filter(each => each.piece !== piece), { piece, xMm, yMm }];
    }

    clear(): void {
        batch(() => {
            this.latest.drop();
            this.points.value = [];
            this.heading.value = null;
            this.others.value = [];
            this.placed.value = [];
            this.answered.value = null;
            this.problem.value = null;
            this.held.value = null;
        });
    }

    /** How many answers are still to be given, one after the other. */
    readonly toGo = signal(0);

    /** Gives the answers, one after the other; the first that is refused, or another question, ends it. */
    async give(): Promise<void> {
        if (!this.allowed.value) return;
        const typed = (this.answered.value?.measurements ?? []).map(each => each.typed);
        const clause = this.play.game.position.value?.scene.question?.clause ?? '';
        for (const [i, each] of typed.entries()) {
            if (i > 0 && !(await this.askedAgain(clause))) break;
            this.toGo.value = typed.length - i - 1;
            if (!(await this.play.game.act(each))) break;
        }
        this.toGo.value = 0;
        this.rest();
    }

    /** Whoever may answer a move does so first. Then the same is asked once more, or something else. */
    private askedAgain(clause: string): Promise<boolean> {
        const { game } = this.play;
        return new Promise(done => {
            let stop: (() => void) | undefined;
            let over = false;
            const end = (asked: boolean): void => {
                over = true;
                stop?.();
                done(asked);
            };
            stop = effect(() => {
                const position = game.position.value;
                const question = position?.scene.question ?? null;
                if (over) return;
                if (question !== null) end(question.clause === clause);
                else if (position === null || position.over !== null || game.handOver.value !== null) end(false);
            });
            if (over) stop();
        });
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
