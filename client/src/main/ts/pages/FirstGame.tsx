// No games yet: the one to begin with.
import { useSignal } from '@preact/signals';
import { MapPicture } from '../parts/MapPicture';
import { useFetched } from '../parts/useFetched';
import type { Level, ScenarioCard } from '../wire/types';
import { begin, PERSON } from './begin';
import type { Entry } from './shelf';

export const FirstGame = ({ entry, levels }: { entry: Entry | undefined; levels: readonly Level[] }) =>
    entry === undefined ? null : <Card entry={entry} levels={levels} />;

function Card({ entry, levels }: { entry: Entry; levels: readonly Level[] }) {
    const { scenario } = entry;
    const card = useFetched<ScenarioCard>(`/api/scenarios/${scenario.id}`);
    const failed = useSignal('');
    const easiest = levels.find(each => each.spec !== PERSON)?.spec ?? PERSON;
    async function start(): Promise<void> {
        const players = Object.fromEntries(scenario.sides.map((side, i) => [side, i === 0 ? PERSON : easiest]));
        failed.value = await begin({ scenario: scenario.id, players, options: {} }, true);
    }
    return (
        <article class="newest">
            <div class="pic">
                {card.state === 'here' && <MapPicture ground={card.value.ground} title={scenario.title} />}
            </div>
            <div class="body">
                <p class="lab strong">No games yet</p>
                <h2>{scenario.title}</h2>
                <p class="muted">Takes {scenario.length} and explains itself.</p>
                <div class="row wrap">
                    <button type="button" class="btn" id="guided" onClick={() => void start()}>
                        Start it, guided
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
