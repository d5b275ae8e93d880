// What the player points at: a piece, a place, an answer that is proposed but not yet given.
import { batch, computed, signal } from '@preact/signals';
import { placeKey, samePlace } from '../table/table';
import type { Position } from '../wire/messages';
import type { Choice, Piece, Place } from '../wire/scene';
import { attempt, concerned, destination, goingTo, optionsOf, type Options } from './options';
import type { GameStore } from './store';

/** Answers to the same end, one of which is shown; the others stand beside it to choose from. */
export interface Proposal {
    choices: readonly Choice[];
    at: number;
}

export class Selection {
    readonly piece = signal<string | null>(null);
    readonly place = signal<Place | null>(null);
    readonly cursor = signal<Place | null>(null);
    readonly hover = signal<Place | null>(null);
    readonly proposal = signal<Proposal | null>(null);
    /** A way drawn by hand, hex by hex. */
    readonly way = signal<readonly Place[]>([]);
    /** Places lit because somebody points at their number in the text. */
    readonly lit = signal<readonly Place[]>([]);

    readonly options = computed<Options>(() => optionsOf(this.game.position.value?.scene.question ?? null));
    readonly proposed = computed<Choice | null>(() => {
        const proposal = this.proposal.value;
        return proposal?.choices[proposal.at] ?? null;
    });
    readonly chosen = computed<Piece | null>(() => {
        const id = this.piece.value;
        return this.shown()?.scene.pieces.find(each => each.id === id) ?? null;
    });

    /** @param shown the position on the table, which may be an earlier one */
    constructor(
        private readonly game: GameStore,
        private readonly shown: () => Position | null,
    ) {}

    piecesAt(place: Place): Piece[] {
        const pieces = this.shown()?.scene.pieces ?? [];
        return pieces.filter(each => each.places.some(at => samePlace(at, place)));
    }

    select(id: string | null): void {
        batch(() => {
            this.piece.value = id;
            this.proposal.value = null;
            this.place.value = null;
            this.way.value = [];
            const at = this.shown()?.scene.pieces.find(each => each.id === id)?.places[0];
            if (at !== undefined && at.type !== 'Box') this.cursor.value = at;
        });
    }

    /** One step back: the proposal, then the piece or place. Says whether there was anything to take back. */
    back(): boolean {
        if (this.way.value.length > 0 || this.proposal.value !== null) {
            this.way.value = [];
            this.proposal.value = null;
            return true;
        }
        const something = this.piece.value !== null || this.place.value !== null;
        this.select(null);
        return something;
    }

    propose(choices: readonly Choice[], at = 0): void {
        batch(() => {
            this.proposal.value = { choices, at };
            const end = choices[at] === undefined ? undefined : destination(choices[at]);
            if (end !== undefined && end.type !== 'Box') this.cursor.value = end;
        });
    }

    /** What a click, a tap or Enter on a place means. */
    async point(place: Place): Promise<void> {
        this.cursor.value = place;
        const proposed = this.proposed.value;
        if (proposed !== null && this.endsAt(proposed, place)) return this.confirm();
        const piece = this.piece.value;
        const going = piece === null ? [] : goingTo(this.options.value, piece, place);
        if (going.length > 0) return this.propose(going);
        const here = this.options.value.byPlace.get(placeKey(place)) ?? [];
        const fights = here.filter(each => each.forecast !== null);
        if (fights.length > 0) return this.propose(fights);
        if (this.next(place)) return;
        if (here.length > 0) {
            this.select(null);
            this.place.value = place;
            return;
        }
        const text = piece === null ? undefined : attempt(this.options.value, piece, [place]);
        if (text !== undefined) await this.game.act(text);
        else this.select(null);
    }

    private endsAt(choice: Choice, place: Place): boolean {
        const end = choice.tie.type === 'OnPlace' ? choice.tie.place : destination(choice);
        return end !== undefined && samePlace(end, place);
    }

    /** Chooses a piece in the place, or the one behind the chosen piece. Says whether there is one. */
    next(place: Place): boolean {
        const all = this.piecesAt(place);
        const acting = all.filter(each => each.canAct);
        const stack = acting.length > 0 && !all.some(each => each.id === this.piece.value) ? acting : all;
        if (stack.length === 0) return false;
        const now = stack.findIndex(each => each.id === this.piece.value);
        const next = stack[(now + 1) % stack.length];
        if (next === undefined || next.id === this.piece.value) return false;
        this.select(next.id);
        return true;
    }

    /** The next piece that can act, or the one before. Nothing after the last: then the keyboard moves on. */
    cycle(by: 1 | -1): boolean {
        const scene = this.game.position.value?.scene;
        if (scene === undefined) return false;
        const list = concerned(scene, this.options.value);
        const now = list.findIndex(each => each.id === this.piece.value);
        const next = list[now < 0 ? (by > 0 ? 0 : list.length - 1) : now + by];
        this.select(next?.id ?? null);
        return next !== undefined;
    }

    async confirm(): Promise<void> {
        const choice = this.proposed.value;
        if (choice !== null) await this.give(choice);
    }

    /** Gives an answer. The piece stays chosen if it can do more; pieces beside the map are chosen one after the other. */
    async give(choice: Choice): Promise<void> {
        const piece = this.piece.value;
        const beside = this.chosen.value?.places[0]?.type === 'Box';
        if (!(await this.game.act(choice.typed))) return;
        const more = piece !== null && this.options.value.byPiece.has(piece);
        this.select(more ? piece : null);
        if (!more && beside) this.select(this.game.position.value?.scene.pieces.find(each => each.canAct && each.places[0]?.type === 'Box')?.id ?? null);
    }

    /** What a button does: answers at once, unless dice follow. */
    async press(choice: Choice): Promise<void> {
        if (choice.forecast !== null) this.propose([choice]);
        else await this.give(choice);
    }

    /** Adds a place to the way drawn by hand. */
    draw(place: Place): void {
        const piece = this.piece.value;
        const way = this.way.value;
        const last = way[way.length - 1];
        if (piece === null || (last !== undefined && samePlace(last, place))) return;
        const next = [...way, place];
        const typed = attempt(this.options.value, piece, next);
        if (typed === undefined) return;
        this.way.value = next;
        this.proposal.value = { choices: [drawn(piece, typed, next, this.options.value)], at: 0 };
    }

    /** Takes the last step of the way back. */
    shorten(): void {
        const piece = this.piece.value;
        const shorter = this.way.value.slice(0, -1);
        this.way.value = [];
        this.proposal.value = null;
        if (piece !== null) for (const place of shorter) this.draw(place);
    }
}

/** A way that may be listed too; if it is not, the server decides. */
function drawn(piece: string, typed: string, way: readonly Place[], options: Options): Choice {
    const listed = options.byPiece.get(piece)?.find(each => each.typed === typed);
    const end = way[way.length - 1];
    const words = end === undefined ? typed : `Go this way to ${placeKey(end)}`;
    return listed ?? { typed, label: typed, words, weight: 'MAIN', tie: { type: 'Along', piece, way: [...way] }, reasons: [], forecast: null };
}
