// The keyboard: everything on the table can be done with it.

import { useEffect } from 'preact/hooks';
import { fights, numbered } from '../answers/numbered';
import { attemptLabel } from '../answers/options';
import { LAYERS } from '../board/Layers';
import { placeWords } from '../board/Readout';
import { letterKeys } from '../browser/settings';
import { degree } from '../game/advice';
import { confirm, give, press } from '../game/answering';
import { pointAt } from '../game/click';
import { toggle } from '../game/picking';
import type { Play } from '../game/play';
import { cycle, next } from '../game/stack';
import { shorten } from '../game/way';
import { ORDERS } from '../panel/Formation';
import { announce } from '../parts/announce';
import { placeWord } from '../table/places';
import type { Table } from '../table/table';
import type { Place } from '../wire/types';

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };
const SCROLL = 80;

const typing = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement &&
    (target.matches('input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select') ||
        target.isContentEditable);

const pressable = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && target.matches('button, a, summary, input, [role=slider]');

export function useKeys(play: Play, table: Table): void {
    useEffect(() => {
        const down = (event: KeyboardEvent): void => {
            if (!typing(event.target) && handle(play, table, event)) event.preventDefault();
        };
        const up = (event: KeyboardEvent): void => {
            if (event.key === 'h' || event.key === 'H') play.hidden.value = false;
        };
        addEventListener('keydown', down);
        addEventListener('keyup', up);
        return () => {
            removeEventListener('keydown', down);
            removeEventListener('keyup', up);
        };
    }, [play, table]);
}

/** Says whether the key meant something. */
function handle(play: Play, table: Table, event: KeyboardEvent): boolean {
    const { selection, game } = play;
    const onMap = event.target instanceof HTMLElement && (event.target.id === 'map' || event.target === document.body);
    if (event.key === 'F1' || event.key === '?') return open(play, 'keys');
    if (play.playback.replay.value)
        return event.key === 'Escape' ? back(play) : letterKeys.value && look(play, event.key);
    if (play.playback.telling.value && event.key === 'Enter' && !pressable(event.target))
        return did(play.playback.skip());
    if (play.playback.running.value && playKey(play, event.key)) return true;
    if (event.key === 'Escape') return back(play);
    if (advised(play, event)) return true;
    if (play.sheet.value !== 'keys' && leadKey(play, event, onMap)) return true;
    if (event.ctrlKey || event.metaKey) {
        const key = event.key.toLowerCase();
        if (key === 'y' || (key === 'z' && event.shiftKey)) return did(void game.redo());
        if (key === 'z') return did(void game.undo());
        return event.key === 'Enter' && finish(play);
    }
    if (play.sheet.value === 'keys' || event.altKey) return false;
    if (event.key in ARROWS && (onMap || play.roster.value === null) && !slider(event.target))
        return arrow(play, table, event);
    if (play.roster.value !== null && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
        return cycle(selection, event.key === 'ArrowDown' ? 1 : -1) || true;
    if (event.key === 'Tab' && onMap) return cycle(selection, event.shiftKey ? -1 : 1);
    if (event.key === 'Enter' && !pressable(event.target)) return enter(play, event.shiftKey);
    if (event.key === ' ' && !pressable(event.target)) return fan(play);
    if (event.key === 'Backspace') return did(shorten(selection));
    return letterKeys.value && letter(play, event);
}

/** Keys of advice: to ask for it, and to show one of its answers on the map. */
function advised({ thoughts }: Play, event: KeyboardEvent): boolean {
    if (!letterKeys.value || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key.toLowerCase() === 'j') return thoughts.advice.possible && did(void thoughts.advice.ask(degree.value));
    return /^[1-3]$/.test(event.key) && thoughts.pick(Number(event.key) - 1);
}

/** Keys while something is played back. */
function playKey({ playback }: Play, key: string): boolean {
    switch (key) {
        case ' ':
        case 'Escape':
            return did(playback.skip());
        case 'p':
            return letterKeys.value && did(playback.pause());
        case 'ArrowLeft':
        case 'ArrowRight':
            return did(playback.step(key === 'ArrowLeft' ? -1 : 1));
        default:
            return false;
    }
}

/** Keys of a base that is led over a measured table. */
function leadKey(play: Play, event: KeyboardEvent, onMap: boolean): boolean {
    const { measuring } = play;
    if (play.writing.on.value) return writeKey(play, event, onMap);
    if (!measuring.ready.value || event.altKey) return false;
    const degrees = ARROWS[event.key];
    if (degrees !== undefined && onMap) {
        measuring.nudge(degrees, event.ctrlKey || event.metaKey ? 50 : event.shiftKey ? 10 : 1);
        announceWay(play);
        return true;
    }
    if (event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Backspace' && measuring.active.value) return did(measuring.drop());
    if (event.key === 'Enter' && measuring.active.value && !pressable(event.target)) return did(act(play));
    if (!letterKeys.value) return false;
    if (measuring.others.value.length > 0) {
        const order = ORDERS[Number(event.key) - 1]?.order;
        if (order !== undefined) {
            measuring.order.value = order;
            return true;
        }
    }
    switch (event.key.toLowerCase()) {
        case '[':
        case ']':
            return measuring.others.value.length > 0 && did(measuring.widen(event.key === ']' ? 1 : -1));
        case 'q':
            return did(measuring.turn(-1));
        case 'e':
            return did(measuring.turn(1));
        case 'f':
            return did(measuring.together());
        default:
            return false;
    }
}

/** Keys of an order that is written. */
function writeKey(play: Play, event: KeyboardEvent, onMap: boolean): boolean {
    const { writing } = play;
    if (event.altKey) return false;
    const kind = /^[1-9]$/.test(event.key) ? writing.kinds.value[Number(event.key) - 1] : undefined;
    if (kind !== undefined && letterKeys.value && !event.ctrlKey) return did(writing.open(kind));
    if (/^[1-9]$/.test(event.key) && letterKeys.value && play.selection.part.value === null)
        return attack(play, Number(event.key) - 1);
    if (writing.choice.value === null) return false;
    const degrees = ARROWS[event.key];
    if (degrees !== undefined && onMap) {
        const step = event.ctrlKey || event.metaKey ? 50 : event.shiftKey ? 10 : 1;
        if (!writing.nudge(degrees, step)) return false;
        announce(writing.knots.value.map(each => placeWord(each.point)).join(', '));
        return true;
    }
    if (event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Backspace') return did(writing.drop());
    if (event.key === 'Enter' && (!pressable(event.target) || opened(event.target))) return did(void writing.give());
    if (event.key === 'Tab' && onMap) return nextSlot(play);
    if (event.key.toLowerCase() === 'l' && letterKeys.value) return did(writing.extend());
    return false;
}

/** The button of the kind that is written: to press it again would begin anew. */
const opened = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && target.matches('[data-kind][aria-pressed=true]');

/** An attack that could be declared, by its number. */
function attack({ selection }: Play, index: number): boolean {
    const all = fights(selection.options.value, selection.team.value).filter(each => each.tie.type === 'Together');
    const one = all[index];
    if (one !== undefined) void press(selection, one);
    return true;
}

/** The blank after the one that is filled now; after the last the keyboard moves on. */
function nextSlot({ writing }: Play): boolean {
    const slots = writing.slots.value;
    const next = slots[slots.findIndex(each => each.blank.name === writing.slot.value?.blank.name) + 1];
    if (next !== undefined) writing.pick(next.blank.name);
    return next !== undefined;
}

/** What the button says: the whole way, or the longest part that is allowed. */
function act(play: Play): void {
    const { measuring } = play;
    const halt = measuring.stale.value ? null : measuring.own.value?.halt;
    if (halt != null && halt.longest !== '') void measuring.instead(halt.longest);
    else void measuring.give();
}

function announceWay(play: Play): void {
    const end = play.measuring.points.value[play.measuring.points.value.length - 1];
    if (end !== undefined) announce(placeWord(end));
}

const slider = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && target.matches('[role=slider], input[type=range], [role=listbox] *');

/** For keys that always mean something. */
function did(_done: unknown): true {
    return true;
}

function open(play: Play, sheet: 'keys' | 'words' | 'knows'): true {
    play.sheet.value = play.sheet.value === sheet ? 'none' : sheet;
    return true;
}

function back(play: Play): true {
    if (play.sheet.value !== 'none') play.sheet.value = 'none';
    else if (play.fan.value !== null) play.fan.value = null;
    else if (play.game.notice.value !== null) play.game.notice.value = null;
    else if (play.thoughts.advice.state.value.kind !== 'none') play.thoughts.advice.putAway();
    else if (play.tape.value.on) play.tape.value = { on: false, from: null, to: null };
    else if (play.measuring.active.value) play.measuring.clear();
    else if (play.writing.choice.value !== null) play.writing.clear();
    else play.selection.back();
    return true;
}

/** The first button of the question: finish, or seal. */
function finish(play: Play): boolean {
    const [first] = play.selection.options.value.buttons;
    if (first !== undefined) void press(play.selection, first);
    return first !== undefined;
}

function arrow(play: Play, table: Table, event: KeyboardEvent): boolean {
    const degrees = ARROWS[event.key] ?? 0;
    if (event.shiftKey) {
        const radians = (degrees * Math.PI) / 180;
        play.camera.pan(-SCROLL * Math.cos(radians), -SCROLL * Math.sin(radians));
        return true;
    }
    const from = play.selection.cursor.value ?? table.placeAt({ x: table.width / 2, y: table.height / 2 });
    const to = play.selection.cursor.value === null ? from : (table.step(from, slanted(from, table, degrees)) ?? from);
    document.getElementById('map')?.focus();
    play.selection.cursor.value = to;
    play.selection.hover.value = null;
    const spot = table.spot(to);
    if (spot !== undefined) play.camera.reveal(spot);
    announce(`${table.name(to)}, ${placeWords(play, table, to).join(', ')}`);
    return true;
}

/** Where hexes have no neighbour straight up or sideways, rows are taken in turn to the one and the other side. */
function slanted(from: Place, table: Table, degrees: number): number {
    if (table.ground.type !== 'Hexes' || from.type !== 'Hex') return degrees;
    const cell = table.ground.hexes.find(each => each.number === from.number);
    const pointy = table.ground.layout.startsWith('POINTY');
    const line = pointy ? (cell?.row ?? 0) : (cell?.column ?? 0);
    const straight = pointy ? degrees % 180 === 0 : degrees % 180 === 90;
    if (straight) return degrees;
    const shifted = (line % 2 === 0) === table.ground.layout.includes('EVEN');
    const sign = (degrees === 90 || degrees === 180 ? 1 : -1) * (shifted ? 1 : -1);
    return degrees + 5 * sign;
}

function enter(play: Play, more: boolean): boolean {
    const { selection } = play;
    if (selection.proposed.value !== null && !more) {
        void confirm(selection);
        return true;
    }
    const cursor = selection.cursor.value;
    if (cursor === null) return false;
    void pointAt(selection, cursor, more);
    return true;
}

function fan(play: Play): boolean {
    const place = play.selection.cursor.value;
    return place !== null && next(play.selection, place);
}

function letter(play: Play, event: KeyboardEvent): boolean {
    const key = event.key;
    if (play.roster.value !== null && order(play, key, event.shiftKey)) return true;
    if (play.game.umpires.value && watch(play, key)) return true;
    if (/^[1-9]$/.test(key)) return answer(play, Number(key) - 1);
    if (look(play, key)) return true;
    switch (key) {
        case '/':
            document.getElementById('order')?.focus();
            return true;
        case 'n':
            return selection(play);
        case 'i':
            return rule(play);
        case 'p':
            return play.playback.bound.value.length > 0 && did(play.playback.again());
        default:
            return false;
    }
}

/** Keys of an umpire: with whose eyes, and who knows what. */
function watch(play: Play, key: string): boolean {
    if (key === 'k') return open(play, 'knows');
    const post = ['', ...play.game.listed.sides.map(each => each.id)][Number(key) - 1];
    if (post !== undefined) void play.game.seeAs(post);
    return post !== undefined;
}

/** Keys that only look; they work in a replay too. */
function look(play: Play, key: string): boolean {
    const layer = LAYERS.find(each => each.key === key.toUpperCase());
    if (layer !== undefined) return did(play.toggleLayer(layer.kind));
    switch (key) {
        case '+':
        case '=':
            return did(play.camera.zoom(1));
        case '-':
            return did(play.camera.zoom(-1));
        case '0':
            return did(play.camera.fit());
        case 'm':
            return did(document.getElementById('map')?.focus());
        case 'h':
            play.hidden.value = true;
            return true;
        case 't':
            play.tape.value = { on: !play.tape.value.on, from: null, to: null };
            return true;
        case 'x':
            return open(play, 'words');
        default:
            return false;
    }
}

const selection = (play: Play): true => did(void (cycle(play.selection, 1) || cycle(play.selection, 1)));

/** The number in front of an answer. */
function answer(play: Play, index: number): boolean {
    const { selection } = play;
    const taker = selection.part.value?.among[index];
    if (selection.part.value !== null) {
        if (taker !== undefined) toggle(selection, [taker]);
        return taker !== undefined;
    }
    const choice = numbered(selection.options.value, selection.piece.value, selection.team.value)[index];
    if (choice !== undefined) void press(selection, choice);
    return choice !== undefined;
}

/** An order by its letter, for one unit or for all of its formation. */
function order(play: Play, key: string, whole: boolean): boolean {
    const { selection: chosen } = play;
    const label = key.toUpperCase();
    const options = chosen.options.value;
    const piece = chosen.piece.value ?? (whole ? null : [...options.byPiece.keys()][0]);
    const group = options.groups.find(
        each =>
            each.label === label &&
            each.tie.type === 'OnGroup' &&
            (piece === null || piece === undefined || each.tie.pieces.includes(piece)),
    );
    const choice = whole ? group : options.byPiece.get(piece ?? '')?.find(each => each.label === label);
    if (choice === undefined) return struck(play, label, piece ?? '');
    void give(chosen, choice).then(() => {
        const [next] = chosen.options.value.byPiece.keys();
        chosen.select(next ?? null);
    });
    return true;
}

/** An order that is not open is tried all the same: the rules say why. */
function struck(play: Play, label: string, piece: string): boolean {
    const options = play.selection.options.value;
    if (play.roster.value?.columns.some(each => each.label === label) !== true) return false;
    const text = attemptLabel(options, options.byPiece.get(piece) ?? [], label);
    return text !== undefined && did(void play.game.act(text));
}

function rule(play: Play): boolean {
    const clause =
        play.selection.proposed.value?.forecast?.clause ?? play.game.position.value?.scene.question?.clause ?? '';
    play.openRule(clause);
    return true;
}
