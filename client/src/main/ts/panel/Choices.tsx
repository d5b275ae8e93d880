// The question and its answers, when nothing is proposed yet.
import { usePlay } from '../game/play';
import { deeds, fights, plain, together } from '../game/numbered';
import { alone, concerned, destination, type Options } from '../game/options';
import type { Selection } from '../game/selection';
import { Label, PlaceLink, Sentence } from '../parts/bits';
import { Icon } from '../parts/icons';
import { placeKey, samePlace } from '../table/table';
import type { Choice, Piece } from '../wire/types';
import { sidesOffered } from '../board/Sides';
import { Heading } from './Heading';
import { TeamPanel } from './Team';
import { MiniCounter } from './UnitCard';
import { OddsBar } from './Odds';

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
    return (
        <>
            <section class="sec prompt">
                <Heading clause={question.clause} words={question.words} />
                <div class="row wrap">
                    {options.buttons.filter(each => each.forecast === null).map((choice, i) => (
                        <button key={choice.typed} type="button" class={bare && i === 0 ? 'btn pri' : 'btn'} data-typed={choice.typed} disabled={play.game.sending.value} onClick={() => void selection.press(choice)}>
                            {choice.words}
                            {i === 0 && <kbd>Ctrl ↵</kbd>}
                        </button>
                    ))}
                    {play.game.position.value?.undo.possible === true && !bare && (
                        <button type="button" class="btn" disabled={play.game.sending.value} onClick={() => void play.game.undo()}>
                            Undo <kbd>Ctrl Z</kbd>
                        </button>
                    )}
                    {able.length > (chosen === null ? 0 : 1) && !(asOne(options, able) && chosen !== null) && (
                        <button type="button" class="btn" onClick={() => selection.cycle(1) || selection.cycle(1)}>
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
            {able.length > 0 && only.length === 0 && chosen === null && <Able pieces={able} />}
            {able.length > 1 && only.length === 0 && chosen !== null && !asOne(options, able) && <AbleRow pieces={able} />}
            {chosen === null && able.length === 0 && <Turnable />}
        </>
    );
}

/** Whether all of these go together, so that it does not matter which of them is chosen. */
const asOne = (options: Options, pieces: readonly Piece[]): boolean =>
    pieces.length > 1 && pieces.every(each => (options.byPiece.get(each.id) ?? []).some(choice => choice.tie.type === 'Along' && choice.tie.pieces.length === pieces.length));

/** Answers with dice, each with its odds. */
function Fights() {
    const { selection } = usePlay();
    const options = selection.options.value;
    const team = selection.team.value;
    const list = fights(options, team);
    const aimed = options.question?.form === 'TARGETS' || list.some(each => each.tie.type === 'Together');
    const before = deeds(options, selection.piece.value).length + together(options, team).length;
    if (list.length === 0) return null;
    function aimAt(choice: Choice): void {
        const deed = options.deeds.find(each => each.choices.includes(choice));
        if (deed !== undefined) selection.aim([deed, ...options.deeds.filter(each => each !== deed && each.place !== null && deed.place !== null && samePlace(each.place, deed.place))]);
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
                        <button type="button" class="opt" data-typed={choice.typed} onClick={() => (choice.tie.type === 'Together' ? aimAt(choice) : selection.propose(sisters(choice, list), 0))}>
                            <span class="row between">
                                <b>{choice.words}</b>
                                {before + i < 9 && <kbd>{before + i + 1}</kbd>}
                            </span>
                            {choice.forecast !== null && <OddsBar forecast={choice.forecast} />}
                            <span class="small muted">{choice.forecast?.words ?? choice.reasons.slice(0, 1).map(each => `${each.words} ${each.figure}`)}</span>
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

function OfPiece({ piece }: { piece: Piece }) {
    const { selection } = usePlay();
    const options = selection.options.value;
    const own = options.byPiece.get(piece.id) ?? [];
    const ways = own.filter(each => each.tie.type === 'Along');
    const here = piece.places.flatMap(each => options.byPlace.get(placeKey(each)) ?? []);
    const turns = piece.side === usePlay().game.me.value ? sidesOffered(here).map(each => each.choice) : [];
    if (own.length === 0 && turns.length === 0 && deeds(options, piece.id).length === 0) return null;
    return (
        <section class="sec" aria-label={piece.name}>
            <Label>{company(ways, piece)}</Label>
            <Deeds choices={deeds(options, piece.id)} from={0} />
            {turns.length > 0 && <Directions choices={turns} />}
            {ways.length > 0 && <Ways choices={ways} />}
        </section>
    );
}

/** @param from how many answers have a number before these */
const Deeds = ({ choices, from }: { choices: readonly Choice[]; from: number }) => {
    const { selection } = usePlay();
    return (
        <div class="row wrap">
            {choices.map((choice, i) => (
                <button key={choice.typed} type="button" class="btn sm" data-typed={choice.typed} onClick={() => void selection.press(choice)}>
                    {choice.words} {from + i < 9 && <kbd>{from + i + 1}</kbd>}
                </button>
            ))}
        </div>
    );
};

function OfPlace({ place }: { place: string }) {
    const { selection } = usePlay();
    const here = selection.options.value.byPlace.get(place) ?? [];
    const turns = sidesOffered(here).map(each => each.choice);
    return (
        <section class="sec">
            <Label>{place}</Label>
            <Directions choices={turns} />
            <Deeds choices={here.filter(each => !turns.includes(each) && each.forecast === null)} from={9} />
        </section>
    );
}

/** Choices about hexsides by the names of their directions. */
function Directions({ choices }: { choices: readonly Choice[] }) {
    const { selection } = usePlay();
    if (choices.length === 0) return null;
    return (
        <div class="row wrap directions" role="group" aria-label="Directions">
            {choices.map(choice => (
                <button key={choice.typed} type="button" class="btn sm" title={choice.words} aria-label={choice.words} data-typed={choice.typed} onClick={() => void selection.press(choice)}>
                    {choice.label}
                </button>
            ))}
        </div>
    );
}

/** Where it can go, as a list: the map shows the same. */
function Ways({ choices }: { choices: readonly Choice[] }) {
    const { selection } = usePlay();
    const main = choices.filter(each => each.weight === 'MAIN');
    const minor = choices.filter(each => each.weight === 'MINOR');
    return (
        <>
            <p class="small muted">Choose a lit place on the map, or here:</p>
            <div class="row wrap ways">
                {main.map(choice => (
                    <WayButton key={choice.typed} choice={choice} onPick={() => selection.propose([choice, ...minor.filter(each => sameEnd(each, choice))])} />
                ))}
            </div>
            {minor.length > 0 && (
                <details class="small">
                    <summary>{minor.length} rarer ways</summary>
                    <div class="row wrap ways">
                        {minor.map(choice => (
                            <WayButton key={choice.typed} choice={choice} onPick={() => selection.propose([choice])} />
                        ))}
                    </div>
                </details>
            )}
        </>
    );
}

const sameEnd = (a: Choice, b: Choice): boolean => placeKey(destination(a) ?? { type: 'Box', name: '' }) === placeKey(destination(b) ?? { type: 'Box', name: '-' });

const WayButton = ({ choice, onPick }: { choice: Choice; onPick: () => void }) => {
    const { selection } = usePlay();
    const end = destination(choice);
    return (
        <button type="button" class="wayto mono" title={choice.words} aria-label={choice.words} data-typed={choice.typed} onMouseEnter={() => void (selection.hover.value = end ?? null)} onClick={onPick}>
            {choice.label}
        </button>
    );
};

/** The pieces that can do something. */
function Able({ pieces }: { pieces: readonly Piece[] }) {
    const { selection } = usePlay();
    return (
        <section class="sec">
            <Label>Can act</Label>
            <ul class="units">
                {pieces.map(piece => (
                    <li key={piece.id}>
                        <button type="button" class={selection.piece.value === piece.id ? 'unit on' : 'unit'} data-unit={piece.id} aria-pressed={selection.piece.value === piece.id} onClick={() => selection.choose(piece)}>
                            <MiniCounter piece={piece} />
                            <span class="grow">
                                <b>{pickedWith(piece, selection)}</b>
                                <span class="small muted">{where(piece)}</span>
                            </span>
                            <Icon name="chev" />
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/** A piece, or all that go with it. */
function company(ways: readonly Choice[], piece: Piece): string {
    const tie = ways[0]?.tie;
    const count = tie?.type === 'Along' ? tie.pieces.length : 1;
    return count === 1 ? piece.name : `${count} units together`;
}

/** A piece and how many are picked with it. */
function pickedWith(piece: Piece, selection: Selection): string {
    const [place] = piece.places;
    const single = place === undefined || place.type === 'Box' || alone(selection.options.value, piece.id);
    const others = single ? 0 : selection.pickable(place).filter(each => each !== piece.id).length;
    return others === 0 ? piece.name : `${piece.name} and ${others} more`;
}

/** The same in small, while one of them is chosen. */
const AbleRow = ({ pieces }: { pieces: readonly Piece[] }) => {
    const { selection } = usePlay();
    return (
        <section class="sec">
            <Label>Can act</Label>
            <div class="row wrap ablerow">
                {pieces.map(piece => (
                    <button key={piece.id} type="button" class={selection.piece.value === piece.id ? 'boxed on' : 'boxed'} data-unit={piece.id} title={`${piece.name}, ${where(piece)}`} aria-pressed={selection.piece.value === piece.id} onClick={() => selection.choose(piece)}>
                        <MiniCounter piece={piece} size={42} />
                        <span class="sr">{`${piece.name}, ${where(piece)}`}</span>
                    </button>
                ))}
            </div>
        </section>
    );
};

export const where = (piece: Piece): string => piece.places.map(each => (each.type === 'Box' ? each.name : placeKey(each))).join(' + ');

/** Places with answers, when no piece has any. */
function Turnable() {
    const { selection } = usePlay();
    const places = [...selection.options.value.byPlace].filter(([, choices]) => sidesOffered(choices).length > 0);
    if (places.length === 0) return null;
    return (
        <section class="sec">
            <Label>Places</Label>
            <ul class="units">
                {places.map(([key, choices]) => (
                    <li key={key} class="row wrap">
                        <PlaceLink place={{ type: 'Hex', number: key }} text={key} />
                        <span class="small muted grow">
                            <Sentence text={selection.piecesAt({ type: 'Hex', number: key }).map(each => each.name).join(', ')} />
                        </span>
                        <Directions choices={sidesOffered(choices).map(each => each.choice)} />
                    </li>
                ))}
            </ul>
        </section>
    );
}

