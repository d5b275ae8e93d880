// Plays steps of a game back, one after the other: what happened since somebody last looked, or a whole replay.
import { computed, effect, signal, untracked } from '@preact/signals';
import { reducedMotion, watched } from '../browser/settings';
import { get } from '../wire/http';
import type { Position, Step } from '../wire/types';
import { type Frame, framesOf, inBounds, tellable } from './bound';
import type { GameStore } from './store';

const FRAME_MS = 1100;
/** What came of a bound has dice to be read. */
const BEAT_MS = 2200;
/** One of the steps in which all move at once. */
const TICK_MS = 300;
/** More than this at once would be a film, not a reminder. */
const LONGEST = 40;

export class Playback {
    readonly frames = signal<readonly Frame[]>([]);
    readonly at = signal(0);
    readonly frame = computed<Frame | null>(() => this.frames.value[this.at.value] ?? null);
    readonly running = computed(() => this.frames.value.length > 0);
    /** Whether a replay decides what is shown: then it stays until it is left. */
    readonly replay = signal(false);
    readonly paused = signal(false);
    /** What happened in the last bound, to be played again. */
    readonly bound = signal<readonly Frame[]>([]);
    private timer = 0;
    private loading = false;

    constructor(private readonly game: GameStore) {
        effect(() => {
            const position = game.position.value;
            if (position !== null) untracked(() => void this.arrived(position));
        });
        effect(() => {
            const frame = this.frame.value;
            clearTimeout(this.timer);
            if (frame === null || this.paused.value || this.replay.value) return;
            this.timer = window.setTimeout(() => this.next(), this.lasting(frame));
        });
    }

    private lasting(frame: Frame): number {
        if (frame.move !== undefined) return TICK_MS;
        return this.frames.value === this.bound.value ? BEAT_MS : FRAME_MS;
    }

    /** Shows one position of a replay. */
    show(position: Position): void {
        this.replay.value = true;
        this.frames.value = [position];
        this.at.value = 0;
    }

    /** A position came in: what the others did since this seat last looked is shown step by step. */
    private async arrived(position: Position): Promise<void> {
        const asking = this.game.asking;
        const seat = asking.replace('seat=', '');
        const from = watched.value[seat] ?? position.step;
        watched.value = { ...watched.value, [seat]: position.step };
        const quiet = position.log.every(each => each.step <= from || each.line.places.length === 0);
        const bounds = inBounds(position.log);
        if (quiet || (reducedMotion() && !bounds) || this.loading || this.replay.value) return;
        this.loading = true;
        const frames = await (bounds ? this.told(position, asking, from) : this.missed(position, asking, from));
        this.loading = false;
        if (frames.length === 0 || this.replay.value) return;
        if (bounds) this.bound.value = frames;
        if (!reducedMotion()) this.play(frames);
    }

    private async missed(position: Position, asking: string, from: number): Promise<Position[]> {
        const steps = await get<Step[]>(`/api/games/${position.game}/steps?${asking}`);
        if (steps.kind !== 'ok') return [];
        const others = steps.value.filter(
            each => each.number > from && each.side !== position.side && each.places.length > 0,
        );
        const numbers = [...new Set(others.map(each => each.number))].slice(-LONGEST);
        const frames: Position[] = [];
        for (const number of numbers) {
            const answer = await get<Position>(`/api/games/${position.game}?${asking}&at=${number}`);
            if (answer.kind === 'ok') frames.push(answer.value);
        }
        return frames;
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
        this.paused.value = !this.paused.value;
    }

    private next(): void {
        if (this.at.value >= this.frames.value.length - 1) this.skip();
        else this.at.value++;
    }

    /** So many frames on or back, by hand. */
    step(by: number): void {
        this.paused.value = true;
        this.at.value = Math.min(Math.max(0, this.at.value + by), this.frames.value.length - 1);
    }

    skip(): void {
        clearTimeout(this.timer);
        this.replay.value = false;
        this.frames.value = [];
        this.at.value = 0;
    }
}
