// A stack fanned out beside its hex.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Options } from '../answers/options';
import { mayBePicked } from '../answers/team';
import { toggle } from '../game/picking';
import { usePlay } from '../game/play';
import { IconButton } from '../parts/bits';
import { MiniCounter } from '../parts/pieces';
import type { Pt } from '../table/point';
import { samePlace, type Table } from '../table/table';
import type { Place } from '../wire/types';
import { besides, type Kept } from './besides';

/** From the middle of one hex to that of the next. */
const APART = 104;
const HOVER_MS = 650;
/** So long the pointer may be on its way from the stack to the card. */
const LEAVE_MS = 450;
/** The stack, its neighbours and what is asked about matter more than any number of counters. */
const MATTERS = 1000;
const WIDE = 250;
const HEAD = 46;
const ROW = 62;

export function Fan({ table }: { table: Table }) {
    const play = usePlay();
    const { selection } = play;
    const hover = selection.hover.value;
    const over = useSignal(false);
    const asked = useMemo(() => askedAbout(selection.options.value), [selection.options.value]);
    useEffect(() => {
        // Whoever has just clicked here wants to see what came of it, and whoever is asked about it wants to see it.
        const clicked = hover !== null && selection.cursor.value !== null && samePlace(selection.cursor.value, hover);
        if (hover === null || clicked || selection.piecesAt(hover).length < 2) return;
        if (selection.proposal.value !== null || asked.some(each => samePlace(each, hover))) return;
        const timer = setTimeout(() => (play.fan.value = hover), HOVER_MS);
        return () => clearTimeout(timer);
    }, [hover]);
    const place = play.fan.value;
    useEffect(() => {
        const there = over.value || (place !== null && hover !== null && samePlace(place, hover));
        if (place === null || there || play.lingered.value) return;
        const timer = setTimeout(() => (play.fan.value = null), LEAVE_MS);
        return () => clearTimeout(timer);
    }, [place, hover, over.value]);
    useEffect(() => {
        play.fan.value = null;
        over.value = false;
    }, [play.game.number.value]);
    if (place === null || play.playback.running.value) return null;
    const pieces = selection.piecesAt(place);
    const spot = table.spot(place);
    if (pieces.length === 0 || spot === undefined) return null;
    const size = { width: WIDE, height: HEAD + ROW * pieces.length };
    const reach = 1.5 * play.camera.view.value.scale * APART;
    const keep = (spots: readonly Pt[], away: number, weight: number): Kept[] =>
        spots.map(each => ({ ...play.camera.toScreen(each), away, weight }));
    const others = (play.shown.value?.scene.pieces ?? []).flatMap(each => table.pieceSpot(each.places) ?? []);
    const kept = [
        ...keep([spot], reach, MATTERS),
        ...keep(
            asked.flatMap(each => table.spot(each) ?? []),
            reach / 3,
            MATTERS,
        ),
        ...keep(others, reach / 4, 1),
    ];
    const { left, top } = besides(play.camera.size.value, size, kept);
    const team = selection.part.value?.pieces ?? selection.team.value;
    const on = (id: string): boolean => team.includes(id) || (team.length === 0 && id === selection.piece.value);
    /** Where pieces act together the fan stays open: each press takes one in or out. */
    function choose(id: string): void {
        if (mayBePicked(selection.options.value, id)) return toggle(selection, [id]);
        selection.select(id);
        play.fan.value = null;
    }
    return (
        <div
            class="fan"
            data-over
            style={{ left, top, width: WIDE }}
            onMouseEnter={() => (over.value = true)}
            onMouseLeave={() => (over.value = false)}
            role="group"
            aria-label={`${pieces.length} in ${table.name(place)}`}
        >
            <div class="row between">
                <b class="mono">{table.name(place)}</b>
                <IconButton icon="close" label="Close the stack" onClick={() => (play.fan.value = null)} />
            </div>
            {pieces.map((piece, i) => (
                <button
                    key={piece.id}
                    type="button"
                    class={on(piece.id) ? 'unit on' : 'unit'}
                    aria-pressed={on(piece.id)}
                    onClick={() => choose(piece.id)}
                >
                    <MiniCounter piece={piece} size={48} />
                    <span class="grow">
                        <b>{piece.name}</b>
                        <span class="small muted">
                            {i + 1} of {pieces.length},{' '}
                            {piece.factors.map(each => `${each.value} ${each.label}`).join(', ')}
                        </span>
                    </span>
                </button>
            ))}
        </div>
    );
}

/** The places on the map that the question is about. */
function askedAbout(options: Options): Place[] {
    const places = [...options.byPlace.values()]
        .flat()
        .flatMap(each => (each.tie.type === 'OnPlace' ? each.tie.place : []));
    return [...places, ...options.deeds.flatMap(each => each.place ?? [])];
}
