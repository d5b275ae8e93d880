// The line under the table: the keys that matter now, and the line to type orders in.
import { usePlay } from '../game/play';
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
            <OrderLine />
        </footer>
    );

    function hintsNow(): (readonly [string, string])[] {
        if (play.playback.running.value) return [['Space', 'skip']];
        if (play.measuring.others.value.length > 0)
            return [
                ['Drag', 'one base alone'],
                ['1–4', 'order'],
                ['[ ]', 'gap'],
                ['Q E', 'wheel 15°'],
                ['F', 'one by one'],
                ['?', 'all keys'],
            ];
        if (play.measuring.ready.value)
            return [
                ['Click', 'end of a leg'],
                ['Backspace', 'drop a leg'],
                ['Q E', 'turn 15°'],
                ['Arrows', '1 mm'],
                ['Shift', '1 cm'],
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
