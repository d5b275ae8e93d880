// A printed results table: the column of this throw is lit, and in it the rows that the dice can come to.
import { Chip, Label } from '../parts/bits';
import type { ResultsTable } from '../wire/types';

export const Results = ({ table }: { table: ResultsTable }) => (
    <>
        <div class="row between">
            <Label>{table.name}</Label>
            <Chip clause={table.clause} />
        </div>
        <table class="results">
            <thead>
                <tr>
                    <td />
                    {table.columns.map((heading, i) => (
                        <th key={heading} scope="col" class={i === table.column ? 'lit' : ''}>
                            {heading}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {table.rows.map(row => (
                    <tr key={row.heading}>
                        <th scope="row">{row.heading}</th>
                        {row.cells.map((cell, i) => (
                            <td key={i} class={i !== table.column ? '' : row.reached ? 'lit reached' : 'lit'}>
                                {cell}
                                {i === table.column && row.reached && <span class="sr"> (can come up)</span>}
                            </td>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
        <p class="small muted">
            {table.column < 0
                ? 'The odds are below the table: no effect.'
                : 'Framed: this column. Filled: the rows the die can come to.'}
        </p>
        <table class="outcomes">
            <tbody>
                {table.results.map(each => (
                    <tr key={each.code}>
                        <th scope="row">{each.code}</th>
                        <td>{each.words}</td>
                        <td class="share">
                            <i style={{ width: `${100 * each.probability}%` }} />
                        </td>
                        <td>{each.odds}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    </>
);
