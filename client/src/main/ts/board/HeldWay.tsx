// A move that is held while somebody may answer it: the way so far, where it means to go, who would fire.
import { Ghost } from '../draw/base';
import { sideClass } from '../draw/drawings';
import { usePlay } from '../game/play';
import { Icon } from '../parts/icons';
import { type MeasuredTable, mmBetween } from '../table/measured';
import { at, middle, n, xy } from '../table/point';
import { lengthOf } from '../table/scale';
import type { Held, HeldStop, Piece } from '../wire/types';
import { Pill } from './Pill';
import { pathOf } from './Shapes';

interface Props {
    table: MeasuredTable;
    grow: number;
}

export function HeldWay({ table, grow }: Props) {
    const { shown, selection } = usePlay();
    const scene = shown.value?.scene;
    const held = scene?.held ?? null;
    const mover = scene?.pieces.find(each => each.id === held?.piece);
    if (held === null || mover === undefined) return null;
    const firers = (selection.part.value?.pieces ?? []).flatMap(
        id => scene?.pieces.filter(each => each.id === id && each.side !== mover.side) ?? [],
    );
    return (
        <g class="held-way">
            <Footprints table={table} held={held} mover={mover} grow={grow} />
            {firers.map(each => (
                <Aimed key={each.id} table={table} firer={each} mover={mover} grow={grow} />
            ))}
            {held.stops.map(each => (
                <Stop key={each.mm} table={table} stop={each} mover={mover} grow={grow} />
            ))}
        </g>
    );
}

/** Where it came from, dashed on white, and where it means to go, dotted. */
function Footprints({ table, held, mover, grow }: Props & { held: Held; mover: Piece }) {
    const [start] = held.behind;
    const end = held.behind[held.behind.length - 1];
    const colour = `var(--${sideClass(mover.side)})`;
    if (start === undefined || end === undefined) return null;
    const behind = pathOf(table, held.behind);
    const { x, y } = table.at(start);
    return (
        <>
            <g transform={`translate(${n(x)} ${n(y)}) scale(${mover.baseMm / 30})`} opacity=".45">
                <Ghost piece={mover} heading={mover.heading} bad={false} />
            </g>
            <path d={behind} fill="none" stroke="var(--card)" stroke-width={9 * grow} />
            <path
                d={behind}
                fill="none"
                stroke={colour}
                stroke-width={5 * grow}
                stroke-dasharray={`${n(11 * grow)} ${n(7 * grow)}`}
            />
            {held.ahead.length > 0 && (
                <path
                    d={pathOf(table, [end, ...held.ahead])}
                    fill="none"
                    stroke={colour}
                    stroke-width={3 * grow}
                    stroke-dasharray={`${n(2 * grow)} ${n(7 * grow)}`}
                    stroke-linecap="round"
                />
            )}
        </>
    );
}

function Stop({ table, stop, mover, grow }: Props & { stop: HeldStop; mover: Piece }) {
    const { x, y } = table.at(stop.at);
    if (stop.when === 'NOW')
        return <Pill spot={at(x + mover.baseMm + 30 * grow, y)} text={`${stop.mm / 10} cm`} grow={grow} look="bad" />;
    return (
        <g
            transform={`translate(${n(x)} ${n(y)}) scale(${grow})`}
            class={stop.when === 'PASSED' ? 'stop passed' : 'stop'}
        >
            <circle r="10" />
            <text y="4" text-anchor="middle" font-size="11.5" font-weight="500">
                {stop.mm / 10}
            </text>
        </g>
    );
}

function Aimed({ table, firer, mover, grow }: Props & { firer: Piece; mover: Piece }) {
    const [a, b] = [table.pieceSpot(firer.places), table.pieceSpot(mover.places)];
    const [from, to] = [firer.places[0], mover.places[0]];
    if (a === undefined || b === undefined || from?.type !== 'Point' || to?.type !== 'Point') return null;
    const mm = Math.max(0, mmBetween(from, to) - (firer.baseMm + mover.baseMm) / 2);
    return (
        <>
            <path d={`M${xy(a)}L${xy(b)}`} stroke="var(--bad)" stroke-width={2.4 * grow} />
            <Pill spot={middle(a, b)} text={lengthOf(mm)} grow={grow} look="dark" />
        </>
    );
}

/** Over the map: that something waits, and for whom. */
export function HeldBar() {
    const { game, shown } = usePlay();
    const position = shown.value;
    const held = position?.scene.held ?? null;
    if (held === null || position === null) return null;
    const mover = position.scene.pieces.find(each => each.id === held.piece);
    const side = position.scene.parties[mover?.side ?? 0];
    const other = game.listed.seats.some(each => each.side === side?.id)
        ? side?.name
        : titleOf(position.sides, side?.id);
    return (
        <div class="heldbar" role="status" data-over>
            <Icon name="clock" size={18} />
            <span>
                <b>{held.words}.</b>
                {mover?.side !== game.me.value && ` ${other ?? ''} waits for you`}
            </span>
        </div>
    );
}

const titleOf = (sides: readonly { id: string; title: string }[], id: string | undefined): string =>
    sides.find(each => each.id === id)?.title ?? '';
