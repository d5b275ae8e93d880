// The line under the table: the keys that matter now, and the line to type orders in.
import { usePlay } from '../game/play';
import { stepOf } from '../table/scale';
import { OrderLine } from './OrderLine';

export function Hints() {
    const play = usePlay();
    const hints = hintsNow();
    return (
        <footer class="hints">
            <div class="keys" aria-hidden="true">
                {hints.map(([key, words]) => (
                    <span key={words}>
                        <kbd>{key}</kbd> {words}
                    </span>
                ))}
            </div>
            {!play.game.umpires.value && <OrderLine />}
        </footer>
    );

    function hintsNow(): (readonly [string, string])[] {
        if (play.playback.telling.value)
            return [
                ['Enter', 'to my turn'],
                ['P', play.playback.since.last ? 'again' : play.playback.since.paused.value ? 'play' : 'pause'],
                ['← →', 'step by step'],
            ];
        if (play.playback.running.value)
            return [
                ['Space', 'skip'],
                ['P', play.playback.paused.value ? 'play' : 'pause'],
                ['← →', 'step by step'],
            ];
        if (play.game.umpires.value)
            return [
                [`1–${play.game.listed.sides.length + 1}`, 'see it as'],
                ['K', 'who knows what'],
                ['Tab', 'next unit'],
                ['X', 'board in words'],
                ['?', 'all keys'],
            ];
        if (play.measuring.others.value.length > 0)
            return [
                ['Drag', 'one base alone'],
                ['1–4', 'order'],
                ['[ ]', 'gap'],
                ['Q E', 'wheel 15°'],
                ['F', 'one by one'],
                ['?', 'all keys'],
            ];
        if (play.writing.choice.value !== null)
            return [
                ['Click', play.writing.slot.value?.kind === 'unit' ? 'a unit' : 'a place'],
                ['Tab', 'next blank'],
                ['Arrows', stepOf(1)],
                ['Shift', stepOf(10)],
                ['L', 'one more leg'],
                ['Enter', 'note it'],
                ['?', 'all keys'],
            ];
        if (play.writing.on.value)
            return [
                ['Click', 'a unit'],
                ['1–9', 'kind of order'],
                ['Ctrl Enter', 'seal'],
                ['?', 'all keys'],
            ];
        if (play.measuring.ready.value)
            return [
                ['Click', 'end of a leg'],
                ['Backspace', 'drop a leg'],
                ['Q E', 'turn 15°'],
                ['Arrows', stepOf(1)],
                ['Shift', stepOf(10)],
                ['F', 'formation'],
                ['?', 'all keys'],
            ];
        if (play.selection.part.value !== null)
            return [
                ['1–9', 'in or out'],
                ['Enter', 'do it'],
                ['Esc', 'not now'],
                ['I', 'rule'],
                ['?', 'all keys'],
            ];
        if (play.selection.proposed.value !== null)
            return [
                ['Enter', 'do it'],
                ['Esc', 'not now'],
                ['I', 'rule'],
                ['?', 'all keys'],
            ];
        if (play.roster.value !== null)
            return [
                ['↑ ↓', 'unit'],
                ['letter', 'order'],
                ['Shift letter', 'whole formation'],
                ['Ctrl Enter', 'seal'],
                ['?', 'all keys'],
            ];
        return [
            ['Tab', 'next unit'],
            ['Enter', 'choose'],
            ['Esc', 'back'],
            ['Ctrl Z', 'undo'],
            ...(play.asked.has('ZONE') ? [['Z', 'zones'] as const] : []),
            ['?', 'all keys'],
        ];
    }
}
