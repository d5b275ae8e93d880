// Exact odds before the dice fall: a bar for one number, a heat grid for two.
import { Chip, Label, Sentence } from '../parts/bits';
import { fine, mean, percent } from '../parts/percent';
import type { Forecast, Reason } from '../wire/types';
import { Results } from './Results';

type Axis = 'across' | 'down';

const hasBoth = (forecast: Forecast): boolean => forecast.down.words !== '';

/** The chance of each value of one number, whatever the other is. */
export function marginal(forecast: Forecast, axis: Axis): number[] {
    const most = Math.max(0, ...forecast.cells.map(each => each[axis]));
    const chances = Array.from({ length: most + 1 }, () => 0);
    for (const cell of forecast.cells) chances[cell[axis]] = (chances[cell[axis]] ?? 0) + cell.probability;
    return chances;
}

const label = (forecast: Forecast, axis: Axis, value: number): string => forecast[axis].labels[value] ?? String(value);

/** A part of the bar has words if they fit, in the narrowest panel. */
const LETTER_PX = 6.2;
const LEAST_PX = 300;

/** What the main number does: with two numbers, what the other side suffers. */
export function OddsBar({ forecast }: { forecast: Forecast }) {
    const axis: Axis = hasBoth(forecast) ? 'down' : 'across';
    const chances = marginal(forecast, axis);
    const words = chances.map((chance, value) => `${label(forecast, axis, value)}: ${percent(chance)}`).join(', ');
    const last = chances.length - 1;
    return (
        <div class="bar" role="img" aria-label={`${forecast[axis].words}: ${words}`}>
            {chances.map((chance, value) =>
                chance <= 0 ? null : (
                    <i
                        key={value}
                        class={`k${last === 0 ? 0 : Math.round((3 * value) / last)}`}
                        style={{ flexGrow: chance * 100 }}
                    >
                        {[`${label(forecast, axis, value)} · ${percent(chance)}`, label(forecast, axis, value)].find(
                            each => each.length * LETTER_PX <= chance * LEAST_PX,
                        )}
                    </i>
                ),
            )}
        </div>
    );
}

export const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
    <table class="reasons">
        <tbody>
            {reasons.map((reason, i) => (
                <tr key={i}>
                    <td>
                        <Sentence text={reason.words} />
                    </td>
                    <td>
                        <Sentence text={reason.figure} />
                    </td>
                    <td>
                        <Chip clause={reason.clause} />
                    </td>
                </tr>
            ))}
        </tbody>
    </table>
);

export const Figures = ({ forecast }: { forecast: Forecast }) => (
    <div class="figures">
        <dl>
            {forecast.figures.map(figure => (
                <div key={figure.words}>
                    <dt>{figure.words}</dt>
                    <dd>{figure.measure === 'PROBABILITY' ? percent(figure.value) : mean(figure.value)}</dd>
                </div>
            ))}
        </dl>
        <p class="exact">exact, from the code that rolls</p>
    </div>
);

const shade = (chance: number, most: number): string =>
    `h${chance <= 0 ? 0 : Math.min(5, 1 + Math.floor((4.999 * chance) / most))}`;

/** Both numbers at once; every cell has its figure, darker is likelier. */
export function HeatGrid({ forecast }: { forecast: Forecast }) {
    const columns = marginal(forecast, 'across');
    const rows = marginal(forecast, 'down');
    const most = Math.max(...forecast.cells.map(each => each.probability));
    const chance = (across: number, down: number): number =>
        forecast.cells.find(each => each.across === across && each.down === down)?.probability ?? 0;
    return (
        <table class="heat">
            <caption>
                across: {forecast.across.words}; down: {forecast.down.words}
            </caption>
            <thead>
                <tr>
                    <td />
                    {columns.map((_, across) => (
                        <th key={across} scope="col">
                            {across}
                        </th>
                    ))}
                    <td />
                </tr>
            </thead>
            <tbody>
                {rows.map((whole, down) => (
                    <tr key={down}>
                        <th scope="row">{down}</th>
                        {columns.map((_, across) => (
                            <td key={across} class={shade(chance(across, down), most)}>
                                {fine(chance(across, down))}
                            </td>
                        ))}
                        <td class="sum">{percent(whole)}</td>
                    </tr>
                ))}
                <tr>
                    <td />
                    {columns.map((whole, across) => (
                        <td key={across} class="sum">
                            {percent(whole)}
                        </td>
                    ))}
                    <td />
                </tr>
            </tbody>
        </table>
    );
}

function Columns({ forecast }: { forecast: Forecast }) {
    const chances = marginal(forecast, 'across');
    const most = Math.max(...chances);
    return (
        <div
            class="columns"
            role="img"
            aria-label={chances
                .map((chance, value) => `${label(forecast, 'across', value)}: ${percent(chance)}`)
                .join(', ')}
        >
            {chances.map((chance, value) => (
                <div key={value}>
                    <span>{percent(chance)}</span>
                    <i style={{ height: `${Math.max(1, (64 * chance) / most)}px` }} class={value === 0 ? 'none' : ''} />
                    <b>{label(forecast, 'across', value)}</b>
                </div>
            ))}
        </div>
    );
}

export const Odds = ({ forecast }: { forecast: Forecast }) => (
    <section class="sec odds" aria-label="Odds">
        <Reasons reasons={forecast.reasons} />
        {forecast.tables.map(each => (
            <Results key={each.name} table={each} />
        ))}
        <Figures forecast={forecast} />
        {forecast.tables.length !== 1 && <Chances forecast={forecast} />}
    </section>
);

const Chances = ({ forecast }: { forecast: Forecast }) => (
    <>
        <Label>{hasBoth(forecast) ? 'Chance of each result' : forecast.across.words}</Label>
        {hasBoth(forecast) ? <HeatGrid forecast={forecast} /> : <Columns forecast={forecast} />}
    </>
);
