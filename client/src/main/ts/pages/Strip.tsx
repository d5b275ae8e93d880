// Both sides and the sequence of play.
import { usePlay } from '../game/play';
import { Flag } from '../parts/bits';
import type { Party } from '../wire/types';
import { isPerson, isStaffed } from './company';
import { Posts } from './Posts';

export function Strip() {
    const play = usePlay();
    const position = play.shown.value;
    if (position === null) return null;
    const { parties, sequence } = position.scene;
    const staffed = isStaffed(position.sides);
    const who = (party: Party): string => {
        if (staffed) return '';
        if (party.id === position.side) return 'you';
        const side = position.sides.find(each => each.id === party.id);
        const here = play.game.listed.seats.some(seat => seat.side === party.id);
        return here && side !== undefined && isPerson(side) ? 'at this screen' : (side?.title ?? '');
    };
    return (
        <section class={staffed ? 'strip staffed' : 'strip'} aria-label="Sides and sequence of play">
            {parties[0] !== undefined && <Banner party={parties[0]} side={0} who={who(parties[0])} />}
            <ol class="phases" aria-label="Sequence of play">
                {sequence.map(stage => (
                    <li
                        key={stage.words}
                        class={stage.current ? 'now' : ''}
                        aria-current={stage.current ? 'step' : undefined}
                    >
                        <button
                            type="button"
                            title={`Open rule ${stage.clause}`}
                            onClick={() => play.openRule(stage.clause)}
                        >
                            {stage.words}
                        </button>
                    </li>
                ))}
            </ol>
            {parties[1] !== undefined && <Banner party={parties[1]} side={1} who={who(parties[1])} />}
            {staffed && <Posts position={position} />}
        </section>
    );
}

const Banner = ({ party, side, who }: { party: Party; side: number; who: string }) => (
    <div class={side === 0 ? 'banner' : 'banner r'}>
        <Flag side={side} />
        <b class="nm">{party.name}</b>
        <span class="who muted">{who}</span>
        <span class={side === 0 ? 'spbar a' : 'spbar b'} aria-hidden="true">
            <u style={{ width: `${party.of === 0 ? 0 : (100 * party.strength) / party.of}%` }} />
        </span>
        <span class="sp" title={party.known ? undefined : 'as far as you know'}>
            {party.known ? '' : 'about '}
            {party.strength} of {party.of} <span class="counted">{party.unit}</span>
        </span>
    </div>
);
