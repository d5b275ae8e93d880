// The margin beside the map: the question, what belongs to it, the chosen piece, the log. Always in this order.
import { useEffect, useRef } from 'preact/hooks';
import { usePlay } from '../game/play';
import { AdvicePanel } from './AdvicePanel';
import { AdviceUses } from './AdviceUses';
import { Desk } from './Desk';
import { Handings } from './Handings';
import { Log } from './Log';
import { MeasuredPanel } from './MeasuredPanel';
import { Offers } from './Offers';
import { Papers } from './Papers';
import { PlaybackPanel } from './PlaybackPanel';
import { ProposalPanel } from './Proposal';
import { Question } from './Question';
import { ResultPanel } from './ResultPanel';
import { Rolled } from './Rolled';
import { RosterPanel } from './Roster';
import { SinceNote, SincePanel } from './SincePanel';
import { Slips } from './Slips';
import { UnitCard } from './UnitCard';
import { Waiting } from './Waiting';
import { Watching } from './Watching';

/** How wide the panel wants to be. */
export type Width = 'plain' | 'orders' | 'fight';

export function usePanelWidth(): Width {
    const play = usePlay();
    if (play.playback.running.value) return 'plain';
    if (play.selection.proposed.value?.forecast != null) return 'fight';
    return play.roster.value === null ? 'plain' : 'orders';
}

export function Panel() {
    const play = usePlay();
    const position = play.game.position.value;
    const panel = useRef<HTMLElement>(null);
    // Another proposal begins at its top; another pick of the same one stays where the list was scrolled to.
    const about = play.selection.part.value?.deed ?? play.selection.proposed.value?.typed ?? '';
    useEffect(() => void panel.current?.scrollTo(0, 0), [about]);
    if (position === null) return <aside class="panel" aria-label="Question and log" />;
    const chosen = play.selection.chosen.value;
    const playing = play.playback.running.value ? (play.shown.value ?? position) : null;
    const roster = play.roster.value;
    return (
        <aside class="panel" aria-label="Question and log" ref={panel}>
            <Handle />
            <Offers />
            <Rolled />
            <SinceNote />
            <Top />
            {playing === null && <AdvicePanel />}
            <Papers />
            {playing === null && roster === null && chosen !== null && <UnitCard piece={chosen} />}
            {playing === null && <Slips position={position} />}
            <Handings position={playing ?? position} />
            {position.notices.map(each => (
                <p key={each} class="sec small">
                    {each}
                </p>
            ))}
            {playing === null && <AdviceUses />}
            {(roster === null || playing !== null) && !play.playback.telling.value && (
                <Log log={(playing ?? position).log} />
            )}
        </aside>
    );
}

const STOPS = { bar: 'half', half: 'full', full: 'bar' } as const;
/** Where the panel is a drawer at the side it is open or shut. */
const DRAWER = matchMedia('(min-width: 600px)');

/** On a small screen: how far the panel is drawn up, or out. */
function Handle() {
    const { phoneSheet } = usePlay();
    return (
        <button
            type="button"
            class="handle"
            aria-label={phoneSheet.value === 'full' ? 'Less of the panel' : 'More of the panel'}
            onClick={() =>
                (phoneSheet.value = DRAWER.matches && phoneSheet.value === 'half' ? 'bar' : STOPS[phoneSheet.value])
            }
        >
            <i />
        </button>
    );
}

function Top() {
    const play = usePlay();
    const position = play.game.position.value;
    const proposed = play.selection.proposed.value;
    const roster = play.roster.value;
    if (play.playback.telling.value) return <SincePanel />;
    if (play.playback.running.value) return <PlaybackPanel />;
    if (position?.over != null) return <ResultPanel result={position.over} />;
    if (play.measuring.active.value) return <MeasuredPanel />;
    if (proposed !== null) return <ProposalPanel choice={proposed} />;
    if (play.writing.on.value) return <Desk />;
    if (roster !== null) return <RosterPanel roster={roster} />;
    if (position?.watching === true) return <Watching />;
    return position?.scene.question == null ? <Waiting /> : <Question />;
}
