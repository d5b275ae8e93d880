// What is on the table instead of the present position: a bound that is played back, a replay, or what others did.
import { computed, effect, signal, untracked } from '@preact/signals';
import { reducedMotion, watched } from '../browser/settings';
import { get } from '../wire/http';
import type { Position } from '../wire/types';
import { type Frame, framesOf, inBounds, tellable } from './bound';
import { Since } from './since';
import type { GameStore } from './store';

/** What came of a bound has dice to be read. */
const BEAT_MS = 2200;
/** One of the steps in which all move at once. */
const TICK_MS = 300;

export class Playback {
    readonly frames = signal<readonly Frame[]>([]);
    readonly at = signal(0);
    readonly since: Since;
    readonly frame = computed<Frame | null>(
        () => this.frames.value[this.at.value] ?? (this.since.running.value ? this.since.frame.value : null),
    );
    readonly running = computed(() => this.frames.value.length > 0 || this.since.running.value);
    /** Whether others' deeds are told, one after the other. */
    readonly telling = computed(() => this.frames.value.length === 0 && this.since.running.value);
    /** Whether a replay decides what is shown: then it stays until it is left. */
    readonly replay = signal(false);
    readonly paused = signal(false);
    /** What happened in the last bound, to be played again. */
    readonly bound = signal<readonly Frame[]>([]);
    private timer = 0;
    private loading = false;

    constructor(private readonly game: GameStore) {
        this.since = new Since(game);
        effect(() => {
            const position = game.position.value;
            if (position !== null) untracked(() => void this.arrived(position));
        });
        effect(() => {
            const frame = this.frames.value[this.at.value];
            clearTimeout(this.timer);
            if (frame === undefined || this.paused.value || this.replay.value) return;
            this.timer = window.setTimeout(() => this.next(), frame.move === undefined ? BEAT_MS : TICK_MS);
        });
    }

    /** Shows one position of a replay. */
    show(position: Position): void {
        this.replay.value = true;
        this.frames.value = [position];
        this.at.value = 0;
    }

    /** A position came in: where all move at once, what came of it is shown before anything else. */
    private async arrived(position: Position): Promise<void> {
        if (!inBounds(position.log) || this.loading || this.replay.value) return;
        const asking = this.game.asking;
        const seat = asking.replace('seat=', '');
        const from = watched.value[seat] ?? position.step;
        watched.value = { ...watched.value, [seat]: position.step };
        if (position.log.every(each => each.step <= from || each.line.places.length === 0)) return;
        this.loading = true;
        const frames = await this.told(position, asking, from);
        this.loading = false;
        if (frames.length > 0 && !this.replay.value) {
            this.bound.value = frames;
            if (!reducedMotion()) this.play(frames);
        }
        const now = this.game.position.value;
        if (now !== null && now.step > position.step && this.game.asking === asking) await this.arrived(now);
    }

    /** What all did at once, whoever answered last. */
    private async told(position: Position, asking: string, from: number): Promise<Frame[]> {
        const at = (step: number) => get<Position>(`/api/games/${position.game}?${asking}&at=${step}`);
        const frames: Frame[] = [];
        for (const step of tellable(position.log, from)) {
            const [before, after] = [await at(step - 1), await at(step)];
            if (before.kind === 'ok' && after.kind === 'ok') frames.push(...framesOf(before.value, after.value));
        }
        return frames;
    }

    play(frames: readonly Frame[]): void {
        this.paused.value = false;
        this.frames.value = frames;
        this.at.value = 0;
    }

    /** The last bound once more; who wants no motion steps through it. */
    again(): void {
        this.play(this.bound.value);
        this.paused.value = reducedMotion();
    }

    pause(): void {
        if (this.telling.value) this.since.play();
        else this.paused.value = !this.paused.value;
    }

    private next(): void {
        if (this.at.value >= this.frames.value.length - 1) this.skip();
        else this.at.value++;
    }

    /** So many frames on or back, by hand. */
    step(by: number): void {
        if (this.telling.value) return this.since.step(by);
        this.paused.value = true;
        this.at.value = Math.min(Math.max(0, this.at.value + by), this.frames.value.length - 1);
    }

    skip(): void {
        if (this.telling.value) this.since.dismiss();
        clearTimeout(this.timer);
        this.replay.value = false;
        this.frames.value = [];
        this.at.value = 0;
    }
}
