// One game as one seat sees it: loads it, sends answers, hears news. All state is in signals; pages only read them.
import { batch, computed, signal } from '@preact/signals';
import { seatAddress } from '../browser/seats';
import { scale } from '../table/scale';
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
    Participant,
    Position,
    Scene,
    SightLine,
} from '../wire/types';
import { sameEnd } from './ending';
import { type Listener, listen } from './news';
import { considered, type Notice } from './notice';
import { type Told, together } from './together';

/** So often we ask for what the news tell of; one that is under way may be too old for it. */
const MOST_TRIES = 5;

const UMPIRE = 'umpire';
/** The code of an answer that a lesson does not take. */
const LESSON = 'lesson';

const sameSeats = (before: readonly Participant[], now: readonly Participant[]): boolean =>
    now.every((each, i) => before[i]?.player === each.player);

export type Line = 'live' | { retryAt: number };

export class GameStore {
    readonly position = signal<Position | null>(null);
    /** What is on the table and asked: the same until it changes, whoever else begins or ends to think. */
    readonly scene = computed<Scene | null>(() => this.position.value?.scene ?? null);
    readonly number = computed(() => this.position.value?.position ?? 0);
    readonly table = signal<Table | null>(null);
    readonly seat = signal<ListedSeat | null>(null);
    /** Whose turn it is to look at the screen, if somebody else must come first. */
    readonly handOver = signal<ListedSeat | null>(null);
    readonly line = signal<Line>('live');
    readonly sending = signal(false);
    /** What was taken back and can be given again, the latest first. */
    readonly undone = signal<readonly string[]>([]);
    readonly notice = signal<Notice | null>(null);
    /** Why the game cannot be shown at all. */
    readonly failure = signal<string | null>(null);
    readonly ruleset: string;
    /** How this seat's camp is numbered in the scene; an umpire has none. */
    readonly me = computed(() => {
        const position = this.position.value;
        return position === null ? 0 : position.scene.parties.findIndex(each => each.id === position.camp);
    });
    /** The post with whose eyes an umpire sees; empty for those of all. */
    readonly as = signal('');
    /** Whether the holder of this seat sees everything and decides nothing. */
    readonly umpires = computed(() => this.seat.value?.player === UMPIRE);
    /** This seat as everybody knows it; nothing for an umpire. */
    readonly post = computed(() => this.position.value?.sides.find(each => each.id === this.seat.value?.side));
    private listener: Listener | undefined;
    private latest: News | undefined;
    /** The request for everything that is under way. */
    private loading: Promise<boolean> | undefined;

    /** @param link the token of a seat that is known by its link; empty at a game that is listed */
    constructor(
        readonly listed: ListedGame,
        private readonly link = '',
    ) {
        this.ruleset = listed.scenario.split('/')[0] ?? '';
    }

    get id(): string {
        return this.listed.id;
    }

    /** Where this seat's table is in this program. */
    get address(): string {
        return this.link === '' ? `#/game/${this.id}` : seatAddress(this.id, this.link);
    }

    /** Who asks: the seat, and with whose eyes it looks. */
    get asking(): string {
        const as = this.as.peek();
        return `seat=${this.seat.peek()?.token ?? ''}${as === '' ? '' : `&as=${encodeURIComponent(as)}`}`;
    }

    /** Sits down at the seat that is asked, or at the first one; two people at one screen are told who comes first. */
    async open(): Promise<void> {
        const seats = this.listed.seats;
        const first = seats.find(each => each.asked) ?? seats[0] ?? this.umpire();
        if (first === undefined) {
            this.failure.value = 'Nobody at this screen has a seat in this game.';
            return;
        }
        const shared = seats.length > 1 && !this.listed.over;
        if (shared) this.handOver.value = first;
        else await this.sit(first);
    }

    private umpire(): ListedSeat | undefined {
        const token = this.listed.umpire;
        return token === null ? undefined : { side: '', camp: '', token, player: UMPIRE, asked: false };
    }

    async sit(seat: ListedSeat): Promise<void> {
        this.listener?.close();
        // Each seat counts its positions by itself.
        this.latest = undefined;
        batch(() => {
            this.seat.value = seat;
            this.as.value = '';
            this.undone.value = [];
            this.position.value = null;
            this.handOver.value = null;
        });
        const [ground, position] = await Promise.all([
            get<Ground>(`/api/games/${this.id}/ground?${this.asking}`),
            get<Position>(`/api/games/${this.id}?${this.asking}`),
        ]);
        if (ground.kind !== 'ok' || position.kind !== 'ok') {
            this.failure.value = ground.kind === 'failed' ? ground.message : 'The server does not answer.';
            return;
        }
        batch(() => {
            this.failure.value = null;
            this.table.value = tableOf(ground.value);
            if (ground.value.type === 'Measured') scale.value = ground.value.scale;
            this.show(position.value);
        });
        this.listen();
    }

    private listen(): void {
        this.listener?.close();
        this.listener = listen(
            `/api/games/${this.id}/news?${this.asking}`,
            news => void this.hear(news),
            line => (this.line.value = line),
        );
    }

    /** Lets an umpire see with the eyes of one post, or of all; each counts its positions by itself. */
    async seeAs(post: string): Promise<void> {
        if (!this.umpires.value || post === this.as.value) return;
        this.listener?.close();
        this.latest = undefined;
        this.as.value = post;
        const answer = await get<Position>(`/api/games/${this.id}?${this.asking}`);
        if (this.as.value !== post) return;
        if (answer.kind === 'ok') this.position.value = answer.value;
        this.listen();
    }

    /** Lets a computer play this seat, or a person again. */
    async handTo(player: string): Promise<boolean> {
        const answer = await post<Position>(`/api/games/${this.id}/player`, { seat: this.seat.value?.token, player });
        if (answer.kind === 'ok') this.show(answer.value);
        else await this.explain(answer);
        return answer.kind === 'ok';
    }

    leave(): void {
        this.listener?.close();
    }

    retry(): void {
        this.listener?.retry();
    }

    /** Answers can overtake one another: what is older than the table is not shown any more. */
    private show(next: Position): void {
        if (next.position < (this.position.value?.position ?? 0)) return;
        this.position.value = next;
        const waited = this.listed.seats.find(each => next.waitingFor.includes(each.side));
        const elsewhere = waited !== undefined && waited.side !== this.seat.value?.side;
        this.handOver.value = elsewhere && next.over === null ? waited : null;
    }

    private async hear(news: News): Promise<void> {
        const known = this.position.value;
        this.latest = news;
        if (known === null || this.sending.value) return;
        if (!sameSeats(known.sides, news.sides) || !sameEnd(known, news)) {
            // Whoever sits where now may be asked or not, and so at the end.
            await this.renew();
        } else if (news.position === known.position) {
            this.position.value = { ...known, waitingFor: news.waitingFor, thinking: news.thinking };
        } else {
            await this.catchUp();
        }
    }

    /** Asks again until the table is as new as the news: some come while we ask or while an answer is sent. */
    private async catchUp(): Promise<void> {
        for (let tries = 0; tries < MOST_TRIES && this.behind(); tries++) {
            // Without an answer the line is down: when it is back there are news.
            if (!(await this.reload())) return;
        }
    }

    private behind(): boolean {
        const known = this.position.value;
        return known !== null && this.latest !== undefined && this.latest.position > known.position;
    }

    /** Asks for everything again; whoever wants it while it is under way waits for the same answer. */
    reload(): Promise<boolean> {
        this.loading ??= this.load().finally(() => {
            this.loading = undefined;
        });
        return this.loading;
    }

    private async load(): Promise<boolean> {
        if (this.seat.value === null) return false;
        const asking = this.asking;
        const known = this.position.value;
        const changes = known === null ? '' : `&show=CHANGES&mark=${encodeURIComponent(known.mark)}`;
        const answer = await get<Told>(`/api/games/${this.id}?${asking}${changes}`);
        if (answer.kind === 'ok' && asking === this.asking) this.show(together(known, answer.value));
        return answer.kind === 'ok';
    }

    /** Our position is known to be old: an answer that is under way may be so too. */
    private async renew(): Promise<void> {
        await this.loading;
        await this.reload();
    }

    async act(action: string): Promise<boolean> {
        const done = await this.answer(action);
        if (done) this.undone.value = [];
        return done;
    }

    /** Gives the answer again that was taken back last, as long as no other was given since. */
    async redo(): Promise<boolean> {
        const [last, ...earlier] = this.undone.value;
        if (last === undefined || this.sending.value) return false;
        const done = await this.answer(last);
        this.undone.value = done ? earlier : [];
        return done;
    }

    private async answer(action: string): Promise<boolean> {
        const known = this.position.value;
        if (known === null) return false;
        const key = crypto.randomUUID();
        return this.send(known, 'actions', { action, key });
    }

    /** What an answer would be, without giving it: the answer with its price, or what speaks against it. */
    async consider(action: string): Promise<Choice | Notice> {
        const answer = await get<Choice>(
            `/api/games/${this.id}/choice?seat=${this.seat.value?.token ?? ''}&action=${encodeURIComponent(action)}`,
        );
        return answer.kind === 'ok' ? answer.value : considered(answer);
    }

    /** An overlay of a kind that is asked for; nothing where there is none. */
    async overlay(kind: OverlayKind, of: string): Promise<Overlay | null> {
        const answer = await get<Overlay>(
            `/api/games/${this.id}/overlay?${this.asking}&kind=${kind}&of=${encodeURIComponent(of)}`,
        );
        return answer.kind === 'ok' ? answer.value : null;
    }

    async sight(from: string, to: string): Promise<SightLine | null> {
        const answer = await get<SightLine>(
            `/api/games/${this.id}/sight?${this.asking}&from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`,
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
        if (answer.kind !== 'stale') return considered(answer);
        await this.renew();
        return { kind: 'stale', words: answer.message };
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
        const done = await this.send(known, 'undo', {});
        if (done) this.undone.value = [known.undo.action, ...this.undone.value];
        return done;
    }

    async hurry(): Promise<void> {
        await post(`/api/games/${this.id}/hurry`, { seat: this.seat.value?.token });
    }

    private async send(known: Position, door: string, body: object): Promise<boolean> {
        const seat = this.seat.value;
        if (seat === null || this.sending.value) return false;
        this.sending.value = true;
        this.notice.value = null;
        const answer = await post<Told>(`/api/games/${this.id}/${door}`, {
            seat: seat.token,
            position: known.position,
            show: 'CHANGES',
            mark: known.mark,
            ...body,
        });
        this.sending.value = false;
        if (answer.kind === 'ok') this.show(together(known, answer.value));
        else await this.explain(answer);
        // News that came while we waited may tell of more than the answer does.
        await this.catchUp();
        return answer.kind === 'ok';
    }

    private async explain(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): Promise<void> {
        switch (answer.kind) {
            case 'refused':
                this.notice.value =
                    answer.clause === null
                        ? { kind: 'kept', words: answer.reason }
                        : { kind: 'refused', words: answer.reason, clause: answer.clause, offence: answer.offence };
                break;
            case 'stale':
                await this.renew();
                this.notice.value = {
                    kind: 'stale',
                    words: 'Your answer was not sent. Look at what is new and answer again.',
                };
                break;
            case 'failed':
                this.notice.value =
                    answer.code === LESSON
                        ? { kind: 'astray', words: answer.message }
                        : answer.status === 400
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
