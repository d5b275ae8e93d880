// No connection: says so, counts down, keeps the map readable.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePlay } from '../game/play';
import { Icon } from '../parts/icons';

export function LineBar() {
    const { game } = usePlay();
    const line = game.line.value;
    const now = useSignal(Date.now());
    useEffect(() => {
        if (line === 'live') return;
        const timer = setInterval(() => (now.value = Date.now()), 500);
        return () => clearInterval(timer);
    }, [line]);
    if (line === 'live') return null;
    const seconds = Math.max(0, Math.ceil((line.retryAt - now.value) / 1000));
    return (
        <div class="linebar" role="status">
            <Icon name="warn" /> No connection. Your last move is safe.{' '}
            {seconds > 0 ? `Trying again in ${seconds} s.` : 'Trying again …'}
            <button type="button" class="btn sm" onClick={() => game.retry()}>
                Try now
            </button>
        </div>
    );
}
