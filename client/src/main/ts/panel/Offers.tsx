// What is said about the end of the game, above the question: an offer to answer, one's own, or a side without units.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { offerWords, say, speakerOf } from '../game/ending';
import { usePlay } from '../game/play';
import { alarm } from '../parts/announce';
import { Failed } from '../parts/Failed';
import { Icon } from '../parts/icons';
import type { Offer, Position, Say } from '../wire/types';

export function Offers() {
    const { game } = usePlay();
    const position = game.position.value;
    useSignalEffect(() => {
        const now = game.position.value;
        if (now?.offer?.open === true && now.offer.camp !== now.camp && now.over === null) alarm(offerWords(now.offer));
    });
    if (position === null || position.over !== null || position.camp === '') return null;
    if (position.offer !== null) return <Made offer={position.offer} position={position} />;
    return <Spent position={position} />;
}

function Made({ offer, position }: { offer: Offer; position: Position }) {
    const own = offer.camp === position.camp;
    const turn = (position.scene.tracks[0]?.name ?? 'turn').toLowerCase();
    const other = position.scene.parties.find(each => each.id !== offer.camp)?.id ?? '';
    if (!offer.open) {
        const words = own ? `The ${other} side plays on.` : 'You play on.';
        return (
            <Strip quiet>
                <p>
                    {words} <span class="muted">Another offer can be made in the next {turn}.</span>
                </p>
            </Strip>
        );
    }
    if (own) {
        return (
            <Strip>
                <p>
                    <b>{offer.what === 'DRAW' ? 'You offered a draw.' : `You asked the ${other} side to resign.`}</b>{' '}
                    <span class="muted">It stands until they answer or the {turn} ends. You can go on meanwhile.</span>
                </p>
                <Deeds deeds={[['WITHDRAW', 'Withdraw it']]} />
            </Strip>
        );
    }
    const speaks = speakerOf(position.camp, position.sides) === position.side && !position.watching;
    return (
        <Strip>
            <p>
                <b>{offerWords(offer)}.</b>{' '}
                {!speaks && (
                    <span class="muted">{speakerOf(position.camp, position.sides)} answers for your side.</span>
                )}
            </p>
            {speaks && (
                <Deeds
                    deeds={[
                        ['ACCEPT', offer.what === 'DRAW' ? 'Accept the draw' : 'Resign'],
                        ['DECLINE', 'Play on'],
                    ]}
                />
            )}
        </Strip>
    );
}

/** A side without units need not pass to the last turn. */
function Spent({ position }: { position: Position }) {
    const play = usePlay();
    const spent = position.scene.parties.find(each => each.known && each.of > 0 && each.strength === 0);
    if (spent === undefined || position.watching) return null;
    const own = spent.id === position.camp;
    return (
        <Strip>
            <p>
                <b>{own ? 'You have no units left.' : `The ${spent.id} side has no units left.`}</b>{' '}
                <span class="muted">The game need not be played to its last turn.</span>
            </p>
            <button type="button" class="btn sm" id="finish" onClick={() => (play.sheet.value = 'ending')}>
                Finish the game
            </button>
        </Strip>
    );
}

const Strip = ({ children, quiet }: { children: ComponentChildren; quiet?: true }) => (
    <section class={quiet === true ? 'sec offer quiet' : 'sec offer'} aria-label="About the end of the game">
        <Icon name="flag" size={18} />
        <div class="grow">{children}</div>
    </section>
);

function Deeds({ deeds }: { deeds: readonly (readonly [Say['act'], string])[] }) {
    const { game } = usePlay();
    const failed = useSignal('');
    const busy = useSignal(false);
    async function speak(act: Say['act']): Promise<void> {
        busy.value = true;
        failed.value = await say(game, act);
        busy.value = false;
    }
    return (
        <div class="row wrap">
            {deeds.map(([act, words]) => (
                <button
                    key={act}
                    type="button"
                    class="btn sm"
                    data-act={act}
                    disabled={busy.value}
                    onClick={() => void speak(act)}
                >
                    {words}
                </button>
            ))}
            <Failed words={failed.value} />
        </div>
    );
}
