// The head of the table: title, turn track, tools.
import { degree } from '../game/advice';
import { type Play, usePlay } from '../game/play';
import { Brand, IconButton } from '../parts/bits';
import { companyOf, isStaffed, numbers } from './company';
import { ThemeButton } from './SiteHeader';

export function TopBar() {
    const play = usePlay();
    const position = play.shown.value;
    if (position === null) return null;
    const undo = play.game.position.value?.undo;
    return (
        <header class="top">
            <Brand />
            <div class="title">
                <b>{position.scene.title}</b>
                <span>{companyWords(play)}</span>
            </div>
            <Tracks />
            <Tallies />
            <div class="tools">
                <IconButton
                    icon="undo"
                    label={undo?.possible === true ? 'Undo (Ctrl Z)' : `Undo: not possible, ${undo?.why ?? ''}`}
                    off={undo?.possible !== true}
                    onClick={() => void play.game.undo()}
                />
                {play.game.undone.value.length > 0 && (
                    <IconButton icon="redo" label="Redo (Ctrl Shift Z)" onClick={() => void play.game.redo()} />
                )}
                {play.thoughts.advice.possible && !play.playback.running.value && (
                    <IconButton
                        icon="bulb"
                        label="Advice (J)"
                        on={play.thoughts.advice.state.value.kind !== 'none'}
                        onClick={() => advise()}
                    />
                )}
                <IconButton
                    icon="book"
                    label="Rules (I)"
                    on={play.sheet.value === 'rule'}
                    onClick={() => toggle('rule')}
                />
                <span class="wide row">
                    <IconButton
                        icon="text"
                        label="Board in words (X)"
                        on={play.sheet.value === 'words'}
                        onClick={() => toggle('words')}
                    />
                    <ThemeButton />
                </span>
                <IconButton icon="menu" label="Menu" on={play.sheet.value === 'menu'} onClick={() => toggle('menu')} />
            </div>
        </header>
    );

    function advise(): void {
        const { advice } = play.thoughts;
        if (advice.state.value.kind === 'none') void advice.ask(degree.value);
        else advice.putAway();
    }

    function toggle(sheet: 'rule' | 'words' | 'menu'): void {
        play.sheet.value = play.sheet.value === sheet ? 'none' : sheet;
    }
}

function companyWords({ game }: Play): string {
    const sides = game.position.value?.sides ?? game.listed.sides;
    if (isStaffed(sides))
        return game.umpires.value
            ? `${numbers(sides)}, you are the umpire`
            : `${numbers(sides)}${game.position.value?.umpire === true ? ', with an umpire' : ''}`;
    return companyOf(sides, game.listed.seats);
}

/** Other tracks, such as points, in one figure for each box. */
function Tallies() {
    const tracks = usePlay().shown.value?.scene.tracks.slice(1) ?? [];
    return (
        <>
            {tracks.map(track => (
                <span
                    key={track.name}
                    class="tally"
                    title={track.boxes.map(box => `${box.below} ${box.text}`).join(', ')}
                >
                    {track.name} <b>{track.boxes.map(box => box.text).join(' : ')}</b>
                </span>
            ))}
        </>
    );
}

const SHOWN = 10;

/** Turns as boxes, not more than fit; on a narrow screen as words. */
function Tracks() {
    const track = usePlay().shown.value?.scene.tracks[0];
    if (track === undefined) return null;
    const now = track.boxes[track.at];
    const from = Math.max(0, Math.min(track.at - 3, track.boxes.length - SHOWN));
    const shown = track.boxes.map((box, i) => ({ box, i })).slice(from, from + SHOWN);
    return (
        <>
            <ol class="track" aria-label={track.name}>
                {from > 0 && <li class="more">…</li>}
                {shown.map(({ box, i }) => (
                    <li
                        key={box.text}
                        class={i === track.at ? 'now' : i < track.at ? 'done' : ''}
                        aria-current={i === track.at ? 'step' : undefined}
                        title={`${track.name} ${box.text}, ${box.below}`}
                    >
                        {box.text}
                        <small>{box.below.split(',')[0]}</small>
                        {box.below.includes('night') && <span class="night" aria-label="night" />}
                    </li>
                ))}
                {from + SHOWN < track.boxes.length && <li class="more">of {track.boxes.length}</li>}
            </ol>
            <span class="trackwords">
                {track.name} <b>{now?.text}</b> of {track.boxes.length}
            </span>
        </>
    );
}
