// Answers with dice, each with its odds.
import { deeds, fights, together } from '../answers/numbered';
import { press } from '../game/answering';
import { aim } from '../game/picking';
import { usePlay } from '../game/play';
import { Label } from '../parts/bits';
import { samePlace } from '../table/table';
import type { Choice } from '../wire/types';
import { OddsBar } from './Odds';

/** @param together only what several do together; what one piece can do stands with the piece */
export function Fights({ together: only = false }: { together?: boolean }) {
    const { selection } = usePlay();
    const options = selection.options.value;
    const team = selection.team.value;
    const list = fights(options, team).filter(each => !only || each.tie.type === 'Together');
    const aimed =
        options.question?.form === 'TARGETS' ||
        list.some(each => each.tie.type === 'Together' && each.tie.place !== null);
    const before = only ? 0 : deeds(options, selection.piece.value).length + together(options, team).length;
    if (list.length === 0) return null;
    function aimAt(choice: Choice): void {
        const deed = options.deeds.find(each => each.choices.includes(choice));
        if (deed?.place === null) void press(selection, choice);
        else if (deed !== undefined)
            aim(selection, [
                deed,
                ...options.deeds.filter(
                    each =>
                        each !== deed &&
                        each.place !== null &&
                        deed.place !== null &&
                        samePlace(each.place, deed.place),
                ),
            ]);
    }
    return (
        <section class="sec">
            <div class="row between">
                <Label>{aimed ? 'Targets' : 'With dice'}</Label>
                <span class="small muted">{list[0]?.forecast?.down.words || list[0]?.forecast?.across.words}</span>
            </div>
            <ul class="cards">
                {list.map((choice, i) => (
                    <li key={choice.typed}>
                        <button
                            type="button"
                            class="opt"
                            data-typed={choice.typed}
                            onClick={() =>
                                choice.tie.type === 'Together'
                                    ? aimAt(choice)
                                    : selection.propose(sisters(choice, list), 0)
                            }
                        >
                            <span class="row between">
                                <b>{choice.words}</b>
                                {before + i < 9 && <kbd>{before + i + 1}</kbd>}
                            </span>
                            {choice.forecast !== null && <OddsBar forecast={choice.forecast} />}
                            <span class="small muted">
                                {choice.forecast?.words ??
                                    choice.reasons.slice(0, 1).map(each => `${each.words} ${each.figure}`)}
                            </span>
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/** A choice first, then the others about the same place. */
function sisters(choice: Choice, all: readonly Choice[]): Choice[] {
    return [choice, ...all.filter(each => each !== choice && each.label === choice.label)];
}
