// Ends the game before its rules do: resign, agree on a draw, ask the other side to resign.
import { useSignal } from '@preact/signals';
import { say, speakerOf } from '../game/ending';
import { usePlay } from '../game/play';
import { Failed } from '../parts/Failed';
import type { Position, Say } from '../wire/types';
import { campsOf, isPerson } from './company';

export function EndingSheet() {
    const { game } = usePlay();
    const position = game.position.value;
    if (position === null) return null;
    if (position.over !== null) return <p>The game is over: {position.over.reason}.</p>;
    if (position.watching) return <p>Whoever watches decides nothing.</p>;
    const speaker = speakerOf(position.camp, position.sides);
    if (speaker !== position.side) return <p>{speaker} decides this for your side.</p>;
    return <Ways position={position} />;
}

function Ways({ position }: { position: Position }) {
    const play = usePlay();
    const { game } = play;
    const failed = useSignal('');
    const busy = useSignal(false);
    const other = campsOf(position.sides).find(each => each !== position.camp) ?? '';
    const answers = position.sides.find(each => each.id === speakerOf(other, position.sides));
    const computer = answers !== undefined && !isPerson(answers);
    // Two people at one screen have spoken already.
    const beside = game.listed.seats.find(each => each.side === answers?.id && each.side !== position.side);
    const offered = position.offer?.camp === position.camp;
    async function speak(...acts: readonly (readonly [Say['act'], string?])[]): Promise<void> {
        busy.value = true;
        failed.value = '';
        for (const [act, token] of acts) {
            if (failed.value === '') failed.value = await say(game, act, token);
        }
        busy.value = false;
        if (failed.value === '') play.sheet.value = 'none';
    }
    const wait = (position.scene.tracks[0]?.name ?? 'turn').toLowerCase();
    const how = computer
        ? `${answers.title} answers at once, by its own estimate of what it knows.`
        : `It stands until the ${other} side answers or the ${wait} ends.`;
    return (
        <div class="ways">
            <section>
                <h3>Give the game up?</h3>
                <p>
                    The {other} side wins. Replay and dice check open at once, and you can play on from any step in a
                    game of its own.
                </p>
                <button
                    type="button"
                    class="btn"
                    id="resign"
                    disabled={busy.value}
                    onClick={() => void speak(['RESIGN'])}
                >
                    Resign {game.listed.title}
                </button>
            </section>
            {beside === undefined ? (
                <>
                    <section>
                        <h3>Offer a draw?</h3>
                        <p>
                            {how} {computer && 'It takes a draw where it stands clearly no better.'}
                        </p>
                        <button
                            type="button"
                            class="btn"
                            id="draw"
                            disabled={busy.value || offered}
                            onClick={() => void speak(['OFFER_DRAW'])}
                        >
                            Offer a draw
                        </button>
                    </section>
                    <section>
                        <h3>Ask the {other} side to resign?</h3>
                        <p>{computer ? `${answers.title} resigns where it has as good as lost.` : how} You win then.</p>
                        <button
                            type="button"
                            class="btn"
                            id="claim"
                            disabled={busy.value || offered}
                            onClick={() => void speak(['ASK_TO_RESIGN'])}
                        >
                            Ask them to resign
                        </button>
                    </section>
                    {offered && <p class="small muted">Your side has made its offer for this {wait}.</p>}
                </>
            ) : (
                <section>
                    <h3>Agree on a draw?</h3>
                    <p>Both of you sit here. Nobody wins then.</p>
                    <button
                        type="button"
                        class="btn"
                        id="draw"
                        disabled={busy.value}
                        onClick={() => void speak(['OFFER_DRAW'], ['ACCEPT', beside.token])}
                    >
                        We both agree: a draw
                    </button>
                </section>
            )}
            <Failed words={failed.value} />
        </div>
    );
}
