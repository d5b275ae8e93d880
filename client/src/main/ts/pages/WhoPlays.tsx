// Who plays which side of a game that is taken up again: one row a post.
import type { Signal } from '@preact/signals';
import { useFetched } from '../parts/useFetched';
import type { Level } from '../wire/types';

/** By post; a person or a computer by its name. */
export type Players = Readonly<Record<string, string>>;

export function WhoPlays({ players }: { players: Signal<Players> }) {
    const levels = useFetched<Level[]>('/api/players');
    const known = levels.state === 'here' ? levels.value : [];
    return (
        <fieldset class="whoplays">
            <legend class="lab">Who plays</legend>
            {Object.entries(players.value).map(([side, player]) => (
                <label key={side} class="row between">
                    <b>{side}</b>
                    <select
                        value={player}
                        data-player={side}
                        onChange={event => (players.value = { ...players.value, [side]: event.currentTarget.value })}
                    >
                        {known.map(each => (
                            <option key={each.spec} value={each.spec}>
                                {each.title}
                            </option>
                        ))}
                        {!known.some(each => each.spec === player) && <option value={player}>{player}</option>}
                    </select>
                </label>
            ))}
        </fieldset>
    );
}
