// What others did, on the map: the way of a march, and the number of the deed that is told.
import { isMarch } from '../answers/march';
import type { Deed } from '../game/deeds';
import { usePlay } from '../game/play';
import { n, type Pt } from '../table/point';
import { COUNTER, type Table } from '../table/table';
import type { Place } from '../wire/types';

const BADGE = 13;

export function Told({ table, grow }: { table: Table; grow: number }) {
    const { playback } = usePlay();
    const { deeds, at } = playback.since;
    if (!playback.telling.value) return null;
    const told = deeds.value.slice(0, at.value + 1);
    return (
        <g class="told-ways">
            {told.map((deed, i) => (
                <Way key={i} way={way(table, deed)} now={i === at.value} />
            ))}
            {told.map((deed, i) =>
                i === at.value ? <Badge key={i} at={end(table, deed)} number={i + 1} grow={grow} /> : null,
            )}
        </g>
    );
}

/** Of a march the end is lit: its way is drawn. */
export function litBy(deed: Deed | null): readonly Place[] {
    const places = deed?.places ?? [];
    return deed?.kind === 'march' ? places.slice(-1) : places;
}

const way = (table: Table, deed: Deed): Pt[] =>
    deed.lines.filter(isMarch).flatMap(each => each.line.places.flatMap(place => table.spot(place) ?? []));

function end(table: Table, { places }: Deed): Pt | undefined {
    const last = places[places.length - 1];
    return last === undefined ? undefined : table.spot(last);
}

const Way = ({ way, now }: { way: readonly Pt[]; now: boolean }) =>
    way.length < 2 ? null : (
        <polyline class={now ? 'went now' : 'went'} points={way.map(each => `${n(each.x)},${n(each.y)}`).join(' ')} />
    );

function Badge({ at, number, grow }: { at: Pt | undefined; number: number; grow: number }) {
    if (at === undefined) return null;
    const [x, y] = [at.x + COUNTER / 2, at.y - COUNTER / 2];
    return (
        <g class="deed-number" transform={`translate(${n(x)} ${n(y)}) scale(${grow})`}>
            <circle r={BADGE} />
            <text text-anchor="middle" dy="5">
                {number}
            </text>
        </g>
    );
}
