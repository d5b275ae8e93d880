// Goes on from the step that a replay shows, in a game of its own; the one that is looked at stays as it is.
import { useSignal } from '@preact/signals';
import { usePlay } from '../game/play';
import { Failed } from '../parts/Failed';
import type { Position } from '../wire/types';
import { beginFrom } from './begin';
import { type Players, WhoPlays } from './WhoPlays';

/** From there, or why not: what is hidden stays so while the game runs. */
export function whyNot(position: Position, at: Position, seats: number): string {
    if (at.over !== null && at.step === position.step && position.over?.clause !== 'KRN-2')
        return 'The game is over at this step: go back to an earlier one.';
    if (position.over !== null) return '';
    const people = position.sides.filter(each => each.people).length;
    return people <= seats
        ? ''
        : 'Playing on tells what other sides hide. It can be done when the game is over, or if all its people sit here.';
}

export function PlayOnSheet() {
    const play = usePlay();
    const { game } = play;
    const position = game.position.value;
    const at = play.playback.frame.value ?? position;
    const players = useSignal<Players>(
        Object.fromEntries((position?.sides ?? []).map(each => [each.id, each.player] as const)),
    );
    const failed = useSignal('');
    const busy = useSignal(false);
    if (position === null || at === null) return null;
    const why = whyNot(position, at, game.listed.seats.length);
    async function start(): Promise<void> {
        if (at === null) return;
        busy.value = true;
        failed.value = await beginFrom(game.id, {
            seat: game.seat.value?.token ?? '',
            also: game.listed.seats.map(each => each.token),
            step: at.step,
            all: at.side === '' && !game.umpires.value,
            players: players.value,
        });
        busy.value = false;
    }
    return (
        <div class="ways">
            <p>
                A game of its own begins as it stood after step {at.step}, in turn {at.turn}. Its dice are new from
                there, and this game stays as it is.
            </p>
            {why === '' ? (
                <>
                    <WhoPlays players={players} />
                    {position.over === null && (
                        <p class="small muted">This game is not over yet, so everybody keeps their side.</p>
                    )}
                    <button
                        type="button"
                        class="btn pri"
                        id="playon"
                        disabled={busy.value}
                        onClick={() => void start()}
                    >
                        Play on from step {at.step}
                    </button>
                </>
            ) : (
                <p>{why}</p>
            )}
            <Failed words={failed.value} />
        </div>
    );
}
