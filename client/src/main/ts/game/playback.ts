// Plays steps of a game back, one after the other: what happened since somebody last looked, or a whole replay.
import { computed, effect, signal, untracked } from '@preact/signals';
import { reducedMotion, watched } from '../browser/settings';
import { get } from '../wire/http';
import type { Position, Step } from '../wire/types';
import type { GameStore } from './store';

const FRAME_MS = 1100;
/** More than this at once would be a film, not a reminder. */
const LONGEST = 40;

export class Playback {
    readonly frames = signal<readonly Position[]>([]);
    readonly at = signal(0);
    readonly frame = computed<Position | null>(() => this.frames.value[this.at.value] ?? null);
    readonly running = computed(() => this.frames.value.length > 0);
    /** Whether a replay decides what is shown: then it stays until it is left. */
    readonly replay = signal(false);
    private timer = 0;
    private loading = false;

    constructor(private readonly game: GameStore) {
        effect(() => {
            const position = game.position.value;
            if (position !== null) untracked(() => void this.arrived(position));
        });
    }

    /** Shows one position of a replay. */
    show(position: Position): void {
        clearInterval(this.timer);
        this.replay.value = true;
        this.frames.value = [position];
        this.at.value = 0;
    }

    /** A position came in: what the others did since this seat last looked is shown step by step. */
    private async arrived(position: Position): Promise<void> {
        const token = this.game.seat.value?.token ?? '';
        const from = watched.value[token] ?? position.step;
        watched.value = { ...watched.value, [token]: position.step };
        const quiet = position.log.every(each => each.step <= from || each.line.places.length === 0);
        if (quiet || reducedMotion() || this.loading || this.replay.value) return;
        this.loading = true;
        const frames = await this.missed(position, token, from);
        this.loading = false;
        if (frames.length > 0 && !this.replay.value) this.play(frames);
    }

    private async missed(position: Position, token: string, from: number): Promise<Position[]> {
        const steps = await get<Step[]>(`/api/games/${position.game}/steps?seat=${token}`);
        if (steps.kind !== 'ok') return [];
        const others = steps.value.filter(
            each => each.number > from && each.side !== position.side && each.places.length > 0,
        );
        const numbers = [...new Set(others.map(each => each.number))].slice(-LONGEST);
        const frames: Position[] = [];
        for (const number of numbers) {
            const answer = await get<Position>(`/api/games/${position.game}?seat=${token}&at=${number}`);
            if (answer.kind === 'ok') frames.push(answer.value);
        }
        return frames;
    }

    play(frames: readonly Position[]): void {
        this.frames.value = frames;
        this.at.value = 0;
        clearInterval(this.timer);
        this.timer = window.setInterval(() => {
            if (this.at.value >= this.frames.value.length - 1) this.skip();
            else this.at.value++;
        }, FRAME_MS);
    }

    skip(): void {
        clearInterval(this.timer);
        this.replay.value = false;
        this.frames.value = [];
        this.at.value = 0;
    }
}
