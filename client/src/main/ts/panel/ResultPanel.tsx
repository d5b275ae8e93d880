// The result, beside the map after the end.
import { usePlay } from '../game/play';
import type { Result } from '../wire/types';
import { Heading } from './Heading';

export function ResultPanel({ result }: { result: Result }) {
    const { game } = usePlay();
    const winner = game.position.value?.scene.parties.find(each => each.id === result.winner)?.name;
    return (
        <section class="sec prompt">
            <Heading clause={result.clause} words={winner === undefined ? 'A draw' : `${winner} victory`} step="Over" />
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
