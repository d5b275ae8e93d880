// Between two people at one screen: nothing of the game is shown until the next one sits down.
import { useEffect, useRef } from 'preact/hooks';
import { usePlay } from '../game/play';
import { Flag } from '../parts/bits';
import type { ListedSeat } from '../wire/types';

export function HandOver({ seat }: { seat: ListedSeat }) {
    const { game } = usePlay();
    const button = useRef<HTMLButtonElement>(null);
    const side = game.listed.sides.findIndex(each => each.id === seat.side);
    useEffect(() => button.current?.focus(), [seat.side]);
    return (
        <main class="handover">
            <Flag side={Math.max(0, side)} size={64} />
            <p class="lab">{game.listed.title}</p>
            <h1>Hand the screen to the {seat.side} player</h1>
            <p class="muted">The map is covered until then. Orders stay secret.</p>
            <button type="button" class="btn pri big" id="sit" ref={button} onClick={() => void game.sit(seat)}>
                I am the {seat.side} player
            </button>
            <a class="btn ghost" href="#/">
                Leave the table
            </a>
        </main>
    );
}
