// The result, beside the map after the end.
import { usePlay } from '../game/play';
import type { Result } from '../wire/types';
import { Heading } from './Heading';

export function ResultPanel({ result }: { result: Result }) {
    const { game } = usePlay();
    const winner = game.position.value?.scene.parties.find(each => each.id === result.winner)?.name;
    const own = new Set(game.listed.seats.filter(each => each.player === 'person').map(each => each.camp));
    const alone = own.size === 1 && winner !== undefined;
    const won = alone ? (own.has(result.winner ?? '') ? 'You won' : 'You lost') : `${winner} victory`;
    const words = winner === undefined ? 'A draw' : won;
    const byTheRules = !result.clause.startsWith('KRN-');
    return (
        <section class="sec prompt">
            <Heading clause={byTheRules ? result.clause : null} words={words} step="Over" />
            <p>{result.reason}</p>
            <div class="row wrap">
                <a class="btn pri" href={`${game.address}/end`}>
                    How it went
                </a>
                <a class="btn" href={`${game.address}/step/0`}>
                    Watch the replay
                </a>
            </div>
        </section>
    );
}
