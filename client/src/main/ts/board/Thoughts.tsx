// Answers that were weighed, on the map: ways with their numbers, the one that is picked out firm.
import { usePlay } from '../game/play';
import { n, type Pt } from '../table/point';
import { COUNTER, type Table } from '../table/table';
import type { Piece, Tie } from '../wire/types';
import { Arrow } from './Reach';

const SHOWN = 5;

export function Thoughts({ table, grow }: { table: Table; grow: number }) {
    const play = usePlay();
    const { shown, picked } = play.thoughts;
    const pieces = play.shown.value?.scene.pieces ?? [];
    const ways = shown.value.slice(0, SHOWN).map(each => wayOf(table, pieces, each.tie));
    return (
        <g class="thoughts">
            {ways.map((way, i) => (way.length < 2 ? null : <Arrow key={i} line={way} firm={i === picked.value} />))}
            {ways.map((way, i) => (
                <Badge key={i} at={beside(way, ways.slice(0, i))} number={i + 1} on={i === picked.value} grow={grow} />
            ))}
        </g>
    );
}

/** From where the piece stands to where it would go, or the one spot that an answer is about. */
export function wayOf(table: Table, pieces: readonly Piece[], tie: Tie): readonly Pt[] {
    const of = (ids: readonly string[]): Pt[] =>
        ids.flatMap(id => {
            const piece = pieces.find(each => each.id === id);
            return (piece === undefined ? undefined : table.pieceSpot(piece.places)) ?? [];
        });
    switch (tie.type) {
        case 'OnPiece':
            return of([tie.piece]);
        case 'OnPlace':
            return [table.spot(tie.place) ?? []].flat();
        case 'Along':
            return [...of(tie.pieces.slice(0, 1)), ...tie.way.flatMap(each => table.spot(each) ?? [])];
        case 'Together':
            return tie.place === null ? of(tie.pieces.slice(0, 1)) : [table.spot(tie.place) ?? []].flat();
        case 'OnGroup':
            return of(tie.pieces.slice(0, 1));
        case 'Button':
            return [];
    }
}

/** Numbers of several answers in one place stand side by side. */
function beside(way: readonly Pt[], before: readonly (readonly Pt[])[]): Pt | undefined {
    const end = way[way.length - 1];
    if (end === undefined) return undefined;
    const same = before.filter(each => {
        const other = each[each.length - 1];
        return other !== undefined && Math.hypot(other.x - end.x, other.y - end.y) < COUNTER / 2;
    }).length;
    return { x: end.x + COUNTER / 2 - 28 * same, y: end.y - COUNTER / 2 };
}

function Badge({ at, number, on, grow }: { at: Pt | undefined; number: number; on: boolean; grow: number }) {
    if (at === undefined) return null;
    return (
        <g
            class={on ? 'thought-number on' : 'thought-number'}
            transform={`translate(${n(at.x)} ${n(at.y)}) scale(${grow})`}
        >
            <circle r="13" />
            <text text-anchor="middle" dy="5">
                {number}
            </text>
        </g>
    );
}
