// Hexsides that can be chosen, such as a facing: a handle on each.

import { sidesOffered } from '../answers/options';
import { press } from '../game/answering';
import { usePlay } from '../game/play';
import { n } from '../table/point';
import { HexTable, type Table } from '../table/table';

export function Sides({ table }: { table: Table }) {
    const { selection } = usePlay();
    if (!(table instanceof HexTable)) return null;
    const chosen = selection.chosen.value;
    // A piece that can still go somewhere would be hidden under the handles; its directions stand in the panel.
    const goes =
        chosen !== null &&
        (selection.options.value.byPiece.get(chosen.id) ?? []).some(each => each.tie.type === 'Along');
    const place =
        selection.place.value ?? (selection.proposal.value === null && !goes ? (chosen?.places[0] ?? null) : null);
    const options = selection.options.value.byPlace;
    const open = [...options].filter(([, choices]) => sidesOffered(choices).length > 0).map(([key]) => key);
    const at = place?.type === 'Hex' ? place.number : null;
    return (
        <g class="sides">
            {open
                .filter(key => key !== at && selection.options.value.byPiece.size === 0)
                .map(key => {
                    const hex = table.grid.cell(key);
                    const centre = hex === undefined ? undefined : table.grid.centre(hex);
                    return centre === undefined ? null : (
                        <circle key={key} class="turnable" cx={n(centre.x - 36)} cy={n(centre.y - 22)} r="4" />
                    );
                })}
            {sidesOffered(options.get(at ?? '') ?? []).map(({ choice, direction, number }) => {
                const hex = table.grid.cell(number);
                if (hex === undefined) return null;
                const spot = table.grid.sideMiddle(table.grid.centre(hex), direction, 1.02);
                return (
                    <g
                        key={choice.typed}
                        data-over
                        class="side"
                        transform={`translate(${n(spot.x)} ${n(spot.y)}) rotate(${n(table.grid.angle(direction))})`}
                        onClick={() => void press(selection, choice)}
                    >
                        <circle r="13" />
                        <path d="M-7-4.5 9 0-7 4.5-4 0z" />
                    </g>
                );
            })}
        </g>
    );
}
