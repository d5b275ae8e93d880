// Who asked for advice, and when: one's own side in a running game, everybody after its end.
import { useEffect } from 'preact/hooks';
import { usePlay } from '../game/play';
import { Icon } from '../parts/icons';
import type { CounselUse } from '../wire/types';

export function AdviceUses() {
    const { thoughts, game } = usePlay();
    const over = game.position.value?.over != null;
    const seat = game.seat.value?.token;
    useEffect(() => {
        if (!game.umpires.value) void thoughts.advice.learn();
    }, [over, seat]);
    const uses = thoughts.advice.counsel.value?.uses ?? [];
    return uses.length === 0 ? null : (
        <section class="sec log" aria-label="Advice that was asked for">
            {[...uses].reverse().map((each, i) => (
                <div key={i} class="l">
                    <Icon name="bulb" />
                    <span>{wordsOf(each)}</span>
                </div>
            ))}
        </section>
    );
}

const WORDS: Readonly<Record<CounselUse['what'], string>> = {
    WHERE: 'asked where to look',
    BEST: 'asked for advice',
    DO: 'had the best answer given',
    ALLOW: 'allowed advice',
    FORBID: 'forbade advice',
    OFF: 'switched advice off',
};

export const wordsOf = (use: CounselUse): string => `${use.side} ${WORDS[use.what]}, turn ${use.turn}`;
