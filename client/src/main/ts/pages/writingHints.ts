// The guide through a battle of written orders: the goal, an order, the seal, what happened, an attack, an assault.
import { fights } from '../answers/numbered';
import type { Play } from '../game/play';
import type { Position } from '../wire/types';
import type { Hint } from './hint';

/** Nothing where no orders are written in this game. */
export function writingHint(play: Play, position: Position): Hint | null {
    const question = position.scene.question;
    const written = position.scene.papers.length > 0;
    if (!written) return null;
    if (play.playback.running.value) return played(play);
    if (question === null)
        return {
            key: 'sealed',
            title: 'Sealed, until all have sealed',
            words: 'Nobody sees what another has written. When all sides have sealed, everything happens at once.',
        };
    if (play.selection.proposed.value?.forecast != null) return odds(question.form === 'ORDERS');
    if (question.form !== 'ORDERS')
        return {
            key: `asked ${question.clause}`,
            title: 'A question in the middle of the battle',
            words: 'Press an answer. Where dice follow you see their odds first. The chip beside the question opens its rule.',
        };
    return writing(play, position);
}

function played(play: Play): Hint {
    return play.playback.frame.value?.move !== undefined
        ? {
              key: 'moved',
              title: 'Everybody moved at once',
              words: 'The trails show an hour in steps of six minutes. P stops it, the arrow keys go step by step, Space leads on. You see of the enemy only what your men saw.',
          }
        : {
              key: 'told',
              title: 'What came of it',
              words: 'Every die is shown with its rule. A red dot is a casualty marker. P plays it all again later.',
          };
}

const odds = (noted: boolean): Hint => ({
    key: noted ? 'attack odds' : 'assault odds',
    title: 'Exact odds, before anything is rolled',
    words: noted
        ? 'Tick who takes part: each line below is a group of dice. Only enemies you see are counted, others may join. Enter notes the attack; dice fall when all have sealed.'
        : 'The chance of every end, from the code that will roll. Enter goes in, Esc goes back.',
});

function writing(play: Play, position: Position): Hint {
    const { writing: order, selection } = play;
    if (order.measured.value?.halt != null || order.problem.value !== null)
        return {
            key: 'refused',
            title: 'The rules say no, and which one',
            words: 'The red line gives the facts with both numbers, and a chip that opens the rule. Point elsewhere, or choose another kind.',
        };
    if (order.choice.value !== null)
        return {
            key: 'point',
            title: 'Point, and read the sentence',
            words: 'Click on the map: each click is the end of a leg. The tape shows the way, the plates in which bound it is where. Change words below the sentence; Enter notes it, Esc drops it.',
        };
    if (selection.chosen.value !== null)
        return {
            key: 'kind',
            title: 'Which kind of order?',
            words: 'Press a kind, by its number too, or take a proposal. Instructions below say what the unit does by itself while it moves: nobody is asked then.',
        };
    const noted = position.scene.papers.some(each => each.form === 'SHEET');
    if (noted)
        return {
            key: 'noted',
            title: 'Noted, not yet sealed',
            words: 'The sheet on the right can still be changed: the pen opens a line, the cross strikes it out. The green button seals all of it.',
        };
    return opening(play, position);
}

function opening(play: Play, position: Position): Hint {
    const options = play.selection.options.value;
    if (fights(options, []).some(each => each.tie.type === 'Together'))
        return {
            key: 'attack',
            title: 'Your battalion can open fire',
            words: 'Under "Targets" stands an attack with its odds: look at it and note it. Win the hour of fire, and the position can be stormed. Then seal.',
        };
    if (play.writing.kinds.value.length === 0)
        return {
            key: 'fire',
            title: 'Who fires now?',
            words: 'Nobody of yours has an enemy before him yet: seal, and the next hour begins. Guns in the list could be called on what is seen.',
        };
    if (position.turn > 1 || position.step > 0)
        return {
            key: 'late',
            title: 'New orders take hours',
            words: 'The old orders go on by themselves: just seal, if they still serve. A new one says from which bound it acts; until it has gone it can be called back.',
        };
    const [goal] = position.scene.markers.filter(each => each.kind === 'OBJECTIVE');
    return {
        key: 'goal',
        title: goal === undefined ? 'Your operation order' : `The star: ${goal.words}`,
        words: 'A plan is written already: the line is where your battalion goes, plates say in which bound, the dotted circle is where guns will fire first. Click a unit to change its order, or seal the plan as it is.',
    };
}
