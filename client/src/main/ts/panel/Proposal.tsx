// An answer that is proposed: what it costs, what may come of it, and the button that gives it.
import { usePlay } from '../game/play';
import { Chip, Label, Sentence } from '../parts/bits';
import type { Choice } from '../wire/scene';
import { Heading } from './Heading';
import { Odds, OddsBar } from './Odds';

export function ProposalPanel({ choice }: { choice: Choice }) {
    const play = usePlay();
    const { selection, game } = play;
    const proposal = selection.proposal.value;
    const others = proposal?.choices.filter(each => each !== choice) ?? [];
    const forecast = choice.forecast;
    return (
        <>
            <section class="sec prompt">
                <Heading clause={forecast?.clause ?? null} words={`${choice.words}?`} {...(forecast === null ? {} : { step: 'Before the roll' })} />
                {choice.reasons.length > 0 && (
                    <ul class="why">
                        {choice.reasons.map((reason, i) => (
                            <li key={i}>
                                <Sentence text={`${reason.words} ${reason.figure}`} /> <Chip clause={reason.clause} />
                            </li>
                        ))}
                    </ul>
                )}
                <div class="row wrap">
                    <button type="button" class="btn pri grow" id="confirm" disabled={game.sending.value} onClick={() => void selection.confirm()}>
                        {forecast === null ? 'Do it' : `Roll ${forecast.words}`} <kbd>Enter</kbd>
                    </button>
                    <button type="button" class="btn ghost" onClick={() => selection.back()}>
                        Not now <kbd>Esc</kbd>
                    </button>
                </div>
            </section>
            {others.length > 0 && <Instead others={others} all={proposal?.choices ?? []} />}
            {forecast !== null && <Odds forecast={forecast} />}
        </>
    );
}

/** Other answers to the same end. */
function Instead({ others, all }: { others: readonly Choice[]; all: readonly Choice[] }) {
    const { selection } = usePlay();
    return (
        <section class="sec">
            <Label>Instead</Label>
            <ul class="cards">
                {others.slice(0, 8).map(choice => (
                    <li key={choice.typed}>
                        <button type="button" class="opt" data-typed={choice.typed} onClick={() => selection.propose(all, all.indexOf(choice))}>
                            <b>{choice.words}</b>
                            {choice.forecast !== null && <OddsBar forecast={choice.forecast} />}
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}
