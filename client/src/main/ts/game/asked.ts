// What is too much to be sent with every position and so is asked for: the range of one piece, what one place sees, a line.
import { computed, effect, signal, untracked } from '@preact/signals';
import { MeasuredTable } from '../table/measured';
import { placeWord } from '../table/places';
import type { Overlay, OverlayKind, Place, SightLine } from '../wire/types';
import type { Play } from './play';

interface Wish {
    kind: OverlayKind;
    of: string;
}

export class Asked {
    /** Answers so far, by position and wish. */
    private readonly known = signal<ReadonlyMap<string, Overlay | null>>(new Map());
    /** The line of sight along the tape. */
    readonly line = signal<SightLine | null>(null);

    constructor(private readonly play: Play) {
        effect(() => {
            for (const each of this.wishes.value) this.ask(each);
        });
        effect(() => this.look(play.tape.value.from, play.tape.value.to));
    }

    /** Whether the game has overlays of a kind, sent or there for the asking. */
    has(kind: OverlayKind): boolean {
        return this.play.shown.value?.scene.overlays.some(each => each.kind === kind) ?? false;
    }

    /** Whether a kind of overlay is there for the asking. */
    offers(kind: OverlayKind): boolean {
        return (
            this.play.shown.value?.scene.overlays.some(
                each => each.kind === kind && each.of === '' && each.spots.length + each.shapes.length === 0,
            ) ?? false
        );
    }

    private readonly wishes = computed<readonly Wish[]>(() => {
        const { selection, layers, playback } = this.play;
        if (playback.running.value) return [];
        const pointed = selection.hover.value ?? selection.cursor.value;
        const piece = selection.chosen.value ?? (pointed === null ? undefined : selection.piecesAt(pointed)[0]) ?? null;
        const place = selection.chosen.value?.places[0] ?? pointed;
        const wishes: Wish[] = [];
        for (const kind of ['RANGE', 'ARC', 'COMMAND'] as const) {
            if (layers.value.has(kind) && this.offers(kind))
                for (const each of piece === null ? this.side() : [piece.id]) wishes.push({ kind, of: each });
        }
        if (this.offers('REACH') && selection.chosen.value?.canAct === true)
            wishes.push({ kind: 'REACH', of: selection.chosen.value.id });
        if (layers.value.has('SIGHT') && this.offers('SIGHT') && place?.type === 'Hex')
            wishes.push({ kind: 'SIGHT', of: place.number });
        return wishes;
    });

    /** With nothing chosen or pointed at a layer shows all of the own side that stand on a measured table. */
    side(): readonly string[] {
        const { game, shown } = this.play;
        if (!(game.table.value instanceof MeasuredTable)) return [];
        return (shown.value?.scene.pieces ?? [])
            .filter(each => each.side === game.me.value && each.places[0]?.type === 'Point')
            .map(each => each.id);
    }

    /** The overlays that are wished for and known. */
    readonly overlays = computed<readonly Overlay[]>(() =>
        this.wishes.value.flatMap(each => this.known.value.get(this.key(each)) ?? []),
    );

    private key(wish: Wish): string {
        return `${this.play.game.position.value?.position ?? 0} ${wish.kind} ${wish.of}`;
    }

    private ask(wish: Wish): void {
        const key = this.key(wish);
        if (untracked(() => this.known.value.has(key))) return;
        void this.play.game.overlay(wish.kind, wish.of).then(answer => {
            this.known.value = new Map([...this.known.value, [key, answer]]);
        });
    }

    /** Whether there are lines of sight to be asked for: where a map says so, and on every measured table. */
    seesLines(): boolean {
        return this.offers('SIGHT') || this.play.game.table.value instanceof MeasuredTable;
    }

    private look(from: Place | null, to: Place | null): void {
        this.line.value = null;
        if (from === null || to === null || !untracked(() => this.seesLines())) return;
        const [a, b] = [placeWord(from), placeWord(to)];
        void this.play.game.sight(a, b).then(line => {
            const now = this.play.tape.value;
            const still = now.from !== null && now.to !== null && placeWord(now.from) === a && placeWord(now.to) === b;
            if (still) this.line.value = line;
        });
    }
}
