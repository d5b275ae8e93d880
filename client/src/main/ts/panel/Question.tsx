// The question and its answers, when nothing is proposed yet.
import { plain } from '../answers/numbered';
import { alone, concerned, type Options } from '../answers/options';
import { press } from '../game/answering';
import { usePlay } from '../game/play';
import { cycle } from '../game/stack';
import { placeKey } from '../table/table';
import type { Piece } from '../wire/types';
import { Able, AbleRow } from './Able';
import { Deeds } from './Deeds';
import { Fights } from './Fights';
import { Heading } from './Heading';
import { HeldCosts, HeldStops } from './HeldStops';
import { OfPiece, OfPlace, Turnable } from './Here';
import { Holds, heldBack } from './Holds';
import { StandingOrders } from './StandingOrders';
import { TeamPanel } from './Team';

export function Question() {
    const play = usePlay();
    const { selection } = play;
    const options = selection.options.value;
    const scene = play.game.position.value?.scene;
    const question = options.question;
    if (question === null || scene === undefined) return null;
    const chosen = selection.chosen.value;
    const only = plain(options);
    const bare = options.buttons.length === question.choices.length;
    const able = concerned(scene, options);
    const buttons = options.buttons.filter(each => each.forecast === null);
    const held = heldBack(scene.held !== null, buttons);
    return (
        <>
            <section class="sec prompt">
                <Heading clause={question.clause} words={question.words} />
                <HeldStops />
                {held !== '' && <Holds said={held} choices={buttons} />}
                <div class="row wrap">
                    {held === '' &&
                        buttons.map((choice, i) => (
                            <button
                                key={choice.typed}
                                type="button"
                                class={bare && i === 0 ? 'btn pri' : 'btn'}
                                data-typed={choice.typed}
                                disabled={play.game.sending.value}
                                onClick={() => void press(selection, choice)}
                            >
                                {choice.words}
                                {i === 0 && <kbd>Ctrl ↵</kbd>}
                            </button>
                        ))}
                    {play.game.position.value?.undo.possible === true && !bare && (
                        <button
                            type="button"
                            class="btn"
                            disabled={play.game.sending.value}
                            onClick={() => void play.game.undo()}
                        >
                            Undo <kbd>Ctrl Z</kbd>
                        </button>
                    )}
                    {able.length > (chosen === null ? 0 : 1) && !(asOne(options, able) && chosen !== null) && (
                        <button type="button" class="btn" onClick={() => cycle(selection, 1) || cycle(selection, 1)}>
                            {chosen === null ? 'First unit' : 'Next unit'} <kbd>Tab</kbd>
                        </button>
                    )}
                    {chosen !== null && !asOne(options, able) && (
                        <button type="button" class="btn ghost" onClick={() => selection.select(null)}>
                            Clear
                        </button>
                    )}
                </div>
            </section>
            {only.length > 0 && (
                <section class="sec">
                    <Deeds choices={only} from={0} />
                </section>
            )}
            {chosen !== null && only.length === 0 && alone(options, chosen.id) && <OfPiece piece={chosen} />}
            {only.length === 0 && <TeamPanel />}
            {chosen !== null && only.length === 0 && !alone(options, chosen.id) && <OfPiece piece={chosen} />}
            {chosen === null && selection.place.value !== null && <OfPlace place={placeKey(selection.place.value)} />}
            <Fights />
            <HeldCosts />
            {able.length > 0 && only.length === 0 && chosen === null && <Able pieces={able} />}
            {able.length > 1 && only.length === 0 && chosen !== null && !asOne(options, able) && (
                <AbleRow pieces={able} />
            )}
            {chosen === null && able.length === 0 && <Turnable />}
            <StandingOrders open={scene.held !== null} />
        </>
    );
}

/** Whether all of these go together, so that it does not matter which of them is chosen. */
const asOne = (options: Options, pieces: readonly Piece[]): boolean =>
    pieces.length > 1 &&
    pieces.every(each =>
        (options.byPiece.get(each.id) ?? []).some(
            choice => choice.tie.type === 'Along' && choice.tie.pieces.length === pieces.length,
        ),
    );
