// The way of a base before it goes: what it takes, over which ground, who sees it, or why it cannot be.
import { isTurned, kindWords, legsOf, stretchesOf, verbOf } from '../answers/legs';
import { usePlay } from '../game/play';
import { Chip, Label } from '../parts/bits';
import { Icon, type IconName } from '../parts/icons';
import { percent } from '../parts/percent';
import { figure, lengthOf, units } from '../table/scale';
import type { Measurement, MeasurementBudget, MeasurementHalt, MeasurementTopic } from '../wire/types';
import { Movers, Together } from './Formation';
import { Heading } from './Heading';
import { Kinds } from './Kinds';
import { NudgePad } from './NudgePad';
import { Snaps } from './Snaps';

export function MeasuredPanel() {
    const play = usePlay();
    const { measuring, game } = play;
    const [lead] = measuring.movers.value;
    const measured = measuring.own.value;
    const question = game.position.value?.scene.question;
    if (lead === undefined) return null;
    const verb = verbOf(lead.choice);
    const halt = measuring.stale.value ? null : (measured?.halt ?? null);
    const count = measuring.movers.value.length;
    const length = measured?.budget == null ? '' : `, ${lengthOf(measured.budget.usedMm)}`;
    const who = count > 1 ? `${count} bases` : lead.piece.name;
    const goes = lead.choice.tie.type === 'Along';
    const words = goes ? `${verb} ${who} here${length}?` : `${kindWords(measuring.kinds.value, lead.choice)} here?`;
    return (
        <>
            <section class="sec prompt">
                {halt === null ? (
                    <Heading clause={question?.clause ?? null} words={words} />
                ) : (
                    <Refused name={lead.piece.name} verb={verb} halt={halt} />
                )}
                <div class={measuring.stale.value ? 'stale' : ''}>
                    {measured?.budget != null && <Budget budget={measured.budget} />}
                </div>
                {measuring.problem.value !== null && (
                    <p class="doubt" role="alert">
                        <Icon name="stop" /> {measuring.problem.value.words}
                    </p>
                )}
                <Kinds />
                <div class="deed">
                    <NudgePad turned={isTurned(lead.choice)} />
                    <Buttons
                        verb={count > 1 ? `${verb} ${count} bases` : verb}
                        halt={halt}
                        legs={legsOf(lead.choice) > 1 ? lead.points.length : 0}
                    />
                </div>
            </section>
            {halt !== null && <WhatWorks halt={halt} />}
            <Snaps />
            {measuring.several.value && <Together />}
            {measured !== null && (
                <div class={measuring.stale.value ? 'stale' : ''}>
                    {count > 1 ? <Movers /> : <Legs measured={measured} />}
                    <OnTheWay measured={measured} />
                    <Caught measured={measured} />
                </div>
            )}
            {isTurned(lead.choice) && <Facing measured={measured} />}
        </>
    );
}

function Refused({ name, verb, halt }: { name: string; verb: string; halt: MeasurementHalt }) {
    return (
        <div class="refused" role="alert">
            <Icon name="stop" size={22} />
            <div>
                <h2 class="q">
                    {name} can't {verb.toLowerCase()} there
                </h2>
                <p>
                    {sentence(halt.violation.reason)} <Chip clause={halt.violation.clause} bad />
                </p>
            </div>
        </div>
    );
}

/** What the rules say against it, as a sentence. */
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function Buttons({ verb, halt, legs }: { verb: string; halt: MeasurementHalt | null; legs: number }) {
    const { measuring, game } = usePlay();
    const shorter = halt !== null && halt.longest !== '';
    return (
        <div class="row wrap grow buttons">
            {shorter ? (
                <button
                    type="button"
                    class="btn pri grow"
                    id="confirm"
                    disabled={game.sending.value}
                    onClick={() => void measuring.instead(halt.longest)}
                >
                    Stop at {lengthOf(halt.longestMm)} <kbd>Enter</kbd>
                </button>
            ) : (
                <button
                    type="button"
                    class="btn pri grow"
                    id="confirm"
                    disabled={game.sending.value || !measuring.allowed.value}
                    onClick={() => void measuring.give()}
                >
                    {verb} <kbd>Enter</kbd>
                </button>
            )}
            {legs > 0 && (
                <button type="button" class="btn" onClick={() => measuring.drop()}>
                    Drop leg {legs} <kbd>⌫</kbd>
                </button>
            )}
            <button type="button" class="btn ghost" onClick={() => measuring.clear()}>
                Clear
            </button>
        </div>
    );
}

/** Used, left, lost and why: always with figures. */
function Budget({ budget }: { budget: MeasurementBudget }) {
    const lost = budget.lost.reduce((sum, each) => sum + each.lengthMm, 0);
    const whole = Math.max(1, budget.allowedMm + lost, budget.usedMm);
    const used = Math.min(budget.usedMm, whole);
    const left = Math.max(0, budget.allowedMm - budget.usedMm);
    const width = (mm: number): string => `${(mm / whole) * 100}%`;
    return (
        <div class="budget">
            <div class="bud" role="img" aria-label={`${figure(used)} of ${figure(budget.allowedMm)} ${units()} used`}>
                <i class="u" style={{ width: width(used) }}>
                    {figure(used)} used
                </i>
                <i class="f" style={{ width: width(left) }}>
                    {left * 6 > whole ? `${figure(left)} left` : ''}
                </i>
                {budget.lost.map(each => (
                    <i key={each.words} class="x" style={{ width: width(each.lengthMm) }} title={each.words}>
                        {figure(each.lengthMm)} lost: {each.words}
                    </i>
                ))}
            </div>
            <div class="row between tiny muted">
                <span>0</span>
                {lost > 0 && <span>{figure(budget.allowedMm)}</span>}
                <span>{lengthOf(whole)}</span>
            </div>
        </div>
    );
}

/** One line a leg: over which ground, how far, by which clause. */
const Legs = ({ measured }: { measured: Measurement }) =>
    measured.legs.length === 0 ? null : (
        <section class="sec">
            <table class="reasons legs">
                <tbody>
                    {measured.legs.flatMap((_, i) =>
                        stretchesOf(measured, i).map((stretch, j) => (
                            <tr key={`${i}/${j}`}>
                                <td>
                                    <b>{j === 0 ? i + 1 : ''}</b>
                                </td>
                                <td>{stretch.words}</td>
                                <td class="num">{stretch.lengthMm > 0 && lengthOf(stretch.lengthMm)}</td>
                                <td>
                                    <Chip clause={stretch.clause} />
                                </td>
                            </tr>
                        )),
                    )}
                    {measured.budget?.lost.map(each => (
                        <tr key={each.words}>
                            <td />
                            <td>{each.words}</td>
                            <td class="num">−{lengthOf(each.lengthMm)}</td>
                            <td>
                                <Chip clause={each.clause} />
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );

const TOPICS: Readonly<Record<MeasurementTopic, IconName>> = {
    PASS: 'stop',
    COMMAND: 'flag',
    COVER: 'layers',
    FACING: 'up',
    OTHER: 'text',
};

function OnTheWay({ measured }: { measured: Measurement }) {
    const pieces = usePlay().shown.value?.scene.pieces ?? [];
    if (measured.sightings.length + measured.remarks.length === 0) return null;
    return (
        <section class="sec log">
            <div class="row between">
                <Label>{measured.legs.length === 0 ? 'What counts' : 'On the way'}</Label>
                {measured.legs.length > 0 && <span class="tiny muted">known enemies only</span>}
            </div>
            {measured.sightings.map(each => (
                <div key={each.by} class="l seen">
                    <Icon name="eye" />
                    <span>
                        <b>{pieces.find(piece => piece.id === each.by)?.name ?? each.by}</b> sees you from{' '}
                        {each.fromMm === 0 ? 'the start' : lengthOf(each.fromMm)} on: {each.words}{' '}
                        <Chip clause={each.clause} />
                        {each.odds !== '' && <span class="small muted odds">{each.odds}</span>}
                    </span>
                </div>
            ))}
            {measured.remarks.map(each => (
                <div key={each.words} class="l">
                    <Icon name={TOPICS[each.topic]} />
                    <span>
                        {each.words} <Chip clause={each.clause} />
                    </span>
                </div>
            ))}
        </section>
    );
}

/** Who may lie in the zone: own units in red. */
function Caught({ measured }: { measured: Measurement }) {
    const { game, shown } = usePlay();
    if (measured.caught.length === 0) return null;
    const pieces = shown.value?.scene.pieces ?? [];
    return (
        <section class="sec">
            <Label>In the zone</Label>
            <table class="reasons legs">
                <tbody>
                    {measured.caught.map(each => {
                        const piece = pieces.find(other => other.id === each.piece);
                        return (
                            <tr key={each.piece} class={piece?.side === game.me.value ? 'bad' : ''}>
                                <td>
                                    <b>{piece?.name ?? each.piece}</b>
                                    {piece?.side === game.me.value && ', your own'}
                                </td>
                                <td class="num">{percent(each.probability)}</td>
                                <td>{each.words}</td>
                            </tr>
                        );
                    })}
                </tbody>
            </table>
        </section>
    );
}

function WhatWorks({ halt }: { halt: MeasurementHalt }) {
    const { measuring } = usePlay();
    if (halt.instead.length === 0) return null;
    return (
        <section class="sec">
            <Label>What would work</Label>
            <ul class="cards">
                {halt.instead.map(each => (
                    <li key={each.typed}>
                        <button
                            type="button"
                            class="opt"
                            data-typed={each.typed}
                            onClick={() => void measuring.instead(each.typed)}
                        >
                            <b>{each.words}</b>
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

function Facing({ measured }: { measured: Measurement | null }) {
    const { measuring } = usePlay();
    const heading = measuring.heading.value ?? measured?.ghost?.heading ?? -1;
    return (
        <section class="sec">
            <div class="row between">
                <Label>Facing at the end</Label>
                {heading >= 0 && (
                    <span>
                        <b>{heading}°</b> <span class="small muted">{COMPASS[Math.round(heading / 45) % 8]}</span>
                    </span>
                )}
            </div>
            <div class="seg wide" role="group" aria-label="Facing">
                <button type="button" onClick={() => measuring.turn(-1)}>
                    −15° <kbd>Q</kbd>
                </button>
                <button
                    type="button"
                    class={measuring.heading.value === null ? 'on' : ''}
                    aria-pressed={measuring.heading.value === null}
                    onClick={() => (measuring.heading.value = null)}
                >
                    as it goes
                </button>
                <button type="button" onClick={() => measuring.turn(1)}>
                    +15° <kbd>E</kbd>
                </button>
            </div>
        </section>
    );
}
