// The way of a base over a measured table: tape, knots, ghost, who sees it, where it stops being allowed.
import { endOf, legsOf } from '../answers/legs';
import { Ghost } from '../draw/base';
import { sideClass } from '../draw/drawings';
import type { Mover } from '../game/measuring';
import { usePlay } from '../game/play';
import { percent } from '../parts/percent';
import { type MeasuredTable, PER_MM } from '../table/measured';
import { placeKey } from '../table/places';
import { at, distance, middle, n, xy } from '../table/point';
import { figure, lengthOf } from '../table/scale';
import type { FormationLink, Measurement, MeasurementDot, MeasurementSighting, Piece, PlacePoint } from '../wire/types';
import { Pill } from './Pill';
import { Shapes } from './Shapes';
import { TapeStrip } from './TapeStrip';

interface Props {
    table: MeasuredTable;
    grow: number;
}

/** Narrower windows have no room for a label beside the ghost: the panel says the same. */
const ROOM = 600;

/** @param quiet without the label beside the ghost */
export function Movement({ table, grow, quiet = false }: Props & { quiet?: boolean }) {
    const play = usePlay();
    const { measuring } = play;
    const movers = measuring.movers.value;
    const own = measuring.own.value;
    const stale = measuring.stale.value;
    if (movers.length === 0) return <Anchors table={table} grow={grow} />;
    return (
        <g class="movement">
            {own !== null && (
                <g class={stale ? 'stale' : ''}>
                    <Dots table={table} dots={own.dots} />
                    <Shapes table={table} shapes={own.shapes} colour="var(--ink)" grow={grow} />
                    {own.sightings.map((each, i) => (
                        <Seen key={i} table={table} sighting={each} number={i} grow={grow} />
                    ))}
                </g>
            )}
            {measuring.formation.value !== null && (
                <g class={stale ? 'stale' : ''}>
                    {measuring.formation.value.links.map((each, i) => (
                        <Link key={i} table={table} link={each} grow={grow} />
                    ))}
                </g>
            )}
            {movers.map((each, i) => (
                <Moving
                    key={each.piece.id}
                    table={table}
                    mover={each}
                    measured={measuring.results.value[i] ?? null}
                    knots={i === 0}
                    grow={grow}
                />
            ))}
            {own?.halt != null && !stale && (
                <g class="offence">
                    <Shapes table={table} shapes={own.halt.offence} colour="var(--bad)" grow={grow} />
                </g>
            )}
            {own?.caught.map(each => (
                <Chance key={each.piece} table={table} piece={each.piece} probability={each.probability} grow={grow} />
            ))}
            {!quiet && play.camera.size.value.width >= ROOM && <Labels table={table} grow={grow} />}
        </g>
    );
}

/** Points that the rules propose; others may be clicked just as well. */
function Anchors({ table, grow }: Props) {
    const { selection, measuring } = usePlay();
    const piece = selection.piece.value;
    if (piece === null || !measuring.ready.value) return null;
    const ends = (selection.options.value.byPiece.get(piece) ?? []).flatMap(each => endOf(each) ?? []);
    return (
        <g class="anchors">
            {ends.map((each, i) => {
                const spot = table.spot(each);
                return spot === undefined ? null : (
                    <path
                        key={i}
                        d="M0-5.5 5.5 0 0 5.5-5.5 0z"
                        transform={`translate(${n(spot.x)} ${n(spot.y)}) scale(${grow})`}
                    />
                );
            })}
        </g>
    );
}

interface MovingProps extends Props {
    mover: Mover;
    measured: Measurement | null;
    knots: boolean;
}

function Moving({ table, mover, measured, knots, grow }: MovingProps) {
    const end = mover.points[mover.points.length - 1] ?? mover.from;
    const stale = measured?.typed !== mover.typed;
    const halt = stale ? null : (measured?.halt ?? null);
    const spot = table.at(end);
    const heading = usePlay().measuring.heading.value ?? measured?.ghost?.heading ?? mover.piece.heading;
    const goes = legsOf(mover.choice) > 1 || mover.choice.tie.type === 'Along';
    return (
        <>
            {goes && <Strips table={table} mover={mover} measured={stale ? null : measured} grow={grow} />}
            {goes && (
                <g
                    transform={`translate(${n(spot.x)} ${n(spot.y)}) scale(${mover.piece.baseMm / 30})`}
                    class="ghost-base"
                >
                    <Ghost piece={mover.piece} heading={heading} bad={halt !== null} />
                </g>
            )}
            {!goes && <Aim table={table} point={end} grow={grow} />}
            {knots &&
                mover.points
                    .slice(0, -1)
                    .map((each, i) => <Knot key={i} table={table} point={each} number={i + 1} grow={grow} />)}
        </>
    );
}

/** The tape from bend to bend, red beyond the point where it stops being allowed. */
function Strips({ table, mover, measured, grow }: Omit<MovingProps, 'knots'>) {
    const ends = [mover.from, ...mover.points];
    const halt = measured?.halt ?? null;
    const begins = (i: number): number => (i === 0 ? 0 : (measured?.legs[i - 1]?.untilMm ?? 0) / 10);
    const stops = measured === null || halt === null ? -1 : measured.legs.findIndex(leg => leg.untilMm >= halt.atMm);
    return (
        <>
            {mover.points.map((to, i) => {
                const [a, b] = [table.at(ends[i] ?? to), table.at(to)];
                // The tape begins at the edge of the base, so that nothing lies on it.
                const edge = i === 0 ? Math.min(mover.piece.baseMm / 2, distance(a, b) / PER_MM) : 0;
                const part = edge === 0 ? 0 : (edge * PER_MM) / distance(a, b);
                const open = at(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
                if (halt === null || i < stops)
                    return <TapeStrip key={i} from={open} to={b} begins={begins(i) + edge / 10} grow={grow} />;
                const cut = i === stops ? table.at(halt.at) : a;
                return (
                    <g key={i}>
                        <TapeStrip from={cut} to={b} grow={grow} bad />
                        {i === stops && distance(a, cut) > distance(a, open) && (
                            <TapeStrip from={open} to={cut} begins={begins(i) + edge / 10} grow={grow} />
                        )}
                    </g>
                );
            })}
        </>
    );
}

export function Knot({ table, point, number, grow }: Props & { point: PlacePoint; number: number }) {
    const { x, y } = table.at(point);
    return (
        <g transform={`translate(${n(x)} ${n(y)}) scale(${grow})`} class="knot">
            <circle r="10" />
            <text y="4.4" text-anchor="middle" font-size="12.5" font-weight="500">
                {number}
            </text>
        </g>
    );
}

/** Between neighbours in a formation: its gap, red and dashed where it is too wide. */
function Link({ table, link, grow }: Props & { link: FormationLink }) {
    const [a, b] = [table.at(link.from), table.at(link.to)];
    const colour = link.holds ? 'var(--a)' : 'var(--bad)';
    return (
        <g class={link.holds ? 'link-line' : 'link-line broken'}>
            <path
                d={`M${xy(a)}L${xy(b)}`}
                stroke={colour}
                stroke-width={2.4 * grow}
                stroke-dasharray={link.holds ? undefined : `${n(6 * grow)} ${n(5 * grow)}`}
            />
            <Pill
                spot={middle(a, b)}
                text={figure(link.gapMm)}
                colour={colour}
                grow={grow}
                look={link.holds ? 'plain' : 'bad'}
            />
        </g>
    );
}

/** What is aimed at. */
export function Aim({ table, point, grow }: Props & { point: PlacePoint }) {
    const { x, y } = table.at(point);
    return (
        <g transform={`translate(${n(x)} ${n(y)}) scale(${grow})`} class="aim">
            <circle r="13" />
            <path d="M-18 0h10M8 0h10M0-18v10M0 8v10" />
            <circle r="1.6" class="dot" />
        </g>
    );
}

/** The likelier a place is struck, the larger its dot. */
const Dots = ({ table, dots }: { table: MeasuredTable; dots: readonly MeasurementDot[] }) => (
    <g class="dots-of-chance">
        {dots.map(({ at: place, probability }) => {
            const { x, y } = table.at(place);
            return <circle key={placeKey(place)} cx={n(x)} cy={n(y)} r={n(14 * Math.sqrt(probability))} />;
        })}
    </g>
);

/** Who sees it first where; words of several stand one beside the other. */
function Seen({ table, sighting, number, grow }: Props & { sighting: MeasurementSighting; number: number }) {
    const piece = usePiece(sighting.by);
    const [a, b] = [table.at(sighting.from), table.at(sighting.at)];
    const colour = `var(--${sideClass(piece?.side ?? 1)})`;
    const part = 0.3 + 0.14 * (number % 4);
    const spot = at(b.x + (a.x - b.x) * part, b.y + (a.y - b.y) * part);
    const from = sighting.fromMm === 0 ? 'start' : lengthOf(sighting.fromMm);
    return (
        <>
            <path
                d={`M${xy(a)}L${xy(b)}`}
                stroke={colour}
                stroke-width={1.8 * grow}
                stroke-dasharray={`${n(7 * grow)} ${n(5 * grow)}`}
            />
            <circle cx={n(b.x)} cy={n(b.y)} r={n(3.5 * grow)} fill={colour} />
            <Pill spot={spot} text={`${piece?.name ?? ''}, ${from}`} colour={colour} grow={grow} />
        </>
    );
}

function Chance({ table, piece, probability, grow }: Props & { piece: string; probability: number }) {
    const { game } = usePlay();
    const struck = usePiece(piece);
    const spot = struck === undefined ? undefined : table.pieceSpot(struck.places);
    if (spot === undefined) return null;
    const friend = struck?.side === game.me.value;
    return (
        <Pill
            spot={at(spot.x + 30 + 26 * grow, spot.y)}
            text={percent(probability)}
            grow={grow}
            look={friend ? 'bad' : 'dark'}
        />
    );
}

function usePiece(id: string): Piece | undefined {
    return usePlay().shown.value?.scene.pieces.find(each => each.id === id);
}

/** One base has all its figures beside it, each of several how far it goes. */
function Labels({ table, grow }: Props) {
    const { measuring } = usePlay();
    const [lead, ...others] = measuring.movers.value;
    if (lead === undefined) return null;
    if (others.length === 0) return <Label table={table} mover={lead} measured={measuring.own.value} grow={grow} />;
    return (
        <>
            {[lead, ...others].map((each, i) => {
                const { x, y } = table.at(each.points[each.points.length - 1] ?? each.from);
                const used = measuring.results.value[i]?.budget?.usedMm;
                const look = measuring.results.value[i]?.halt == null ? 'dark' : 'bad';
                return used === undefined ? null : (
                    <Pill
                        key={each.piece.id}
                        spot={at(x, y - 34 - 13 * grow)}
                        text={lengthOf(used)}
                        grow={grow}
                        look={look}
                    />
                );
            })}
        </>
    );
}

/** The black label beside the ghost: used of allowed, left, heading. */
function Label({ table, mover, measured, grow }: Props & { mover: Mover; measured: Measurement | null }) {
    const { measuring, camera } = usePlay();
    const budget = measured?.budget ?? null;
    if (measured === null || budget === null) return null;
    const end = table.at(mover.points[mover.points.length - 1] ?? mover.from);
    const left = budget.allowedMm - budget.usedMm;
    const faces = measuring.heading.value ?? measured.ghost?.heading ?? -1;
    const head = `${figure(budget.usedMm)} of ${lengthOf(budget.allowedMm)}`;
    const foot = [
        left >= 0 ? `${figure(left)} left` : `${figure(-left)} too far`,
        ...(faces >= 0 ? [`faces ${faces}°`] : []),
    ].join(', ');
    const wide = Math.max(head.length * 9.6, foot.length * 6.4) + 28;
    const screen = camera.toScreen(end);
    const scale = camera.view.value.scale;
    const before = screen.x + (34 + (10 + wide) * grow) * scale > camera.size.value.width;
    const x = before ? end.x - 34 - (wide + 10) * grow : end.x + 34 + 10 * grow;
    // On the left it would lie on the tape.
    const y = before ? end.y - 34 - 30 * grow : end.y;
    return (
        <g
            transform={`translate(${n(x)} ${n(y)}) scale(${grow})`}
            class={measuring.stale.value ? 'budget-label stale' : 'budget-label'}
            data-measured-way
        >
            <rect y="-28" width={n(wide)} height="56" rx="7" />
            <text x="14" y="-4" font-size="18" font-weight="500">
                {head}
            </text>
            <text x="14" y="16" font-size="12.5">
                {foot}
            </text>
        </g>
    );
}
