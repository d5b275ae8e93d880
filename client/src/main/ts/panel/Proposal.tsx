// An answer that is proposed: what it costs, what may come of it, and the button that gives it.

import { onlyDeed } from '../answers/team';
import { confirm, give, press } from '../game/answering';
import { usePlay } from '../game/play';
import { Chip, Label, Sentence } from '../parts/bits';
import { Icon } from '../parts/icons';
import { mean, percent } from '../parts/percent';
import type { Choice, Forecast } from '../wire/types';
import { Heading } from './Heading';
import { HeldCosts, HeldStops } from './HeldStops';
import { Holds, heldBack } from './Holds';
import { Odds, OddsBar } from './Odds';
import { StandingOrders } from './StandingOrders';
import { Takers } from './Team';

export function ProposalPanel({ choice }: { choice: Choice }) {
    const play = usePlay();
    const { selection, game } = play;
    const proposal = selection.proposal.value;
    const others = proposal?.choices.filter(each => each !== choice) ?? [];
    const forecast = choice.forecast;
    const part = selection.part.value;
    // A table is what is looked at first; without one it is who takes part.
    const printed = (forecast?.tables.length ?? 0) > 0;
    const sole = onlyDeed(selection.options.value) === null ? null : selection.options.value;
    const doubt = selection.doubt.value;
    // What is noted is carried out when all have sealed.
    const noted =
        selection.options.value.question?.form === 'ORDERS' && (game.position.value?.scene.papers.length ?? 0) > 0;
    const waits = game.position.value?.scene.held ?? null;
    const held = heldBack(waits !== null, sole?.buttons ?? []);
    return (
        <>
            <section class="sec prompt">
                <Heading
                    clause={sole?.question?.clause ?? forecast?.clause ?? null}
                    words={sole?.question?.words ?? `${choice.words}?`}
                    {...(forecast === null ? {} : { step: waits?.words ?? 'Before the roll' })}
                />
                {sole !== null && <HeldStops />}
                {sole !== null && <p>{choice.words}</p>}
                {choice.reasons.length > 0 && (
                    <ul class="why">
                        {choice.reasons.map((reason, i) => (
                            <li key={i}>
                                <Sentence text={`${reason.words} ${reason.figure}`} /> <Chip clause={reason.clause} />
                            </li>
                        ))}
                    </ul>
                )}
                {doubt !== null && (
                    <p class="doubt" role="alert">
                        <Icon name="stop" /> <Sentence text={doubt.words} />{' '}
                        {doubt.kind === 'refused' && <Chip clause={doubt.clause} bad />}
                    </p>
                )}
                {part !== null && forecast !== null && (
                    <Brief forecast={forecast} stale={selection.asking.value !== null} />
                )}
                <div class="row wrap">
                    <button
                        type="button"
                        class="btn pri grow"
                        id="confirm"
                        disabled={game.sending.value || !selection.ready.value}
                        onClick={() => void confirm(selection)}
                    >
                        {forecast === null
                            ? (part?.deed ?? (choice.tie.type === 'Along' ? 'Move' : 'Do it'))
                            : noted
                              ? 'Note it'
                              : `Roll ${forecast.words}`}{' '}
                        <kbd>Enter</kbd>
                    </button>
                    {held === '' &&
                        sole?.buttons.map(each => <Plain key={each.typed} choice={each} words={each.words} />)}
                    {(sole === null || part === null) && (
                        <button type="button" class="btn ghost" onClick={() => selection.back()}>
                            Not now <kbd>Esc</kbd>
                        </button>
                    )}
                </div>
                {held !== '' && <Holds said={held} choices={sole?.buttons ?? []} />}
            </section>
            {forecast !== null && printed && (
                <div class={selection.asking.value === null ? '' : 'stale'}>
                    <Odds forecast={forecast} />
                </div>
            )}
            {sole !== null && <HeldCosts />}
            {sole !== null && <StandingOrders open />}
            {others.length > 0 && <Instead others={others} all={proposal?.choices ?? []} />}
            <Takers />
            {forecast !== null && !printed && (
                <div class={selection.asking.value === null ? '' : 'stale'}>
                    <Odds forecast={forecast} />
                </div>
            )}
        </>
    );
}

/** An answer beside the one that is proposed; one with dice is looked at first. */
function Plain({ choice, words }: { choice: Choice; words: string }) {
    const { selection, game } = usePlay();
    const others = selection.proposal.value?.choices.filter(each => each !== choice) ?? [];
    return (
        <button
            type="button"
            class="btn"
            data-typed={choice.typed}
            disabled={game.sending.value}
            onClick={() =>
                choice.forecast === null ? void give(selection, choice) : selection.propose([choice, ...others])
            }
        >
            {words}
        </button>
    );
}

/** The odds in one line, where a list of pieces stands between the button and the whole of them. */
const Brief = ({ forecast, stale }: { forecast: Forecast; stale: boolean }) => (
    <div class={stale ? 'brief stale' : 'brief'}>
        <OddsBar forecast={forecast} />
        <p class="small">
            {forecast.figures.map((each, i) => (
                <span key={each.words}>
                    {i > 0 && ' · '}
                    <b>{each.measure === 'PROBABILITY' ? percent(each.value) : mean(each.value)}</b> {each.words}
                </span>
            ))}
        </p>
    </div>
);

/** Other answers to the same end. */
function Instead({ others, all }: { others: readonly Choice[]; all: readonly Choice[] }) {
    const { selection } = usePlay();
    return (
        <section class="sec">
            <Label>Instead</Label>
            <ul class="cards">
                {others.slice(0, 8).map(choice => (
                    <li key={choice.typed}>
                        <button
                            type="button"
                            class="opt"
                            data-typed={choice.typed}
                            onClick={() =>
                                choice.tie.type === 'Together'
                                    ? void press(selection, choice)
                                    : selection.propose(all, all.indexOf(choice))
                            }
                        >
                            <b>{choice.words}</b>
                            {choice.forecast !== null && <OddsBar forecast={choice.forecast} />}
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}
