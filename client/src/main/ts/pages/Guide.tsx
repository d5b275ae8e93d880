// A short guide through the first turn. It speaks of the table, not of the rules: those are in the chips.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { guide } from '../browser/settings';
import { type Play, usePlay } from '../game/play';
import { IconButton } from '../parts/bits';
import type { Hint } from './hint';
import { measuredHint } from './measuredHints';

function hintNow(play: Play): Hint | null {
    const position = play.game.position.value;
    if (position === null) return null;
    const { selection } = play;
    if (position.over !== null)
        return {
            key: 'over',
            title: 'That was a whole game',
            words: 'How it went shows strength and luck. The replay shows every step. Try the next scenario.',
        };
    if (play.measuring.table.value !== null) return measuredHint(play, position);
    if (play.playback.running.value)
        return {
            key: 'playback',
            title: 'The other side acted',
            words: 'Lit hexes show where. Space skips to your turn.',
        };
    if (play.roster.value !== null) {
        return play.roster.value.given === 0
            ? {
                  key: 'orders',
                  title: 'Give orders in secret',
                  words: 'Each unit has a row. Press a letter for one unit, or in the shaded row for the whole formation. Struck letters are not open now: press one to read why.',
              }
            : {
                  key: 'seal',
                  title: 'Then seal them',
                  words: 'When all are set, the green button seals your orders. Until then Ctrl Z takes the last one back.',
              };
    }
    if (selection.proposed.value?.forecast != null)
        return {
            key: 'odds',
            title: 'Exact odds, before you roll',
            words: 'The grid shows the chance of every result. They come from the code that will roll. Enter rolls, Esc goes back.',
        };
    if (selection.proposed.value !== null)
        return {
            key: 'confirm',
            title: 'Proposed, not done',
            words: 'The arrow shows the way, the lines beside it the price. Click the hex again or press Enter to do it.',
        };
    if (position.scene.question === null)
        return {
            key: 'wait',
            title: 'The other side is asked',
            words: 'You can look around meanwhile: move the map, read units, open a rule.',
        };
    if (selection.team.value.length > 0)
        return {
            key: 'team',
            title: 'Units act together',
            words: 'Tick who takes part, then press what they do. Shift and click adds the units of another hex. A red edge is a target: click it to see the odds.',
        };
    if (selection.chosen.value !== null)
        return {
            key: 'reach',
            title: 'Lit hexes can be reached',
            words: 'The number is the price; a stop sign means the move must end there. Click a lit hex to propose a move.',
        };
    if (selection.options.value.deeds.length > 0)
        return {
            key: 'deeds',
            title: 'Pick a stack, or a target',
            words: 'Click your units to pick all in a hex. Or click a hex with a red edge: whoever can take it on is proposed, with the odds.',
        };
    if ([...selection.options.value.byPlace.values()].some(list => list.some(each => each.forecast !== null))) {
        return {
            key: 'fight',
            title: 'Somebody can be attacked',
            words: 'Hexes with a red edge. Choose one on the map or in the list to see the odds first.',
        };
    }
    if (selection.options.value.byPiece.size > 0)
        return {
            key: 'pick',
            title: 'Your units can act',
            words: 'Full counters can do something, pale ones cannot. Click one, or press Tab.',
        };
    return {
        key: 'question',
        title: 'One question at a time',
        words: 'The panel asks, the buttons answer. The chip beside a question opens the rule behind it.',
    };
}

export function Guide() {
    const play = usePlay();
    const read = useSignal<ReadonlySet<string>>(new Set());
    const hint = guide.value === 'on' ? hintNow(play) : null;
    useEffect(() => {
        if (hint?.key === 'over') guide.value = 'done';
    }, [hint?.key]);
    if (hint === null || read.value.has(hint.key)) return null;
    return (
        <aside class="guide" aria-label="Guide" role="note">
            <div class="row between">
                <b>{hint.title}</b>
                <IconButton icon="close" label="End the guide" onClick={() => (guide.value = 'done')} />
            </div>
            <p>{hint.words}</p>
            <button type="button" class="btn sm" onClick={() => (read.value = new Set([...read.value, hint.key]))}>
                Understood
            </button>
        </aside>
    );
}
