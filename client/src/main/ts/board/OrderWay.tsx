// The order that is written, on the map: its way as tape, the points that can be taken elsewhere, when they are reached.
import { Ghost } from '../draw/base';
import { usePlay } from '../game/play';
import type { MeasuredTable } from '../table/measured';
import { n } from '../table/point';
import type { Measurement } from '../wire/types';
import { Aim, Knot } from './Movement';
import { Shapes } from './Shapes';
import { TapeStrip } from './TapeStrip';

interface Props {
    table: MeasuredTable;
    grow: number;
}

export function OrderWay({ table, grow }: Props) {
    const { writing, selection } = usePlay();
    const choice = writing.choice.value;
    const measured = writing.measured.value;
    const piece = selection.chosen.value;
    if (choice === null) return null;
    const ghost = measured?.ghost ?? null;
    const spot = ghost === null ? null : table.at(ghost.place);
    return (
        <g class="movement" data-order-way>
            {measured !== null && (
                <g class={writing.stale.value ? 'stale' : ''}>
                    <Legs table={table} measured={measured} grow={grow} />
                    {spot !== null && piece !== null && (
                        <g transform={`translate(${n(spot.x)} ${n(spot.y)}) scale(${piece.baseMm / 30})`}>
                            <Ghost piece={piece} heading={-1} bad={measured.halt !== null} />
                        </g>
                    )}
                    <Shapes table={table} shapes={measured.shapes} colour="var(--ink)" grow={grow} />
                </g>
            )}
            {writing.knots.value.map(({ slot, index, point }) =>
                slot.kind === 'place' ? (
                    <Aim key={slot.blank.name} table={table} point={point} grow={grow} />
                ) : (
                    <Knot
                        key={`${slot.blank.name} ${index}`}
                        table={table}
                        point={point}
                        number={index + 1}
                        grow={grow}
                    />
                ),
            )}
        </g>
    );
}

const Legs = ({ table, measured, grow }: Props & { measured: Measurement }) => (
    <>
        {measured.legs.map((leg, i) => (
            <TapeStrip
                key={i}
                from={table.at(leg.from)}
                to={table.at(leg.to)}
                begins={(measured.legs[i - 1]?.untilMm ?? 0) / 10}
                grow={grow}
                bad={measured.halt !== null}
            />
        ))}
    </>
);
