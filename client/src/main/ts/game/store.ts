// One game as one seat sees it: loads it, sends answers, hears news. All state is in signals; pages only read them.
import { batch, computed, signal } from '@preact/signals';
import { type Table, tableOf } from '../table/table';
import { type Answer, get, post } from '../wire/http';
import type {
    Choice,
    Formation,
    FormationWish,
    Ground,
    ListedGame,
    ListedSeat,
    Measured,
    Measurement,
    News,
    Overlay,
    OverlayKind,
    Position,
    SightLine,
} from '../wire/types';
import { type Listener, listen } from './news';
import type { Notice } from './notice';

export type Line = 'live' | { retryAt: number };

export class GameStore {
    readonly position = signal<Position | null>(null);
    readonly table = signal<Table | null>(null);
    readonly seat = signal<ListedSeat | null>(null);
    /** Whose turn it is to look at the screen, if somebody else must come first. */
    readonly handOver = signal<ListedSeat | null>(null);
    readonly line = signal<Line>('live');
    readonly sending = signal(false);
    readonly notice = signal<Notice | null>(null);
    /** Why the game cannot be shown at all. */
    readonly failure = signal<string | null>(null);
    readonly ruleset: string;
    /** How this seat's side is numbered in the scene. */
    readonly me = computed(() => {
        const position = this.position.value;
        return position === null ? 0 : position.scene.parties.findIndex(each => each.id === position.side);
    });
    private listener: Listener | undefined;
    private latest: News | undefined;

    constructor(readonly listed: ListedGame) {
        this.ruleset = listed.scenario.split('/')[0] ?? '';
    }

    get id(): string {
        return this.listed.id;
    }

    /** Sits down at the seat that is asked, or at the first one; two people at one screen are told who comes first. */
    async open(): Promise<void> {
        const seats = this.listed.seats;
        const first = seats.find(each => each.asked) ?? seats[0];
        if (first === undefined) {
            this.failure.value = 'Nobody at this screen has a seat in this game.';
            return;
        }
        const shared = seats.length > 1 && !this.listed.over;
        if (shared) this.handOver.value = first;
        else await this.sit(first);
    }

    async sit(seat: ListedSeat): Promise<void> {
        this.listener?.close();
        batch(() => {
            this.seat.value = seat;
            this.position.value = null;
            this.handOver.value = null;
        });
        const [ground, position] = await Promise.all([
            get<Ground>(`/api/games/${this.id}/ground?seat=${seat.token}`),
            get<Position>(`/api/games/${this.id}?seat=${seat.token}`),
        ]);
        if (ground.kind !== 'ok' || position.kind !== 'ok') {
            this.failure.value = ground.kind === 'failed' ? ground.message : 'The server does not answer.';
            return;
        }
        batch(() => {
            this.failure.value = null;
            this.table.value = tableOf(ground.value);
            this.show(position.value);
        });
        this.listener = listen(
            `/api/games/${this.id}/news?seat=${seat.token}`,
            news => void this.hear(news),
            line => (this.line.value = line),
        );
    }

    leave(): void {
        this.listener?.close();
    }

    retry(): void {
        this.listener?.retry();
    }

    private show(next: Position): void {
        this.position.value = next;
        const waited = this.listed.seats.find(each => next.waitingFor.includes(each.side));
        const elsewhere = waited !== undefined && waited.side !== this.seat.value?.side;
        this.handOver.value = elsewhere && next.over === null ? waited : null;
    }

    private async hear(news: News): Promise<void> {
        const known = this.position.value;
        this.latest = news;
        if (known === null || this.sending.value) return;
        if (news.position === known.position) {
            this.position.value = { ...known, waitingFor: news.waitingFor, thinking: news.thinking };
        } else {
            await this.reload();
        }
    }

    /** Asks for everything again. */
    async reload(): Promise<void> {
        const seat = this.seat.value;
        if (seat === null) return;
        const answer = await get<Position>(`/api/games/${this.id}?seat=${seat.token}`);
        if (answer.kind === 'ok' && seat === this.seat.value) this.show(answer.value);
    }

    async act(action: string): Promise<boolean> {
        const known = this.position.value;
        if (known === null) return false;
        const key = crypto.randomUUID();
        return this.send(known, 'actions', { action, key, since: known.step }, next => ({
            ...next,
            log: [...known.log.filter(each => each.step <= known.step), ...next.log],
        }));
    }

    /** What an answer would be, without giving it: the answer with its price, or what speaks against it. */
    async consider(action: string): Promise<Choice | Notice> {
        const answer = await get<Choice>(
            `/api/games/${this.id}/choice?seat=${this.seat.value?.token ?? ''}&action=${encodeURIComponent(action)}`,
        );
        switch (answer.kind) {
            case 'ok':
                return answer.value;
            case 'refused':
                return { kind: 'refused', words: answer.reason, clause: answer.clause };
            case 'stale':
            case 'failed':
                return { kind: 'unread', words: answer.message };
            case 'offline':
                return { kind: 'broken', words: 'The server did not answer.', code: 'offline' };
        }
    }

    /** An overlay of a kind that is asked for; nothing where there is none. */
    async overlay(kind: OverlayKind, of: string): Promise<Overlay | null> {
        const answer = await get<Overlay>(
            `/api/games/${this.id}/overlay?seat=${this.seat.value?.token ?? ''}&kind=${kind}&of=${encodeURIComponent(of)}`,
        );
        return answer.kind === 'ok' ? answer.value : null;
    }

    async sight(from: string, to: string): Promise<SightLine | null> {
        const answer = await get<SightLine>(
            `/api/games/${this.id}/sight?seat=${this.seat.value?.token ?? ''}&from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`,
        );
        return answer.kind === 'ok' ? answer.value : null;
    }

    /** What answers on a measured table would be; or what speaks against asking. */
    async measure(actions: readonly string[]): Promise<readonly Measurement[] | Notice> {
        const known = this.position.value;
        const answer = await post<Measured>(`/api/games/${this.id}/measure`, {
            seat: this.seat.value?.token ?? '',
            position: known?.position ?? 0,
            actions,
        });
        return answer.kind === 'ok' ? answer.value.measurements : this.unmeasured(answer);
    }

    private async unmeasured(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): Promise<Notice> {
        switch (answer.kind) {
            case 'refused':
                return { kind: 'refused', words: answer.reason, clause: answer.clause };
            case 'stale':
                await this.reload();
                return { kind: 'stale', words: answer.message };
            case 'failed':
                return { kind: 'unread', words: answer.message };
            case 'offline':
                return { kind: 'broken', words: 'The server did not answer.', code: 'offline' };
        }
    }

    /** How pieces would go together on a measured table. */
    async formation(wish: FormationWish): Promise<Formation | Notice> {
        const answer = await post<Formation>(`/api/games/${this.id}/formation`, {
            seat: this.seat.value?.token ?? '',
            position: this.position.value?.position ?? 0,
            wish,
        });
        return answer.kind === 'ok' ? answer.value : this.unmeasured(answer);
    }

    async undo(): Promise<boolean> {
        const known = this.position.value;
        if (known === null) return false;
        if (!known.undo.possible) {
            this.notice.value = { kind: 'kept', words: `This cannot be taken back: ${known.undo.why}.` };
            return false;
        }
        return this.send(known, 'undo', {}, next => next);
    }

    async hurry(): Promise<void> {
        await post(`/api/games/${this.id}/hurry`, { seat: this.seat.value?.token });
    }

    private async send(
        known: Position,
        door: string,
        body: object,
        complete: (next: Position) => Position,
    ): Promise<boolean> {
        const seat = this.seat.value;
        if (seat === null || this.sending.value) return false;
        this.sending.value = true;
        this.notice.value = null;
        const answer = await post<Position>(`/api/games/${this.id}/${door}`, {
            seat: seat.token,
            position: known.position,
            ...body,
        });
        this.sending.value = false;
        if (answer.kind !== 'ok') {
            await this.explain(answer);
            return false;
        }
        this.show(complete(answer.value));
        // News that came while we waited may tell of more than the answer does.
        if (this.latest !== undefined && this.latest.position > answer.value.position) await this.reload();
        return true;
    }

    private async explain(answer: Exclude<Answer<Position>, { kind: 'ok' }>): Promise<void> {
        switch (answer.kind) {
            case 'refused':
                this.notice.value =
                    answer.clause === null
                        ? { kind: 'kept', words: answer.reason }
                        : { kind: 'refused', words: answer.reason, clause: answer.clause };
                break;
            case 'stale':
                await this.reload();
                this.notice.value = {
                    kind: 'stale',
                    words: 'Your answer was not sent. Look at what is new and answer again.',
                };
                break;
            case 'failed':
                this.notice.value =
                    answer.status === 400
                        ? { kind: 'unread', words: answer.message }
                        : { kind: 'broken', words: answer.message, code: answer.code };
                break;
            case 'offline':
                this.line.value = { retryAt: Date.now() + 1000 };
                this.listener?.retry();
                this.notice.value = {
                    kind: 'broken',
                    words: 'The server did not answer. Your last stored move is safe.',
                    code: 'offline',
                };
                break;
        }
    }
}
