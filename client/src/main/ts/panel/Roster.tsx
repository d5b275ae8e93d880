// Secret orders and the like: a row for each piece, one press for a whole formation.

import { attemptLabel } from '../answers/options';
import type { Column, Group, Roster, Row } from '../answers/roster';
import { press } from '../game/answering';
import { usePlay } from '../game/play';
import { Label, Sentence } from '../parts/bits';
import { Icon } from '../parts/icons';
import { MiniCounter, where } from '../parts/pieces';
import type { Choice } from '../wire/types';
import { Heading } from './Heading';

export function RosterPanel({ roster }: { roster: Roster }) {
    const { selection, game } = usePlay();
    const question = selection.options.value.question;
    const [seal] = selection.options.value.buttons;
    const missing = roster.total - roster.given;
    if (question === null) return null;
    return (
        <>
            <section class="sec prompt">
                <Heading clause={question.clause} words={question.words} />
                <Progress given={roster.given} total={roster.total} />
            </section>
            <div class="roster">
                {roster.groups.map(group => (
                    <GroupRows key={group.name} group={group} columns={roster.columns} />
                ))}
                <Legend columns={roster.columns} />
            </div>
            <section class="sec foot row between">
                <span class="row small secret">
                    <Icon name="lock" /> Secret until all sides are ready.
                </span>
                <span class="row">
                    <button
                        type="button"
                        class="btn"
                        aria-disabled={game.position.value?.undo.possible !== true}
                        onClick={() => void game.undo()}
                    >
                        Take one back <kbd>Ctrl Z</kbd>
                    </button>
                    <button
                        type="button"
                        class="btn pri"
                        data-typed={seal?.typed}
                        disabled={seal === undefined || game.sending.value}
                        onClick={() => seal !== undefined && void press(selection, seal)}
                    >
                        {seal?.words ?? `${missing} missing`} {seal !== undefined && <kbd>Ctrl Enter</kbd>}
                    </button>
                </span>
            </section>
        </>
    );
}

const Progress = ({ given, total }: { given: number; total: number }) => (
    <div class="progress" role="img" aria-label={`${given} of ${total} set`}>
        {Array.from({ length: total }, (_, i) => (
            <i key={i} class={i < given ? 'set' : ''} />
        ))}
        <b>
            {given} of {total} set
        </b>
    </div>
);

function GroupRows({ group, columns }: { group: Group; columns: readonly Column[] }) {
    const open = group.rows.filter(row => row.given === undefined).length;
    return (
        <section aria-label={group.name || 'Units'}>
            {group.name !== '' && (
                <div class="group row between wrap">
                    <div>
                        <h3>{group.name}</h3>
                        <p class="small muted">
                            {open === 0 ? 'all set' : `all ${open === group.rows.length ? '' : 'other '}units at once`}
                        </p>
                    </div>
                    {group.choices.length > 0 && (
                        <Segments columns={columns} choices={group.choices} given={undefined} name={group.name} />
                    )}
                </div>
            )}
            <ul>
                {group.rows.map(row => (
                    <UnitRow key={row.piece.id} row={row} columns={columns} />
                ))}
            </ul>
        </section>
    );
}

function UnitRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
    const { selection } = usePlay();
    const chosen = selection.piece.value === row.piece.id;
    return (
        <li class={chosen ? 'unitrow on' : 'unitrow'} data-row={row.piece.id}>
            <button type="button" class="unit" aria-pressed={chosen} onClick={() => selection.select(row.piece.id)}>
                <MiniCounter piece={row.piece} size={46} />
                <span>
                    <b>{row.piece.name}</b>
                    <span class="small muted">
                        <span class="mono">{where(row.piece)}</span> now {row.piece.badges[0]?.words ?? ''}
                    </span>
                </span>
            </button>
            <Segments columns={columns} choices={row.choices} given={row.given} name={row.piece.name} />
        </li>
    );
}

interface SegmentsProps {
    columns: readonly Column[];
    choices: readonly Choice[];
    given: string | undefined;
    name: string;
}

/** One answer of a few. What is not open is struck; pressing it asks the rules why. */
function Segments({ columns, choices, given, name }: SegmentsProps) {
    const { selection, game } = usePlay();
    async function choose(label: string, choice: Choice | undefined): Promise<void> {
        if (choice !== undefined) return press(selection, choice);
        if (given !== undefined) return;
        const text = attemptLabel(selection.options.value, choices, label);
        if (text !== undefined) await game.act(text);
    }
    return (
        <div class="seg" role="group" aria-label={name}>
            {columns.map(column => {
                const choice = choices.find(each => each.label === column.label);
                const on = given === column.label;
                const state = on ? 'on' : choice === undefined ? (given === undefined ? 'no' : 'past') : '';
                return (
                    <button
                        key={column.label}
                        type="button"
                        class={state}
                        data-typed={choice?.typed}
                        aria-pressed={on}
                        aria-label={`${name}: ${column.words}${state === 'no' ? ', not possible, press to read why' : ''}`}
                        title={column.words}
                        onClick={() => void choose(column.label, choice)}
                    >
                        {column.label}
                    </button>
                );
            })}
        </div>
    );
}

const Legend = ({ columns }: { columns: readonly Column[] }) => (
    <section class="legend">
        <Label>What the letters mean</Label>
        <dl>
            {columns.map(column => (
                <div key={column.label}>
                    <dt>{column.label}</dt>
                    <dd>
                        <Sentence text={column.words} />
                    </dd>
                </div>
            ))}
        </dl>
    </section>
);
