// The order of battle and what wins, before a game.

import { Flag } from '../parts/bits';
import type { Briefing } from '../wire/types';

export const Forces = ({ briefing }: { briefing: Briefing }) => (
    <>
        <details>
            <summary class="lab">How it is won</summary>
            <ul class="plain">
                {briefing.victory.map(each => (
                    <li key={each}>{each}</li>
                ))}
            </ul>
        </details>
        <details>
            <summary class="lab">Forces</summary>
            {briefing.forces.map((force, i) => (
                <div key={force.side} class="force">
                    <h3 class="row">
                        <Flag side={i} size={18} /> {force.side}
                    </h3>
                    {force.formations.map(formation => (
                        <div key={formation.name}>
                            <h4>{formation.name}</h4>
                            <p class="small muted">
                                {formation.values.map(each => `${each.words} ${each.figure}`).join(', ')}
                            </p>
                            <ul class="plain small">
                                {formation.units.map(each => (
                                    <li key={each}>{each}</li>
                                ))}
                            </ul>
                        </div>
                    ))}
                </div>
            ))}
            {briefing.rules.length > 0 && (
                <ul class="plain small">
                    {briefing.rules.map(each => (
                        <li key={each.words}>
                            {each.words}: {each.figure}
                        </li>
                    ))}
                </ul>
            )}
        </details>
    </>
);
