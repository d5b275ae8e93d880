// The map: the ground drawn once, and over it everything that changes.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { destination } from '../answers/options';
import { targetsOf } from '../answers/team';
import { Crossings } from '../draw/crossings';
import { featuresSvg } from '../draw/features';
import { groundSvg, MARGIN } from '../draw/ground';
import { offenceOf } from '../game/notice';
import { type Play, usePlay } from '../game/play';
import { MeasuredTable } from '../table/measured';
import { n, type Pt } from '../table/point';
import { placeKey, samePlace, type Table } from '../table/table';
import type { Choice, Feature, OverlayKind, Piece, Place, Position } from '../wire/types';
import { Corners } from './Corners';
import { Defs } from './Defs';
import { gestures } from './gestures';
import { HeldWay } from './HeldWay';
import { intents } from './intents';
import { lastDrawn } from './lastDrawn';
import { Markers } from './Markers';
import { Movement } from './Movement';
import { OrderWay } from './OrderWay';
import { Overlays } from './Overlays';
import { Pieces } from './Pieces';
import { Pointed } from './Pointed';
import { Costs, goals, Reach, Target, Way } from './Reach';
import { Shapes } from './Shapes';
import { Sides } from './Sides';
import { stacks } from './stacks';
import { Tape } from './Tape';
import { Thoughts } from './Thoughts';
import { litBy, Told } from './Told';

export function Board({ table }: { table: Table }) {
    const play = usePlay();
    const frame = useRef<HTMLDivElement>(null);
    const world = useRef<HTMLDivElement>(null);

    useEffect(() => {
        const element = frame.current;
        if (element === null) return;
        const watcher = new ResizeObserver(() => play.camera.resize(element.clientWidth, element.clientHeight));
        watcher.observe(element);
        play.camera.resize(element.clientWidth, element.clientHeight);
        play.camera.show(table, force(play, table));
        const stop = gestures(element, play.camera, intents(play, table));
        return () => {
            watcher.disconnect();
            stop();
        };
    }, [table]);

    // The window moves without a new drawing: only the transform changes, and the size of the numbers once it stands still.
    useSignalEffect(() => {
        const { scale, x, y } = play.camera.view.value;
        const style = world.current?.style;
        if (style === undefined) return;
        style.transform = `translate(${n(x - MARGIN * scale)}px, ${n(y - MARGIN * scale)}px) scale(${scale})`;
    });
    useSignalEffect(() => {
        const scale = play.camera.settled.value;
        world.current?.style.setProperty(
            '--number',
            `${(Math.min(14, Math.max(10.5, 12.2 * scale)) / scale).toFixed(2)}px`,
        );
        world.current?.classList.toggle('far', scale < 0.36);
    });

    const box = `${-MARGIN} ${-MARGIN} ${n(table.width + 2 * MARGIN)} ${n(table.height + 2 * MARGIN)}`;
    const size = { width: table.width + 2 * MARGIN, height: table.height + 2 * MARGIN };
    return (
        <div class="board" ref={frame}>
            <div class="world" ref={world} style={{ width: size.width, height: size.height }}>
                <GroundLayer table={table} box={box} />
                <svg class="live" viewBox={box} {...size} aria-hidden="true">
                    <Defs />
                    <Live table={table} />
                </svg>
            </div>
            <div class="grain" />
        </div>
    );
}

const GroundLayer = memo(({ table, box }: { table: Table; box: string }) => {
    const svg = useMemo(() => groundSvg(table, 'full'), [table]);
    return (
        <svg
            class="ground"
            viewBox={box}
            width={table.width + 2 * MARGIN}
            height={table.height + 2 * MARGIN}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: svg }}
        />
    );
});

function Live({ table }: { table: Table }) {
    const play = usePlay();
    const { selection } = play;
    const position = play.shown.value;
    const back = play.playback.running.value;
    const piles = useMemo(
        () => (position === null ? [] : stacks(table, position.scene.pieces)),
        [position?.scene.pieces],
    );
    const hovered = useComputed(() => hoveredPiece(play));
    const pointed = useComputed(() => pointedAnswer(play));
    if (position === null) return null;
    const scene = position.scene;
    const options = selection.options.value;
    const chosen = back && !play.playback.replay.value ? null : selection.chosen.value;
    const proposed = back ? null : selection.proposed.value;
    const measured = table instanceof MeasuredTable ? table : null;
    const mover = back || measured !== null ? null : selection.mover.value;
    const reach = mover === null ? [] : goals(options, scene.overlays, mover);
    const preview = proposed === null && mover !== null ? pointed.value : undefined;
    const dimmed =
        !back &&
        proposed?.forecast == null &&
        (options.byPiece.size > 0 || options.deeds.length > 0 || options.offered.size > 0) &&
        play.roster.value === null
            ? play.game.me.value
            : null;
    // On a measured table words are as large on the screen at every scale, for it can be looked at very closely.
    const least = measured === null ? 1 : 0.12;
    const grow = Math.round(Math.min(2.4, Math.max(least, 0.85 / play.camera.settled.value)) * 20) / 20 || least;
    const along = play.measuring.others.value;
    const picked = back ? [] : (selection.part.value?.pieces ?? (along.length > 0 ? along : selection.team.value));
    const ringed = [chosen?.id, hovered.value].filter(each => each !== undefined && each !== null);
    return (
        <>
            <Crossings table={table} edges={scene.crossings} />
            {measured !== null && <Changed table={measured} features={scene.features} />}
            <Overlays
                table={table}
                overlays={[...scene.overlays, ...play.asked.overlays.value]}
                layers={measured !== null && leads(play) ? lit(play.layers.value) : play.layers.value}
                pieces={ringed.length > 0 ? ringed : play.asked.side()}
                quiet={measured !== null && ringed.length === 0}
                grow={grow}
            />
            <Reach table={table} goals={reach} />
            {!back && (measured === null ? <Targets table={table} /> : <Corners table={measured} />)}
            {(back ? happened(play, position.log) : selection.lit.value).map(place => (
                <Target key={placeKey(place)} table={table} place={place} lit />
            ))}
            <Markers table={table} markers={scene.markers} grow={grow} />
            {measured !== null && (
                <Shapes table={measured} shapes={lastDrawn(position.log)} colour="var(--ink)" grow={grow} />
            )}
            {measured !== null && !back && <HeldWay table={measured} grow={grow} />}
            {!play.hidden.value && (
                <Pieces
                    table={table}
                    stacks={piles}
                    detail={play.camera.detail.value}
                    grow={grow}
                    chosen={chosen?.id ?? null}
                    picked={picked}
                    dimmed={dimmed}
                />
            )}
            <Thoughts table={table} grow={grow} />
            <Told table={table} grow={grow} />
            {measured !== null && !back && <Movement table={measured} grow={grow} />}
            {measured !== null && !back && <OrderWay table={measured} grow={grow} />}
            {measured !== null && !back && <Offence table={measured} grow={grow} />}
            {preview !== undefined && (
                <Way table={table} piece={pieceOf(preview, scene.pieces)} choice={preview} firm={false} />
            )}
            {proposed !== null && <Way table={table} piece={pieceOf(proposed, scene.pieces)} choice={proposed} firm />}
            <Costs
                table={table}
                goals={reach}
                proposed={proposed === null ? undefined : destination(proposed)}
                grow={grow}
            />
            {!back && <Sides table={table} />}
            <Pointed table={table} grow={grow} />
            <Tape table={table} grow={grow} />
            {!back && <Cursor table={table} />}
        </>
    );
}

/** What the last refusal is about: a distance, a blocked line, an arc. */
function Offence({ table, grow }: { table: MeasuredTable; grow: number }) {
    const { game, selection } = usePlay();
    const shapes = offenceOf(game.notice.value ?? selection.doubt.value);
    return shapes.length === 0 ? null : (
        <g class="offence">
            <Shapes table={table} shapes={shapes} colour="var(--bad)" grow={grow} />
        </g>
    );
}

/** What play has made of the table. */
const Changed = memo(({ table, features }: { table: MeasuredTable; features: readonly Feature[] }) => (
    <g dangerouslySetInnerHTML={{ __html: featuresSvg(table, features) }} />
));

const leads = (play: Play): boolean => play.measuring.choice.value?.tie.type !== 'OnPiece';

/** On a measured table the reach of the chosen base is lit unasked, unless it aims at something. */
const lit = (layers: ReadonlySet<OverlayKind>): ReadonlySet<OverlayKind> => new Set([...layers, 'REACH']);

/** The answer that leads the chosen piece to the hex pointed at. */
function pointedAnswer(play: Play): Choice | undefined {
    const { selection } = play;
    const [piece, place] = [selection.mover.value, selection.hover.value];
    if (piece === null || place === null || play.game.table.value instanceof MeasuredTable) return undefined;
    return selection.options.value.byPiece
        .get(piece)
        ?.find(each => each.weight === 'MAIN' && samePlace(destination(each) ?? NOWHERE, place));
}

/** Where this side's pieces are. */
function force(play: Play, table: Table): Pt[] {
    const own = (play.shown.value?.scene.pieces ?? []).filter(each => each.side === play.game.me.value);
    return own.flatMap(each => table.pieceSpot(each.places) ?? []);
}

const NOWHERE: Place = { type: 'Box', name: 'nowhere' };

const pieceOf = (choice: Choice, pieces: readonly Piece[]): Piece | null => {
    const mover = choice.tie.type === 'Along' ? choice.tie.pieces[0] : undefined;
    return pieces.find(each => each.id === mover) ?? null;
};

/** Where what is played back happened; who is on the way is seen by the trail. */
function happened(play: Play, log: Position['log']): readonly Place[] {
    if (play.playback.telling.value) return litBy(play.playback.since.deed.value);
    return play.playback.frame.value?.move === undefined ? lastPlaces(log) : [];
}

/** Where the last thing happened. */
function lastPlaces(log: readonly { step: number; line: { places: Place[] } }[]): Place[] {
    const last = log[log.length - 1]?.step;
    const places = log.filter(each => each.step === last).flatMap(each => each.line.places);
    return [...new Map(places.map(each => [placeKey(each), each])).values()];
}

/** Places that can be chosen, and the one that is. */
function Targets({ table }: { table: Table }) {
    const { selection } = usePlay();
    const proposed = selection.proposed.value;
    const at =
        proposed?.tie.type === 'OnPlace'
            ? placeKey(proposed.tie.place)
            : proposed?.tie.type === 'Together' && proposed.tie.place !== null
              ? placeKey(proposed.tie.place)
              : null;
    const options = selection.options.value;
    const fought = [...options.byPlace]
        .filter(([, choices]) => choices.some(each => each.forecast !== null))
        .map(([key]) => key);
    const aimed = targetsOf(options, selection.team.value).flatMap(each =>
        each.place === null ? [] : placeKey(each.place),
    );
    const open = [...new Set([...fought, ...aimed])];
    return (
        <>
            {open.map(key => (
                <polygon
                    key={key}
                    class={key === at ? 'target chosen' : 'target'}
                    data-target={key}
                    points={table
                        .outline({ type: 'Hex', number: key }, 0.95)
                        .map(p => `${n(p.x)},${n(p.y)}`)
                        .join(' ')}
                />
            ))}
        </>
    );
}

function Cursor({ table }: { table: Table }) {
    const { selection } = usePlay();
    const keyed = useKeyboardInUse();
    const cursor = selection.cursor.value;
    if (cursor === null || !keyed.value) return null;
    const outline = table
        .outline(cursor, 0.9)
        .map(p => `${n(p.x)},${n(p.y)}`)
        .join(' ');
    return (
        <>
            <polygon class="cursor-case" points={outline} />
            <polygon class="cursor" points={outline} />
        </>
    );
}

/** Whether the last thing touched was the keyboard: only then the cursor is drawn. */
function useKeyboardInUse() {
    const keyed = useSignal(false);
    useEffect(() => {
        const key = (): void => {
            keyed.value = true;
        };
        const pointer = (): void => {
            keyed.value = false;
        };
        addEventListener('keydown', key);
        addEventListener('pointerdown', pointer, true);
        return () => {
            removeEventListener('keydown', key);
            removeEventListener('pointerdown', pointer, true);
        };
    }, []);
    return keyed;
}

function hoveredPiece(play: Play): string | null {
    const place = play.selection.hover.value;
    return place === null ? null : (play.selection.piecesAt(place)[0]?.id ?? null);
}
