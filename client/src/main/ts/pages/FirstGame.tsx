// No games yet: the one to begin with.
import { useSignal } from '@preact/signals';
import { MapPicture } from '../parts/MapPicture';
import { useFetched } from '../parts/useFetched';
import type { ScenarioCard } from '../wire/types';
import { beginLesson } from './begin';
import type { Entry } from './shelf';

export const FirstGame = ({ entry }: { entry: Entry | undefined }) =>
    entry === undefined ? null : <Card entry={entry} />;

function Card({ entry }: { entry: Entry }) {
    const { scenario } = entry;
    const card = useFetched<ScenarioCard>(`/api/scenarios/${scenario.id}`);
    const failed = useSignal('');
    return (
        <article class="newest">
            <div class="pic">
                {card.state === 'here' && <MapPicture ground={card.value.ground} title={scenario.title} />}
            </div>
            <div class="body">
                <p class="lab strong">No games yet</p>
                <h2>{scenario.title}</h2>
                <p class="muted">A lesson of five minutes: orders, a move, a fight, and what the rules say no to.</p>
                <div class="row wrap">
                    <button
                        type="button"
                        class="btn"
                        id="lesson"
                        onClick={() => void beginLesson(scenario.id).then(said => (failed.value = said))}
                    >
                        Start the lesson
                    </button>
                </div>
                {failed.value !== '' && (
                    <p class="failed" role="alert">
                        {failed.value}
                    </p>
                )}
            </div>
        </article>
    );
}
