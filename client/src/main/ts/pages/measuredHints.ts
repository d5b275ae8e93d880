// The guide through a first turn on a measured table: the goal, an order, a move, a fight, a refusal, the enemy's turn.
import type { Play } from '../game/play';
import type { Position } from '../wire/types';
import type { Hint } from './hint';
import { writingHint } from './writingHints';

/** What orders and requests come to; all else is a fight. */
const TWO_DICE = new Set(['result', 'answer']);

export function measuredHint(play: Play, position: Position): Hint {
    const written = writingHint(play, position);
    if (written !== null) return written;
    if (play.playback.running.value)
        return {
            key: 'playback',
            title: 'The other side acted',
            words: 'Lines show who went where and who fired; the log names every die. Space skips to your turn.',
        };
    return refusal(play) ?? asked(play, position);
}

/** Something was tried that is not allowed. */
function refusal(play: Play): Hint | null {
    const halted = play.measuring.own.value?.halt != null && play.measuring.active.value;
    return halted || play.game.notice.value?.kind === 'refused'
        ? {
              key: 'refused',
              title: 'The rules say no, and which one',
              words: 'A refusal gives the facts with both numbers, and a chip that opens the rule. Where part of a way is allowed, the button offers to stop there.',
          }
        : null;
}

function asked(play: Play, position: Position): Hint {
    const question = position.scene.question;
    const proposed = play.selection.proposed.value;
    if (question === null)
        return {
            key: 'wait',
            title: 'The other side is asked',
            words: 'You can look around meanwhile: measure with T, read units, open a rule. You are asked when one of yours can fire at who moves.',
        };
    if (question.form === 'TARGETS')
        return {
            key: 'interrupt',
            title: 'The enemy moves in your sight',
            words: 'Tick who fires and roll, or hold: now, for this action, for this order, for the phase. Below the odds stands what firing costs you later.',
        };
    if (proposed?.forecast != null)
        return TWO_DICE.has(proposed.forecast.across.key)
            ? {
                  key: 'dice',
                  title: 'Two dice against a number',
                  words: 'The bar shows how likely it is; each line under it is a part of the number, with its rule. Fewer units, or nearer ones, may make it easier: tick them off. Enter rolls.',
              }
            : {
                  key: 'fight',
                  title: 'Exact odds, before you roll',
                  words: 'Every part of the dice has a line, and the grid has the chance of every result. They come from the code that will roll. Enter rolls, Esc goes back.',
              };
    if (play.measuring.active.value)
        return {
            key: 'way',
            title: 'Proposed, not gone',
            words: 'The label says what the way takes of its Move; Q and E turn the base, Backspace drops a leg. Under the way stands who will see it, and from where on. Enter goes.',
        };
    if (question.form === 'PLACE') return goal(position);
    if (play.measuring.ready.value || question.of !== '')
        return {
            key: 'move',
            title: 'Lead it over the table',
            words: 'Click where it shall go, leg by leg: the outline is its reach, hatched where it costs more. Or choose a target in the list to see the odds.',
        };
    if (play.selection.team.value.length > 0)
        return {
            key: 'team',
            title: 'Who is ordered, and by whom',
            words: 'Shift and click adds more units; then press who gives the order. They must stand close together, and the farthest counts.',
        };
    return {
        key: 'orders',
        title: 'Nobody moves without an order',
        words: 'Click units of yours, or choose in the list. Begin with what matters most: who fails gives no more orders this turn.',
    };
}

/** Before the first turn. */
function goal(position: Position): Hint {
    const [ring] = position.scene.markers.filter(each => each.kind === 'OBJECTIVE');
    return {
        key: 'goal',
        title: ring === undefined ? 'Set up your side' : `Your goal: ${ring.words.replace(/,.*/, '')}`,
        words: 'The ring on the table is what it is about; the briefing says who wins. Lead a unit elsewhere in its zone, or press the button if all stand well.',
    };
}
