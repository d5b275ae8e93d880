// A new game of the chosen scenario: side, opponent, optional rules; or who sits where, if a side has several posts.
import { type Signal, useSignal } from '@preact/signals';
import { Flag } from '../parts/bits';
import { Icon } from '../parts/icons';
import { useFetched } from '../parts/useFetched';
import type { Level, Option, ScenarioCard } from '../wire/types';
import { begin, beginByLinks, beginLesson, PERSON } from './begin';
import { Forces } from './Forces';
import { Seating, useSeating } from './Seating';
import type { Entry } from './shelf';

const LOTS = 'lots';

export function NewGame({ entry, levels }: { entry: Entry; levels: readonly Level[] }) {
    const { scenario, ruleset } = entry;
    const computers = levels.filter(each => each.spec !== PERSON);
    const card = useFetched<ScenarioCard>(`/api/scenarios/${scenario.id}`);
    const opponent = useSignal<'computer' | 'person'>('computer');
    const level = useSignal(computers[Math.min(1, computers.length - 1)]?.spec ?? PERSON);
    const side = useSignal(scenario.sides[0] ?? '');
    const options = useSignal<Record<string, boolean>>(
        Object.fromEntries(scenario.options.map(each => [each.key, each.on])),
    );
    // Where the seats can be others, all that is chosen is about them.
    const company = scenario.options.some(each => each.seats) ? scenario.options : [];
    const rules = company.length > 0 ? [] : scenario.options;
    const advice = useSignal(true);
    const failed = useSignal('');
    const busy = useSignal(false);
    const seating = useSeating(scenario, options.value, level.value);
    const staffed = seating !== null;

    async function start(): Promise<void> {
        busy.value = true;
        if (seating !== null) {
            failed.value = await beginByLinks(
                {
                    scenario: scenario.id,
                    players: seating.players(),
                    options: options.value,
                    umpire: seating.umpire.value !== 'none',
                    links: true,
                    advice: advice.value,
                },
                scenario.title,
                seating.own(),
            );
            busy.value = false;
            return;
        }
        const own =
            side.value === LOTS
                ? (scenario.sides[Math.floor(Math.random() * scenario.sides.length)] ?? '')
                : side.value;
        const players = Object.fromEntries(
            scenario.sides.map(each => [each, opponent.value === 'person' || each === own ? PERSON : level.value]),
        );
        failed.value = await begin({ scenario: scenario.id, players, options: options.value, advice: advice.value });
        busy.value = false;
    }

    async function learn(): Promise<void> {
        busy.value = true;
        failed.value = await beginLesson(scenario.id);
        busy.value = false;
    }

    return (
        <section class="newgame" aria-label="New game">
            <div class="scroll">
                <p class="lab">New game</p>
                <h2>{scenario.title}</h2>
                <p class="small muted">
                    {ruleset.title}, {scenario.date}. {scenario.turns} turns.
                </p>
                <p class="background">{scenario.background}</p>
                {card.state === 'here' && <Forces briefing={card.value.briefing} />}
                {company.length > 0 && (
                    <fieldset>
                        <legend class="lab">Who commands</legend>
                        <Switches options={company.filter(each => each.seats || staffed)} chosen={options} />
                    </fieldset>
                )}
                {seating !== null && <Seating seating={seating} computers={computers} />}
                {!staffed && (
                    <fieldset>
                        <legend class="lab">Opponent</legend>
                        <Pick
                            icon="robot"
                            title="The computer"
                            words="plays by the same rules and sees no more than you"
                            on={opponent.value === 'computer'}
                            onPick={() => (opponent.value = 'computer')}
                        />
                        {opponent.value === 'computer' && (
                            <div class="seg wide" role="group" aria-label="Level of the computer">
                                {computers.map(each => (
                                    <button
                                        key={each.spec}
                                        type="button"
                                        class={level.value === each.spec ? 'on' : ''}
                                        aria-pressed={level.value === each.spec}
                                        title={each.words}
                                        onClick={() => (level.value = each.spec)}
                                    >
                                        {each.title}
                                    </button>
                                ))}
                            </div>
                        )}
                        <Pick
                            icon="chair"
                            title="Same screen"
                            words="two people, one screen, handed over in turn"
                            on={opponent.value === 'person'}
                            onPick={() => (opponent.value = 'person')}
                        />
                    </fieldset>
                )}
                {!staffed && opponent.value === 'computer' && (
                    <fieldset>
                        <legend class="lab">Your side</legend>
                        <div class="seg wide" role="group" aria-label="Your side">
                            {scenario.sides.map((each, i) => (
                                <button
                                    key={each}
                                    type="button"
                                    class={side.value === each ? 'on' : ''}
                                    aria-pressed={side.value === each}
                                    onClick={() => (side.value = each)}
                                >
                                    <Flag side={i} size={16} /> {each}
                                </button>
                            ))}
                            <button
                                type="button"
                                class={side.value === LOTS ? 'on' : ''}
                                aria-pressed={side.value === LOTS}
                                onClick={() => (side.value = LOTS)}
                            >
                                Draw lots
                            </button>
                        </div>
                    </fieldset>
                )}
                {rules.length > 0 && (
                    <details>
                        <summary class="lab">Optional rules</summary>
                        <Switches options={rules} chosen={options} />
                    </details>
                )}
                <label class="check">
                    <input
                        type="checkbox"
                        data-advice
                        checked={advice.value}
                        onChange={event => (advice.value = event.currentTarget.checked)}
                    />
                    Advice may be asked for; between people only once all allow it
                </label>
            </div>
            <div class="foot">
                {failed.value !== '' && (
                    <p class="failed" role="alert">
                        {failed.value}
                    </p>
                )}
                {scenario.lesson && (
                    <button type="button" class="btn big" id="learn" disabled={busy.value} onClick={() => void learn()}>
                        Learn it in a lesson
                    </button>
                )}
                <button type="button" class="btn pri big" id="start" disabled={busy.value} onClick={() => void start()}>
                    {staffed ? 'Make the seats' : `Start ${scenario.title}`}
                </button>
            </div>
        </section>
    );
}

interface SwitchesProps {
    options: readonly Option[];
    chosen: Signal<Record<string, boolean>>;
}

const Switches = ({ options, chosen }: SwitchesProps) => (
    <>
        {options.map(each => (
            <label key={each.key} class="check">
                <input
                    type="checkbox"
                    data-option={each.key}
                    checked={chosen.value[each.key] ?? each.on}
                    onChange={event => (chosen.value = { ...chosen.value, [each.key]: event.currentTarget.checked })}
                />
                {each.words}
            </label>
        ))}
    </>
);

interface PickProps {
    icon: 'robot' | 'chair';
    title: string;
    words: string;
    on: boolean;
    onPick: () => void;
}

const Pick = ({ icon, title, words, on, onPick }: PickProps) => (
    <label class={on ? 'pick on' : 'pick'}>
        <Icon name={icon} size={20} />
        <span class="grow">
            <b>{title}</b>
            <span class="small muted">{words}</span>
        </span>
        <input type="radio" name="opponent" checked={on} onChange={onPick} />
    </label>
);
