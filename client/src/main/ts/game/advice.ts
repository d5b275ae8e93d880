// Advice for the own side: asked for with a key, shown until the position changes or it is put away.
import { effect, signal, untracked } from '@preact/signals';
import { stored } from '../browser/settings';
import { get, post } from '../wire/http';
import type { Advice as Advised, Counsel, CounselWhat, WhyWeighed } from '../wire/types';
import type { GameStore } from './store';

/** How much is told. */
export type Degree = Extract<CounselWhat, 'WHERE' | 'BEST' | 'DO'>;

/** What was asked for last, in any game. */
export const degree = stored<Degree>('advice', 'BEST');

export type State =
    | { kind: 'none' }
    | { kind: 'thinking' }
    | { kind: 'here'; advice: Advised }
    | { kind: 'refused'; words: string };

export class Advice {
    readonly state = signal<State>({ kind: 'none' });
    readonly counsel = signal<Counsel | null>(null);
    private position = -1;

    constructor(private readonly game: GameStore) {
        effect(() => {
            const now = game.position.value;
            untracked(() => {
                if (now !== null && now.position !== this.position) this.putAway();
                this.position = now?.position ?? -1;
            });
        });
    }

    /** Whether there is a question of a person to be advised about. */
    get possible(): boolean {
        const position = this.game.position.value;
        return position?.scene.question != null && position.over === null && !position.watching;
    }

    /** What holds at this game, and who has asked. */
    async learn(): Promise<void> {
        const answer = await get<Counsel>(`/api/games/${this.game.id}/advice?${this.game.asking}`);
        if (answer.kind === 'ok') this.counsel.value = answer.value;
    }

    putAway(): void {
        this.state.value = { kind: 'none' };
    }

    async ask(what: Degree): Promise<void> {
        if (!this.possible || this.state.value.kind === 'thinking') return;
        degree.value = what;
        const position = this.game.position.value?.position ?? -1;
        this.state.value = { kind: 'thinking' };
        const answer = await post<Advised>(`/api/games/${this.game.id}/advice`, this.wish(what));
        if (this.game.position.value?.position !== position) return;
        if (answer.kind === 'ok') this.state.value = { kind: 'here', advice: answer.value };
        else
            this.state.value = {
                kind: 'refused',
                words:
                    answer.kind === 'offline'
                        ? 'The server did not answer.'
                        : answer.kind === 'refused'
                          ? answer.reason
                          : answer.message,
            };
        void this.learn();
        const best = answer.kind === 'ok' ? answer.value.why?.answers[0] : undefined;
        if (what === 'DO' && best !== undefined) await this.game.act(best.typed);
    }

    /** Says whether advice may be asked for in a game between people. */
    async allow(allowed: boolean): Promise<void> {
        const answer = await post<Counsel>(
            `/api/games/${this.game.id}/advice`,
            this.wish(allowed ? 'ALLOW' : 'FORBID'),
        );
        if (answer.kind === 'ok') this.counsel.value = answer.value;
    }

    private wish(what: CounselWhat) {
        return {
            seat: this.game.seat.value?.token ?? '',
            position: this.game.position.value?.position ?? 0,
            what,
        };
    }
}

/** The answers that are shown on the map. */
export function answersOf(state: State): readonly WhyWeighed[] {
    return state.kind === 'here' ? (state.advice.why?.answers ?? []) : [];
}
