// Writing an order: a kind is chosen, its blanks are filled by pointing at places and units, and the server says how it
// reads, when it acts and what speaks against it. Enter or the button notes it; nothing is decided here.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { allWords, moved, pointed, pointsIn, type Slot, shortened, slotsOf, type Words } from '../answers/slots';
import { filled } from '../answers/template';
import { MeasuredTable } from '../table/measured';
import type { Choice, Measurement, Piece, PlacePoint } from '../wire/types';
import { Latest } from './latest';
import type { Notice } from './notice';
import type { Play } from './play';
import { choose } from './stack';

/** No more than one request in this time while somebody drags. */
const GAP_MS = 60;

interface Answered {
    typed: string;
    measured: Measurement | null;
    problem: Notice | null;
}

export class Writing {
    /** The answer that is filled in. */
    readonly choice = signal<Choice | null>(null);
    readonly words = signal<Words>({});
    /** The blank that pointing fills, if one was picked. */
    private readonly picked = signal('');
    private readonly answered = signal<Answered | null>(null);
    private readonly latest = new Latest<string>(typed => this.ask(typed), GAP_MS);

    constructor(private readonly play: Play) {
        effect(() => {
            const typed = this.typed.value;
            if (typed === null) this.latest.drop();
            else this.latest.want(typed);
        });
        // Another piece or another question begins anew.
        effect(() => {
            void play.selection.piece.value;
            void play.game.number.value;
            untracked(() => this.clear());
        });
    }

    private readonly table = computed<MeasuredTable | null>(() => {
        const table = this.play.game.table.value;
        return table instanceof MeasuredTable ? table : null;
    });

    /** Whether the question is answered by writing. */
    readonly on = computed(
        () =>
            this.play.game.scene.value?.question?.form === 'ORDERS' &&
            this.table.value !== null &&
            !this.play.playback.running.value,
    );

    private pieces(): readonly Piece[] {
        return this.play.game.scene.value?.pieces ?? [];
    }

    /** The kinds of answers about the chosen unit; without one those about no unit. */
    readonly kinds = computed<readonly Choice[]>(() => {
        const { offered, question } = this.play.selection.options.value;
        const piece = this.play.selection.piece.value;
        if (!this.on.value) return [];
        if (piece !== null) return offered.get(piece) ?? [];
        return question?.variants.filter(each => each.tie.type === 'Button' || each.tie.type === 'OnPlace') ?? [];
    });

    readonly slots = computed<readonly Slot[]>(() =>
        this.choice.value === null ? [] : slotsOf(this.choice.value, this.pieces()),
    );

    /** What pointing at the map fills now: the blank that was picked, or the first that nobody has filled. */
    readonly slot = computed<Slot | null>(() => {
        const slots = this.slots.value;
        const open = slots.find(each => this.words.value[each.blank.name] === undefined);
        return slots.find(each => each.blank.name === this.picked.value) ?? open ?? slots[slots.length - 1] ?? null;
    });

    /** The answer as it is typed. */
    readonly typed = computed<string | null>(() => {
        const choice = this.choice.value;
        if (choice === null) return null;
        return choice.template === null ? choice.typed : filled(choice.template, allWords(choice, this.words.value));
    });

    readonly measured = computed<Measurement | null>(() => this.answered.value?.measured ?? null);

    readonly problem = computed<Notice | null>(() => this.answered.value?.problem ?? null);

    readonly stale = computed(() => this.typed.value !== this.answered.value?.typed);

    /** Whether Enter would note it. */
    readonly allowed = computed(
        () => this.choice.value !== null && !this.stale.value && this.measured.value?.halt === null,
    );

    /** The points in its blanks, where they can be taken hold of. */
    readonly knots = computed<readonly { slot: Slot; index: number; point: PlacePoint }[]>(() => {
        const choice = this.choice.value;
        if (choice === null) return [];
        return this.slots.value.flatMap(slot =>
            pointsIn(choice, slot, this.words.value).map((point, index) => ({ slot, index, point })),
        );
    });

    private async ask(typed: string): Promise<void> {
        const answer = await this.play.game.measure([typed]);
        if (this.typed.value === null) return;
        this.answered.value = Array.isArray(answer)
            ? { typed, measured: (answer as readonly Measurement[])[0] ?? null, problem: null }
            : { typed, measured: null, problem: answer as Notice };
    }

    /** Begins with a kind, or with an answer that the rules propose. */
    open(choice: Choice): void {
        // Cleared first, so that the same answer is asked about anew.
        this.clear();
        this.choice.value = choice;
    }

    /** Begins with an answer as it is typed, about a piece: what is written there may be changed. */
    async change(typed: string, piece: string): Promise<void> {
        const answer = await this.play.game.consider(typed);
        if (!('typed' in answer)) return;
        const about = this.pieces().find(each => each.id === piece);
        if (about !== undefined) choose(this.play.selection, about);
        this.open(answer);
    }

    pick(blank: string): void {
        this.picked.value = blank;
    }

    /** Fills in where somebody points. Says whether there is a blank for it. */
    point(to: PlacePoint): boolean {
        const slot = this.slot.value;
        const table = this.table.value;
        if (slot === null || slot.kind === 'unit' || table === null) return false;
        const place = table.within(to);
        batch(() => {
            this.words.value = pointed(slot, this.words.value, place);
            // A place is one point; a way goes on until another blank is picked.
            this.picked.value = slot.kind === 'way' ? slot.blank.name : '';
        });
        return true;
    }

    /** A unit that is named, or an enemy whose place is meant. Says whether there is a blank for it. */
    pointAt(piece: Piece): boolean {
        const own = this.play.selection.chosen.value?.group.id;
        const unit = this.slots.value.find(each => each.kind === 'unit' && each.blank.among.includes(piece.group.id));
        if (unit !== undefined && piece.group.id !== own) {
            this.words.value = { ...this.words.value, [unit.blank.name]: [piece.group.id] };
            return true;
        }
        const [at] = piece.places;
        return piece.side !== this.play.game.me.value && at?.type === 'Point' && this.point(at);
    }

    /** Takes a point that was filled in elsewhere. */
    lead(slot: Slot, index: number, to: PlacePoint): void {
        const choice = this.choice.value;
        const place = this.table.value?.within(to);
        if (choice === null || place === undefined) return;
        this.words.value = moved(choice, slot, this.words.value, index, place);
    }

    /** The last point of the blank, so many millimetres in a direction of the screen. */
    nudge(degrees: number, mm: number): boolean {
        const slot = this.slot.value;
        const choice = this.choice.value;
        if (slot === null || choice === null || slot.kind === 'unit') return false;
        const points = pointsIn(choice, slot, this.words.value);
        const end = points[points.length - 1];
        const to = end === undefined ? undefined : this.table.value?.moved(end, degrees, mm);
        if (to !== undefined) this.lead(slot, points.length - 1, to);
        return true;
    }

    /** One more leg, where the last one ends, to be led on by the keys. */
    extend(): void {
        const slot = this.slot.value;
        const last = this.knots.value.filter(each => each.slot.blank.name === slot?.blank.name).pop();
        if (slot?.kind === 'way' && last !== undefined) {
            const led = this.words.value[slot.blank.name] === undefined;
            if (led) this.point(last.point);
            this.point(last.point);
        }
    }

    /** Takes the last point back. */
    drop(): void {
        const slot = this.slot.value;
        if (slot !== null) this.words.value = shortened(slot, this.words.value);
    }

    fill(blank: string, words: readonly string[]): void {
        this.words.value = { ...this.words.value, [blank]: words };
    }

    clear(): void {
        batch(() => {
            this.latest.drop();
            this.choice.value = null;
            this.words.value = {};
            this.picked.value = '';
            this.answered.value = null;
        });
    }

    /** Notes it. */
    async give(): Promise<void> {
        const typed = this.typed.value;
        if (typed !== null && this.allowed.value && (await this.play.game.act(typed))) this.clear();
    }
}
