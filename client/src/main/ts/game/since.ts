// What happened since this seat last answered: kept until it is dismissed, played at the pace of a reader, and again on demand.
import { computed, effect, signal, untracked } from '@preact/signals';
import { handOver, reducedMotion, watched } from '../browser/settings';
import { get } from '../wire/http';
import type { Position } from '../wire/types';
import { inBounds } from './bound';
import { type Deed, deedsSince, lasting, telling } from './deeds';
import type { GameStore } from './store';

export class Since {
    private readonly untold = computed<readonly Deed[]>(() => this.all());
    /** All that was not dismissed yet; nothing where somebody only watches, or where bounds are played back. */
    readonly deeds = computed<readonly Deed[]>(() => (telling(this.untold.value) ? this.untold.value : []));
    /** One step of somebody, which the question is mostly about: it stands beside it. */
    readonly note = computed<Deed | null>(() =>
        this.running.value ? null : (this.untold.value.find(each => each.kind !== 'aside') ?? null),
    );
    readonly running = computed(() => this.deeds.value.length > 0);
    readonly at = signal(0);
    readonly paused = signal(reducedMotion());
    readonly deed = computed<Deed | null>(() => this.deeds.value[this.at.value] ?? null);
    /** The table as it was after the deed that is shown. */
    readonly frame = signal<Position | null>(null);
    /** The table as this seat last had it before it. */
    private before: Position | null = null;
    private seen = new Map<number, Position>();
    private begun = false;
    private byHand = false;
    private timer = 0;

    constructor(private readonly game: GameStore) {
        effect(() => this.begin(this.running.value, game.position.value));
        effect(() => void this.show(this.deed.value));
        effect(() => this.wait(this.deed.value, this.paused.value, this.at.value, this.deeds.value.length));
    }

    private all(): readonly Deed[] {
        const position = this.game.position.value;
        if (!handOver.value || position === null || position.watching || inBounds(position.log)) return [];
        return deedsSince(position.log, this.from(position), position.side);
    }

    /** Whoever has answered has had the table before their eyes; and what was dismissed is known. */
    private from(position: Position): number {
        const own = position.log.findLast(each => each.side === position.side)?.step ?? 0;
        return Math.max(own, watched.value[this.seat] ?? own);
    }

    private get seat(): string {
        return this.game.seat.value?.token ?? '';
    }

    private begin(running: boolean, position: Position | null): void {
        untracked(() => {
            if (position !== null) this.mend(position);
            if (running && !this.byHand) this.start();
            this.begun = running;
            if (running) return;
            this.byHand = false;
            this.before = position;
            this.seen = new Map();
            this.frame.value = null;
            this.paused.value = reducedMotion();
        });
    }

    /** It begins with the first deed; who wants no motion sees the latest at once. */
    private start(): void {
        if (reducedMotion()) this.at.value = this.deeds.value.length - 1;
        else if (!this.begun) this.at.value = 0;
    }

    /** Who comes to a game for the first time has missed nothing; and what was taken back will happen anew. */
    private mend(position: Position): void {
        const known = watched.value[this.seat];
        const answered = position.log.some(each => each.side === position.side);
        if ((known === undefined && !answered) || (known !== undefined && known > position.step))
            this.know(position.step);
    }

    private know(step: number): void {
        watched.value = { ...watched.value, [this.seat]: step };
    }

    private async show(deed: Deed | null): Promise<void> {
        if (deed === null) return;
        const shown = untracked(() => this.frame.value);
        if (shown === null) this.frame.value = this.still(this.before);
        const next = untracked(() => this.deeds.value[this.at.value + 1]);
        const frame = await this.load(deed.step);
        if (frame !== null && this.deed.value?.step === deed.step) this.frame.value = frame;
        if (next !== undefined) await this.load(next.step);
    }

    private async load(step: number): Promise<Position | null> {
        const now = this.game.position.value;
        if (now !== null && now.step === step) return this.still(now);
        const known = this.seen.get(step);
        if (known !== undefined || now === null) return known ?? null;
        const answer = await get<Position>(`/api/games/${now.game}?${this.game.asking}&at=${step}`);
        if (answer.kind !== 'ok') return null;
        this.seen.set(step, answer.value);
        return answer.value;
    }

    /** A position without its question: that is asked afterwards. */
    private still(position: Position | null): Position | null {
        return position === null ? null : { ...position, scene: { ...position.scene, question: null, held: null } };
    }

    private wait(deed: Deed | null, paused: boolean, at: number, count: number): void {
        clearTimeout(this.timer);
        if (deed === null || paused || at >= count - 1) return;
        this.timer = window.setTimeout(() => this.at.value++, lasting(deed));
    }

    get last(): boolean {
        return this.at.value >= this.deeds.value.length - 1;
    }

    /** To one of the deeds, by hand. */
    go(at: number): void {
        this.byHand = true;
        this.paused.value = true;
        this.at.value = Math.min(Math.max(0, at), this.deeds.value.length - 1);
    }

    step(by: number): void {
        this.go(this.at.value + by);
    }

    /** Stops, goes on, or begins again after the last. */
    play(): void {
        this.byHand = true;
        if (this.last) {
            this.at.value = 0;
            this.paused.value = false;
        } else this.paused.value = !this.paused.value;
    }

    /** Puts it away: now comes the question. */
    dismiss(): void {
        const position = this.game.position.value;
        if (position !== null) this.know(position.step);
    }
}
