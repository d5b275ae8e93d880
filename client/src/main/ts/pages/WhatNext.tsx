// What comes after the end: again with the sides switched, from an earlier step, or the next scenario.
import { useSignal } from '@preact/signals';
import { type Play, usePlay } from '../game/play';
import { Failed } from '../parts/Failed';
import { Icon } from '../parts/icons';
import { useFetched } from '../parts/useFetched';
import { get, reasonOf } from '../wire/http';
import type { ListedRuleset } from '../wire/types';
import { beginFrom, PERSON } from './begin';
import { isStaffed } from './company';
import { download } from './Menu';
import { after, shelf } from './shelf';

export function WhatNext() {
    const play = usePlay();
    const { game } = play;
    const catalog = useFetched<ListedRuleset[]>('/api/catalog');
    // Where the rules have ended it nobody goes on, but from the step before.
    const agreed = game.position.value?.over?.clause.startsWith('KRN-') === true;
    const steps = game.position.value?.step ?? 0;
    const failed = useSignal('');
    const busy = useSignal(false);
    const next =
        catalog.state === 'here' ? after(game.listed.scenario, catalog.value.flatMap(shelf))?.scenario : undefined;
    async function doing(deed: Promise<string>): Promise<void> {
        busy.value = true;
        failed.value = await deed;
        busy.value = false;
    }
    return (
        <footer>
            <div class="row wrap">
                {!isStaffed(game.listed.sides) && (
                    <button
                        type="button"
                        class="btn pri"
                        id="again"
                        disabled={busy.value}
                        onClick={() => void doing(again(play))}
                    >
                        Play again, sides switched
                    </button>
                )}
                <a class="btn" href={`${game.address}/step/0`}>
                    <Icon name="play" /> Watch the replay
                </a>
                <a class="btn" href={`${game.address}/analysis`}>
                    <Icon name="chart" /> How it was decided
                </a>
                {agreed ? (
                    <button type="button" class="btn" id="fork" onClick={() => (play.sheet.value = 'playon')}>
                        <Icon name="fork" /> Play on from here
                    </button>
                ) : (
                    <a class="btn" id="fork" href={`${game.address}/step/${Math.max(0, steps - 1)}`}>
                        <Icon name="fork" /> Play on from a step
                    </a>
                )}
                <button type="button" class="btn" disabled={busy.value} onClick={() => void doing(save(play))}>
                    <Icon name="save" /> Save as text
                </button>
                <a class="btn ghost" href={game.address}>
                    Look at the map
                </a>
                <a class="btn ghost" href="#/games">
                    All games
                </a>
            </div>
            {next !== undefined && (
                <p class="small nextone">
                    Next in difficulty: <a href={`#/scenario/${next.id}`}>{next.title}</a>{' '}
                    <span class="muted">
                        {next.length}, {next.difficulty}
                    </span>
                </p>
            )}
            <Failed words={failed.value} />
        </footer>
    );
}

/** A lesson's script plays its own scenario only. */
const usual = (player: string): string => (player === 'lesson' ? 'greedy' : player);

/** The same scenario with the same optional rules, and the players of both sides exchanged. */
function again({ game }: Play): Promise<string> {
    const sides = game.listed.sides;
    const players = Object.fromEntries(
        sides.map((side, i) => [side.id, usual(sides[(i + 1) % sides.length]?.player ?? PERSON)]),
    );
    return beginFrom(game.id, { seat: game.seat.value?.token ?? '', also: [], players });
}

async function save({ game }: Play): Promise<string> {
    const answer = await get<string>(`/api/games/${game.id}/save?seat=${game.seat.value?.token ?? ''}`);
    if (answer.kind !== 'ok') return reasonOf(answer);
    download(`${game.listed.title} ${game.id}.txt`, answer.value);
    return '';
}
