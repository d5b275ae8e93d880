// The tables of the book, from the numbers the rules play by.
import type { Chart } from '../wire/types';
import { ClauseLink } from './ClauseLink';
import { has, type Wanted } from './words';

interface Props {
    ruleset: string;
    charts: readonly Chart[];
    words: Wanted;
}

const text = (chart: Chart): string =>
    [chart.title, chart.clause ?? '', chart.words, ...chart.headings, ...chart.rows.flat()].join(' ');

/** A dash for what a row does not have, words without the dashes of a file. */
const cell = (value: string): string =>
    value === '-' || value === '' ? '–' : value.replace(/(?<=[a-z])-(?=[a-z])/g, ' ');

export const Charts = ({ ruleset, charts, words }: Props) => (
    <div class="charts">
        {charts
            .filter(each => has(text(each), words))
            .map(chart => (
                <section key={chart.title}>
                    <h3>
                        {chart.title} <ClauseLink ruleset={ruleset} clause={chart.clause} />
                    </h3>
                    <p class="small">{chart.words}</p>
                    <div class="wide" tabIndex={0} role="group" aria-label={`${chart.title}, table`}>
                        <table class="chart">
                            <thead>
                                <tr>
                                    {chart.headings.map((heading, i) => (
                                        <th key={i} scope="col">
                                            {heading}
                                        </th>
                                    ))}
                                </tr>
                            </thead>
                            <tbody>
                                {chart.rows.map(row => (
                                    <tr key={row[0]}>
                                        {row.map((value, i) =>
                                            i === 0 ? (
                                                <th key={i} scope="row">
                                                    {cell(value)}
                                                </th>
                                            ) : (
                                                <td key={i}>{cell(value)}</td>
                                            ),
                                        )}
                                    </tr>
                                ))}
                            </tbody>
                        </table>
                    </div>
                </section>
            ))}
    </div>
);
