// Messages as slips: orders on their way, which can be called back while they have not gone, and reports that came in.
import { useSignal } from '@preact/signals';
import { usePlay } from '../game/play';
import { Chip, Label, PlaceLink } from '../parts/bits';
import { Icon } from '../parts/icons';
import { placeWord } from '../table/places';
import type { Logged, Paper, PaperRow, Position } from '../wire/types';

const SHOWN = 3;

export function Slips({ position }: { position: Position }) {
    const papers = position.scene.papers.filter(each => each.form === 'SLIPS');
    const reports = position.log.filter(each => each.line.slip !== null).reverse();
    return (
        <>
            {reports.length > 0 && <Reports reports={reports} turn={position.turn} track={trackOf(position)} />}
            {papers.map(each => (
                <OnTheWay key={each.title} paper={each} />
            ))}
        </>
    );
}

const trackOf = (position: Position): string => (position.scene.tracks[0]?.name ?? 'Turn').toLowerCase();

function OnTheWay({ paper }: { paper: Paper }) {
    return (
        <section class="sec slips" aria-label={paper.title}>
            <div class="row between">
                <Label>{paper.title}</Label>
                <span class="small muted">{paper.rows.length}</span>
            </div>
            <ul>
                {paper.rows.map((row, i) => (
                    <Slip key={i} row={row} />
                ))}
            </ul>
        </section>
    );
}

function Slip({ row }: { row: PaperRow }) {
    const play = usePlay();
    const journey = row.journey;
    return (
        <li class="slip" data-slip={row.head}>
            <div class="row between">
                <b class="small">{row.head}</b>
                {row.strike !== '' && (
                    <button
                        type="button"
                        class="btn sm"
                        data-typed={row.strike}
                        disabled={play.game.sending.value}
                        onClick={() => void play.game.act(row.strike)}
                    >
                        Call back<span class="sr"> what is on its way, {row.head}</span>
                    </button>
                )}
            </div>
            <p class="says">{row.cells.join(' ')}</p>
            {journey !== null && (
                <>
                    <progress
                        max={journey.whole}
                        value={journey.gone}
                        aria-label={`${journey.gone} of ${journey.whole} of its way`}
                    />
                    <p class="small muted">{journey.words}</p>
                </>
            )}
        </li>
    );
}

interface ReportsProps {
    reports: readonly Logged[];
    turn: number;
    /** What turns are called. */
    track: string;
}

function Reports({ reports, turn, track }: ReportsProps) {
    const shown = useSignal(SHOWN);
    const fresh = reports.filter(each => each.turn === turn).length;
    return (
        <section class="sec slips" aria-label="Reports in">
            <div class="row between">
                <Label>Reports in</Label>
                <span class="small muted">
                    {fresh} new, {reports.length} in all
                </span>
            </div>
            <ul>
                {reports.slice(0, shown.value).map((each, i) => (
                    <Report key={`${each.step}/${i}`} logged={each} fresh={each.turn === turn} track={track} />
                ))}
            </ul>
            {reports.length > shown.value && (
                <button type="button" class="btn sm" onClick={() => (shown.value += 20)}>
                    Earlier reports
                </button>
            )}
        </section>
    );
}

function Report({ logged, fresh, track }: { logged: Logged; fresh: boolean; track: string }) {
    const slip = logged.line.slip;
    if (slip === null) return null;
    return (
        <li class={fresh ? 'slip fresh' : 'slip'}>
            <div class="row between">
                <b class="small">{slip.from}</b>
                <span class="small muted">
                    of {slip.sent}, here in {track} {logged.turn}
                </span>
            </div>
            <p class="says">{slip.text}</p>
            <div class="row wrap small">
                {logged.line.places.map((place, i) => (
                    <span key={i} class="row">
                        <Icon name="flag" size={14} />
                        <PlaceLink place={place} text={placeWord(place)} />
                    </span>
                ))}
                <Chip clause={logged.line.clause} />
            </div>
        </li>
    );
}
