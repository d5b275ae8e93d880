// Which overlays are lit.
import { useSignal } from '@preact/signals';
import { usePlay } from '../game/play';
import { IconButton } from '../parts/bits';
import type { Overlay, OverlayKind } from '../wire/types';

export const LAYERS: readonly { kind: OverlayKind; words: string; key: string }[] = [
    { kind: 'ZONE', words: 'Zones of control', key: 'Z' },
    { kind: 'COMMAND', words: 'Command areas', key: 'R' },
    { kind: 'RANGE', words: 'Range of the unit pointed at, or of all', key: 'V' },
    { kind: 'ARC', words: 'Front of the unit pointed at, or of all', key: 'A' },
    { kind: 'SIGHT', words: 'What is in sight', key: 'L' },
    { kind: 'SUPPLY', words: 'Where a side is in supply', key: 'S' },
];

/** Only what this game has: a layer nobody can light is not offered. */
function offered(overlays: readonly Overlay[]): typeof LAYERS {
    return LAYERS.filter(layer => overlays.some(each => each.kind === layer.kind));
}

export function Layers() {
    const play = usePlay();
    const open = useSignal(false);
    const lit = play.layers.value;
    return (
        <div class="layers">
            <IconButton icon="layers" label="Layers" on={lit.size > 0} onClick={() => (open.value = !open.value)} />
            {open.value && (
                <div class="pop" role="group" aria-label="Layers">
                    {offered(play.shown.value?.scene.overlays ?? []).map(each => (
                        <label key={each.kind} class="check">
                            <input
                                type="checkbox"
                                checked={lit.has(each.kind)}
                                onChange={() => play.toggleLayer(each.kind)}
                            />
                            <span class="grow">{each.words}</span>
                            <kbd>{each.key}</kbd>
                        </label>
                    ))}
                </div>
            )}
        </div>
    );
}
