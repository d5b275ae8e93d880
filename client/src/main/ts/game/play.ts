// Everything about one game that pages share: its store, what is pointed at, where the window looks, what is open.

import { computed, effect, signal, untracked } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { formOf } from '../answers/form';
import { concerned, type Options } from '../answers/options';
import { FORGOTTEN, type Memory, type Roster, remembered, rosterOf } from '../answers/roster';
import { onlyDeed } from '../answers/team';
import { MeasuredTable } from '../table/measured';
import type { Pt } from '../table/point';
import type { Held, ListedGame, ListedSeat, OverlayKind, Place, PlacePoint, Position, Scene } from '../wire/types';
import { Asked } from './asked';
import { Camera } from './camera';
import { focus } from './focus';
import { Measuring } from './measuring';
import { Playback } from './playback';
import { Selection } from './selection';
import { choose } from './stack';
import { GameStore } from './store';
import { Teaching } from './teaching';
import { Thoughts } from './thoughts';
import { Waits } from './waits';
import { Writing } from './writing';

/** What lies over the map or the panel. */
export type Sheet = 'none' | 'rule' | 'keys' | 'words' | 'menu' | 'seats' | 'knows' | 'ending' | 'playon';

export class Play {
    readonly game: GameStore;
    readonly selection: Selection;
    readonly playback: Playback;
    readonly asked: Asked;
    readonly measuring: Measuring;
    readonly writing: Writing;
    readonly teaching: Teaching;
    readonly thoughts: Thoughts;
    readonly waits: Waits;
    readonly camera = new Camera();
    readonly layers = signal<ReadonlySet<OverlayKind>>(new Set());
    readonly hidden = signal(false);
    readonly fan = signal<Place | null>(null);
    /** Whether the stack was opened by a press that stays: then it stays too. */
    readonly lingered = signal(false);
    readonly tape = signal<{ on: boolean; from: Place | null; to: Place | null }>({ on: false, from: null, to: null });
    readonly sheet = signal<Sheet>('none');
    readonly clause = signal('');
    /** How far the panel is drawn up on a phone. */
    readonly phoneSheet = signal<'bar' | 'half' | 'full'>('half');
    /** The position on the table: the present one, or one that is being played back. */
    readonly shown = computed<Position | null>(() => this.playback.frame.value ?? this.game.position.value);
    private readonly shownScene = computed<Scene | null>(() => this.shown.value?.scene ?? null);
    readonly roster = computed<Roster | null>(() => this.rosterNow());
    private readonly focus = computed(() => focus(this));
    private memory: Memory = FORGOTTEN;
    private memoryOf = '';

    constructor(listed: ListedGame, link = '') {
        this.game = new GameStore(listed, link);
        this.playback = new Playback(this.game);
        this.selection = new Selection(this.game, () => this.shown.value);
        this.waits = new Waits(this.game.position);
        this.asked = new Asked(this);
        this.measuring = new Measuring(this);
        this.writing = new Writing(this);
        this.teaching = new Teaching(this);
        this.thoughts = new Thoughts(this.game);
        effect(() => this.ask(this.selection.options.value));
        effect(() => this.take(this.selection.options.value));
        effect(() => this.sit(this.game.seat.value));
        effect(() => this.show(this.selection.piece.value));
        effect(() => this.showEnd(this.measuring.points.value, this.measuring.held.value !== null));
        effect(() => this.refit(this.phoneSheet.value, this.camera.size.value.height));
        effect(() => this.showFocus(this.focus.value));
        effect(() => this.showDeed(this.playback.since.deed.value?.places ?? []));
        effect(() => {
            if (this.camera.shown.value > 0) this.showHeld(this.shownScene.value?.held ?? null, this.camera.size.value);
        });
    }

    /** Somebody else at this screen begins with nothing chosen. */
    private sit(_seat: ListedSeat | null): void {
        untracked(() => {
            this.selection.select(null);
            this.selection.hover.value = null;
        });
    }

    /** A question that asks for nothing but a pick is answered by ticking boxes: its usual pick is proposed. */
    private ask(options: Options): void {
        const [usual] = onlyDeed(options)?.choices ?? [];
        untracked(() => {
            if (usual !== undefined) this.selection.propose([usual]);
            else this.selection.renewed();
        });
    }

    /** A question of one piece, or about one beside the map, which asks where it goes: it need not be chosen first. */
    private take(options: Options): void {
        untracked(() => {
            const scene = this.game.position.value?.scene;
            const asker = scene?.pieces.find(each => each.id === options.question?.of);
            if (asker !== undefined) {
                if (this.selection.piece.value !== asker.id) choose(this.selection, asker);
                return;
            }
            const [only, ...others] = scene === undefined ? [] : concerned(scene, options);
            const asked = others.length === 0 && only?.places[0]?.type === 'Box';
            if (asked && this.selection.piece.value === null) choose(this.selection, only);
        });
    }

    /** A piece that is chosen in the panel is brought into the window. */
    private show(piece: string | null): void {
        untracked(() => {
            const place = this.shown.value?.scene.pieces.find(each => each.id === piece)?.places[0];
            const spot = place === undefined ? undefined : this.game.table.value?.spot(place);
            if (spot !== undefined) this.camera.reveal(spot, 0);
        });
    }

    /** The end of a way stays in the window, unless a finger leads it there. */
    private showEnd(points: readonly PlacePoint[], led: boolean): void {
        untracked(() => {
            const end = points[points.length - 1];
            const spot = end === undefined ? undefined : this.game.table.value?.spot(end);
            if (spot !== undefined && !led) this.camera.reveal(spot, 24);
        });
    }

    /** What is held is brought into the window, with those who could answer it; again when the sheet takes of its room. */
    private showHeld(held: Held | null, _room: { width: number; height: number }): void {
        untracked(() => {
            const scene = this.shown.value?.scene;
            if (held === null || scene === undefined || held.stops.length === 0) return;
            const table = this.game.table.value;
            const firers = this.selection.part.value?.pieces ?? [];
            const pieces = scene.pieces.filter(each => each.id === held.piece || firers.includes(each.id));
            this.camera.include(pieces.flatMap(each => table?.pieceSpot(each.places) ?? []));
        });
    }

    /** On a small screen the map is fitted anew whenever the panel leaves it another height. */
    private refit(_stop: string, _height: number): void {
        untracked(() => {
            if (this.camera.narrow && !this.playback.running.value) this.camera.refit(this.focus.value);
        });
    }

    /** There, too, what is asked about comes into the window by itself; on a large screen where none of it is in sight. */
    private showFocus(points: readonly Pt[]): void {
        untracked(() => {
            const [first] = points;
            if (first === undefined || this.playback.running.value) return;
            if (!this.camera.narrow) {
                if (!points.some(each => this.camera.sees(each))) this.camera.include(points);
            } else if (!this.camera.sees(first)) this.camera.refit(points);
        });
    }

    /** The window follows what others did. */
    private showDeed(places: readonly Place[]): void {
        untracked(() => {
            const table = this.game.table.value;
            this.camera.include(places.flatMap(each => table?.spot(each) ?? []));
        });
    }

    private rosterNow(): Roster | null {
        const scene = this.game.scene.value;
        const options = this.selection.options.value;
        if (this.game.table.value instanceof MeasuredTable) return null;
        if (scene === null || options.question === null || formOf(scene, options) !== 'ORDERS') return null;
        const position = this.game.position.peek();
        const about = `${position?.side} ${position?.turn} ${options.question.words}`;
        this.memory = remembered(about === this.memoryOf ? this.memory : FORGOTTEN, options);
        this.memoryOf = about;
        return rosterOf(scene, options, this.memory);
    }

    toggleLayer(kind: OverlayKind): void {
        const layers = new Set(this.layers.value);
        if (!layers.delete(kind)) layers.add(kind);
        this.layers.value = layers;
    }

    openRule(clause: string): void {
        this.game.notice.value = null;
        this.clause.value = clause;
        this.sheet.value = 'rule';
    }

    /** Moves the window to a place named in the text. */
    goTo(place: Place): void {
        const spot = this.game.table.value?.spot(place);
        if (spot === undefined) return;
        this.selection.cursor.value = place;
        this.camera.centre(spot);
    }
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
    const play = useContext(PlayContext);
    if (play === null) throw new Error('no game is open here');
    return play;
}
