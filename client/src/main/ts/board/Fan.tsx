// A stack fanned out beside its hex.

import { useEffect } from 'preact/hooks';
import { mayBePicked } from '../answers/team';
import { toggle } from '../game/picking';
import { usePlay } from '../game/play';
import { IconButton } from '../parts/bits';
import { MiniCounter } from '../parts/pieces';
import { samePlace, type Table } from '../table/table';

const HOVER_MS = 650;
const WIDE = 250;

export function Fan({ table }: { table: Table }) {
    const play = usePlay();
    const { selection } = play;
    const hover = selection.hover.value;
    useEffect(() => {
        // Whoever has just clicked here wants to see what came of it.
        const clicked = hover !== null && selection.cursor.value !== null && samePlace(selection.cursor.value, hover);
        if (hover === null || clicked || selection.piecesAt(hover).length < 2) return;
        const timer = setTimeout(() => (play.fan.value = hover), HOVER_MS);
        return () => clearTimeout(timer);
    }, [hover]);
    const place = play.fan.value;
    useEffect(() => {
        if (place !== null && hover !== null && !samePlace(place, hover)) play.fan.value = null;
    }, [hover]);
    if (place === null || play.playback.running.value) return null;
    const pieces = selection.piecesAt(place);
    const spot = table.spot(place);
    if (pieces.length === 0 || spot === undefined) return null;
    const { x, y } = play.camera.toScreen(spot);
    const { width, height } = play.camera.size.value;
    const half = 62 * play.camera.view.value.scale;
    const left = x + half + WIDE < width ? x + half : Math.max(4, x - half - WIDE);
    const top = Math.max(8, Math.min(y - 40, height - 70 - 62 * pieces.length));
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
