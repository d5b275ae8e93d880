// What the player points at: a piece, a place, an answer that is proposed but not yet given.
import { batch, computed, signal } from '@preact/signals';
import { askerOf, destination, type Options, optionsOf } from '../answers/options';
import { type Part, partOf } from '../answers/team';
import { samePlace } from '../table/table';
import type { Choice, Piece, Place, Position } from '../wire/types';
import type { Notice } from './notice';
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

    readonly options = computed<Options>(() =>
        optionsOf(this.game.scene.value?.question ?? null, this.game.scene.value),
    );
    readonly proposed = computed<Choice | null>(() => {
        const proposal = this.proposal.value;
        return proposal?.choices[proposal.at] ?? null;
    });
    /** Who takes part in what is proposed. */
    readonly part = computed<Part | null>(() => partOf(this.proposed.value));
    /** Whether what is proposed can be given now. */
    readonly ready = computed(
        () =>
            this.proposed.value !== null &&
            this.proposed.value.typed !== '' &&
            this.asking.value === null &&
            this.doubt.value === null,
    );
    readonly chosen = computed<Piece | null>(() => {
        const id = this.piece.value;
        return this.shown()?.scene.pieces.find(each => each.id === id) ?? null;
    });

    /** Who goes where is pointed at: the chosen piece, or the one that is asked, while another is only read. */
    readonly mover = computed<string | null>(() => {
        const id = this.piece.value;
        return id !== null && this.options.value.byPiece.has(id) ? id : (askerOf(this.options.value) ?? id);
    });

    /** @param shown the position on the table, which may be an earlier one */
    constructor(
        readonly game: GameStore,
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

    /** Another question: what was proposed to the one before goes, unless this one lists it too. */
    renewed(): void {
        const typed = this.proposed.value?.typed;
        const again = this.options.value.question?.choices.find(each => each.typed === typed);
        if (again === undefined) this.drop();
        else this.propose([again]);
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
}
