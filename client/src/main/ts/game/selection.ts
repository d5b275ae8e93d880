// What the player points at: a piece, a place, an answer that is proposed but not yet given.
import { batch, computed, signal } from '@preact/signals';
import { placeKey, samePlace } from '../table/table';
import type { Choice, Piece, Place, Position } from '../wire/types';
import type { Notice } from './notice';
import { alone, attempt, concerned, destination, goingTo, optionsOf, type Deed, type Options } from './options';
import type { GameStore } from './store';
import { deedOf, mayBePicked, openTo, partOf, pickOf, weighty, type Part } from './team';

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
    /** Pieces picked to do something together. */
    readonly team = signal<readonly string[]>([]);
    /** The answer whose price is being asked for. */
    readonly asking = signal<string | null>(null);
    /** What speaks against the answer that is proposed. */
    readonly doubt = signal<Notice | null>(null);
    /** A way drawn by hand, hex by hex. */
    readonly way = signal<readonly Place[]>([]);
    /** Places lit because somebody points at their number in the text. */
    readonly lit = signal<readonly Place[]>([]);

    readonly options = computed<Options>(() => optionsOf(this.game.position.value?.scene.question ?? null, this.game.position.value?.scene ?? null));
    readonly proposed = computed<Choice | null>(() => {
        const proposal = this.proposal.value;
        return proposal?.choices[proposal.at] ?? null;
    });
    /** Who takes part in what is proposed. */
    readonly part = computed<Part | null>(() => partOf(this.proposed.value));
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
            this.team.value = [];
            this.asking.value = null;
            this.doubt.value = null;
            this.way.value = [];
            const at = this.shown()?.scene.pieces.find(each => each.id === id)?.places[0];
            if (at !== undefined && at.type !== 'Box') this.cursor.value = at;
        });
    }

    /** One step back: the proposal, then the piece or place. Says whether there was anything to take back. */
    back(): boolean {
        if (this.way.value.length > 0 || this.proposal.value !== null) {
            this.way.value = [];
            this.drop();
            return true;
        }
        const something = this.piece.value !== null || this.place.value !== null;
        this.select(null);
        return something;
    }

    private drop(): void {
        batch(() => {
            this.proposal.value = null;
            this.asking.value = null;
            this.doubt.value = null;
        });
    }

    propose(choices: readonly Choice[], at = 0): void {
        batch(() => {
            this.asking.value = null;
            this.doubt.value = null;
            this.proposal.value = { choices, at };
            const end = choices[at] === undefined ? undefined : destination(choices[at]);
            if (end !== undefined && end.type !== 'Box') this.cursor.value = end;
        });
    }

    /**
     * What a click, a tap or Enter on a place means.
     *
     * @param more whether pieces there join those already picked
     */
    async point(place: Place, more = false): Promise<void> {
        this.cursor.value = place;
        const takers = this.piecesAt(place).filter(each => this.part.value?.among.includes(each.id)).map(each => each.id);
        if (takers.length > 0) return this.toggle(takers);
        const proposed = this.proposed.value;
        if (proposed !== null && this.endsAt(proposed, place)) return this.confirm();
        const piece = this.piece.value;
        const going = piece === null ? [] : goingTo(this.options.value, piece, place);
        if (going.length > 0) return this.propose(going);
        const aimed = this.options.value.deeds.filter(each => each.place !== null && samePlace(each.place, place));
        if (aimed.length > 0) return this.aim(aimed);
        const pickable = this.pickable(place);
        const own = this.piecesAt(place).some(each => alone(this.options.value, each.id));
        if (pickable.length > 0 && (more || !own)) return more ? this.toggle(pickable) : this.pick(pickable);
        const here = this.options.value.byPlace.get(placeKey(place)) ?? [];
        const fights = here.filter(each => each.forecast !== null);
        if (fights.length > 0 && !own) return this.propose(fights);
        if (this.next(place)) return;
        if (here.length > 0 && !own) {
            this.select(null);
            this.place.value = place;
            return;
        }
        const text = piece === null ? undefined : attempt(this.options.value, piece, [place]);
        if (text !== undefined) await this.game.act(text);
        else this.select(null);
    }

    private endsAt(choice: Choice, place: Place): boolean {
        const end = choice.tie.type === 'OnPlace' || choice.tie.type === 'Together' ? choice.tie.place : destination(choice);
        return end !== undefined && end !== null && samePlace(end, place);
    }

    /** The pieces in a place that can be picked to do something together. */
    pickable(place: Place): string[] {
        return this.piecesAt(place).map(each => each.id).filter(each => mayBePicked(this.options.value, each));
    }

    /** Picks pieces. Picked again, they do the first thing they can do. */
    pick(pieces: readonly string[]): void {
        const team = this.team.value;
        const again = team.length === pieces.length && pieces.every(each => team.includes(each));
        const [first] = again ? openTo(this.options.value, team) : [];
        if (first !== undefined && first.place === null) return void this.press(pickOf(first, team));
        batch(() => {
            this.select(pieces[0] ?? null);
            this.team.value = pieces;
        });
    }

    /** Takes pieces in where one is missing, else out: of what is proposed, or of those picked. */
    toggle(pieces: readonly string[]): void {
        const part = this.part.value;
        const now = part?.pieces ?? this.team.value;
        const all = pieces.every(each => now.includes(each));
        const next = all ? now.filter(each => !pieces.includes(each)) : [...now, ...pieces.filter(each => !now.includes(each))];
        const deed = part === null ? undefined : deedOf(this.options.value, part);
        if (deed !== undefined) return this.proposePick(deed, next);
        if (next.length === 0) return this.select(null);
        batch(() => {
            if (!next.includes(this.piece.value ?? '')) this.piece.value = next[0] ?? null;
            this.team.value = next;
        });
    }

    /** Proposes what can be done to a place: with those picked who can, or with the usual ones. */
    aim(deeds: readonly Deed[]): void {
        const picks = deeds.map(deed => {
            const able = this.team.value.filter(each => deed.among.includes(each));
            return able.length > 0 ? pickOf(deed, able) : deed.choices[0];
        });
        const [first, ...others] = picks.filter(each => each !== undefined);
        const [deed] = deeds;
        if (first === undefined || deed === undefined) return;
        this.propose([first, ...others]);
        this.considered(deed, first);
    }

    /** Proposes one pick of a deed; what is not listed is asked for. */
    proposePick(deed: Deed, pieces: readonly string[]): void {
        const before = this.proposed.value;
        const others = (this.proposal.value?.choices ?? []).filter(each => partOf(each)?.pattern !== deed.pattern);
        const pick = pickOf(deed, pieces);
        const listed = deed.choices.includes(pick);
        // Until the answer is there the odds of the pick before stand, dimmed: nothing jumps.
        const shown = listed ? pick : { ...pick, reasons: before?.reasons ?? [], forecast: before?.forecast ?? null };
        this.propose([shown, ...others]);
        this.considered(deed, shown);
    }

    private considered(deed: Deed, choice: Choice): void {
        if (deed.choices.includes(choice) || choice.typed === '') return;
        this.asking.value = choice.typed;
        void this.game.consider(choice.typed).then(answer => {
            if (this.proposed.value?.typed !== choice.typed) return;
            batch(() => {
                this.asking.value = null;
                const others = this.proposal.value?.choices.slice(1) ?? [];
                // What may be picked stays as it was when the pick was made.
                if ('typed' in answer) this.proposal.value = { choices: [{ ...answer, template: choice.template, tie: choice.tie }, ...others], at: 0 };
                else this.doubt.value = answer;
            });
        });
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
        if (mayBePicked(this.options.value, next.id)) this.team.value = [next.id];
        return true;
    }

    /** The next piece that can act, or the one before. Nothing after the last: then the keyboard moves on. */
    cycle(by: 1 | -1): boolean {
        const scene = this.game.position.value?.scene;
        if (scene === undefined) return false;
        const list = concerned(scene, this.options.value);
        const now = list.findIndex(each => each.id === this.piece.value);
        const next = list[now < 0 ? (by > 0 ? 0 : list.length - 1) : now + by];
        this.choose(next ?? null);
        return next !== undefined;
    }

    /** Chooses a piece; one that acts together with others is picked with those in its place. */
    choose(piece: Piece | null): void {
        const [place] = piece?.places ?? [];
        if (piece === null || place === undefined || !mayBePicked(this.options.value, piece.id)) return this.select(piece?.id ?? null);
        const pieces = place.type === 'Box' || alone(this.options.value, piece.id) ? [piece.id] : this.pickable(place);
        batch(() => {
            this.select(piece.id);
            this.team.value = pieces;
        });
    }

    /** Whether what is proposed can be given now. */
    readonly ready = computed(() => this.proposed.value !== null && this.proposed.value.typed !== '' && this.asking.value === null && this.doubt.value === null);

    async confirm(): Promise<void> {
        const choice = this.proposed.value;
        if (choice !== null && this.ready.value) await this.give(choice);
    }

    /** Gives an answer. The piece stays chosen if it can do more; pieces beside the map are chosen one after the other. */
    async give(choice: Choice): Promise<void> {
        const piece = this.piece.value;
        const beside = this.chosen.value?.places[0]?.type === 'Box';
        if (!(await this.game.act(choice.typed))) return;
        const more = piece !== null && this.options.value.byPiece.has(piece);
        const [mover] = partOf(choice) === null ? [] : (partOf(choice)?.pieces ?? []);
        if (!more && mover !== undefined && this.options.value.byPiece.has(mover)) return this.select(mover);
        this.select(more ? piece : null);
        if (!more && beside) this.select(this.game.position.value?.scene.pieces.find(each => each.canAct && each.places[0]?.type === 'Box')?.id ?? null);
    }

    /** What a button does: answers at once, unless dice follow. */
    async press(choice: Choice): Promise<void> {
        const part = partOf(choice);
        const deed = part === null ? undefined : deedOf(this.options.value, part);
        if (part !== null && deed !== undefined && weighty(deed)) this.proposePick(deed, part.pieces);
        else if (choice.forecast !== null) this.propose([choice]);
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
    return listed ?? { typed, template: null, label: typed, words, weight: 'MAIN', tie: { type: 'Along', pieces: [piece], way: [...way] }, reasons: [], forecast: null };
}
