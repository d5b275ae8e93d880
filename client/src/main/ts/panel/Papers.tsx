// What lies beside the map on paper: what is noted, the fire plan, the operation order. Messages are Slips.
import { usePlay } from '../game/play';
import { choose } from '../game/stack';
import { Label } from '../parts/bits';
import { Icon } from '../parts/icons';
import type { Paper, PaperRow } from '../wire/types';

export function Papers() {
    const { shown, playback } = usePlay();
    const papers = (shown.value?.scene.papers ?? []).filter(each => each.form !== 'SLIPS');
    if (playback.running.value && !playback.replay.value) return null;
    return (
        <>
            {papers.map(each => (
                <section key={each.title} class="sec paper" data-paper={each.form} aria-label={each.title}>
                    <details open={each.form !== 'DOCUMENT'}>
                        <summary>
                            <Label>{each.title}</Label>
                            <span class="small muted">{each.form === 'DOCUMENT' ? '' : each.rows.length}</span>
                        </summary>
                        {each.form === 'TABLE' ? <Table paper={each} /> : <Rows paper={each} />}
                    </details>
                </section>
            ))}
        </>
    );
}

function usePoint(): (row: PaperRow) => void {
    const play = usePlay();
    return row => {
        const piece = play.shown.value?.scene.pieces.find(each => each.id === row.piece);
        if (piece !== undefined) choose(play.selection, piece);
        const [place] = row.places;
        if (place !== undefined) play.goTo(place);
    };
}

const Rows = ({ paper }: { paper: Paper }) => (
    <ul class="noted">
        {paper.rows.map((row, i) => (
            <li key={i} class="row">
                <span class="grow">
                    {row.head !== '' && <b>{row.head}: </b>}
                    {row.cells.join(' ')}
                </span>
                <Change row={row} />
                <Strike row={row} />
            </li>
        ))}
    </ul>
);

/** Opens it to be written otherwise. */
function Change({ row }: { row: PaperRow }) {
    const { writing } = usePlay();
    if (row.change === '' || !writing.on.value) return null;
    return (
        <button
            type="button"
            class="ib small-ib"
            data-change={row.change}
            title="Change"
            aria-label={`Change: ${row.cells.join(' ')}`}
            onClick={() => void writing.change(row.change, row.piece)}
        >
            <Icon name="pen" />
        </button>
    );
}

/** Takes it off the sheet. */
function Strike({ row }: { row: PaperRow }) {
    const { game } = usePlay();
    if (row.strike === '') return null;
    return (
        <button
            type="button"
            class="ib small-ib"
            data-strike={row.strike}
            title="Strike out"
            aria-label={`Strike out: ${row.cells.join(' ')}`}
            disabled={game.sending.value}
            onClick={() => void game.act(row.strike)}
        >
            <Icon name="close" />
        </button>
    );
}

function Table({ paper }: { paper: Paper }) {
    const point = usePoint();
    const changes = paper.rows.some(each => each.change !== '' || each.strike !== '');
    return (
        <div class="scrolled">
            <table class="plan">
                <thead>
                    <tr>
                        {paper.columns.map(each => (
                            <th key={each}>{each}</th>
                        ))}
                        {changes && <th class="sr">Change</th>}
                    </tr>
                </thead>
                <tbody>
                    {paper.rows.map((row, i) => (
                        <tr key={i}>
                            {row.cells.map((cell, j) => (
                                <td key={j}>
                                    {j === 0 ? (
                                        <button
                                            type="button"
                                            class="link"
                                            data-row={row.piece}
                                            onClick={() => point(row)}
                                        >
                                            {cell}
                                        </button>
                                    ) : (
                                        cell
                                    )}
                                </td>
                            ))}
                            {changes && (
                                <td class="row">
                                    <Change row={row} />
                                    <Strike row={row} />
                                </td>
                            )}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}
