// A scenario to choose: its map, length, difficulty, sides.
import { useRef } from 'preact/hooks';
import { Flag } from '../parts/bits';
import { Icon } from '../parts/icons';
import { MapPicture } from '../parts/MapPicture';
import { useFetched } from '../parts/useFetched';
import { useSeen } from '../parts/useSeen';
import type { ListedScenario, ScenarioCard } from '../wire/types';
import type { Entry } from './shelf';

interface Props {
    entry: Entry;
    chosen: boolean;
    onPick: () => void;
}

export function ScenarioTile({ entry, chosen, onPick }: Props) {
    const { scenario } = entry;
    const place = useRef<HTMLLIElement>(null);
    const seen = useSeen(place);
    return (
        <li ref={place}>
            <button
                type="button"
                class={chosen ? 'tile on' : 'tile'}
                aria-pressed={chosen}
                data-scenario={scenario.id}
                onClick={onPick}
            >
                <span class="pic">{seen && <Picture scenario={scenario} />}</span>
                <span class="body">
                    <b class="name">{scenario.title}</b>
                    <span class="small muted">
                        {scenario.place}, {scenario.date}
                    </span>
                    <span class="row small">
                        <Icon name="clock" /> {scenario.length}
                    </span>
                    <span class="small">{scenario.difficulty}</span>
                    <span class="row between small sides">
                        {scenario.sides.map((side, i) => (
                            <span key={side} class="row">
                                <Flag side={i} size={16} /> {side}
                            </span>
                        ))}
                    </span>
                </span>
            </button>
        </li>
    );
}

function Picture({ scenario }: { scenario: ListedScenario }) {
    const card = useFetched<ScenarioCard>(`/api/scenarios/${scenario.id}`);
    return card.state === 'here' ? <MapPicture ground={card.value.ground} title={scenario.title} /> : null;
}
