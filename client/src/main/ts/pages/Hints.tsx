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
            ['Z', 'zones'],
            ['?', 'all keys'],
        ];
    }
}
