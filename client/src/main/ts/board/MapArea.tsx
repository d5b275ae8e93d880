// The map with what floats over it: tools, readout, overview, rulers, stack, notices.

import { usePlay } from '../game/play';
import { IconButton } from '../parts/bits';
import { MeasuredTable } from '../table/measured';
import type { Table } from '../table/table';
import { Board } from './Board';
import { Fan } from './Fan';
import { HeldBar } from './HeldWay';
import { Layers } from './Layers';
import { Loupe } from './Loupe';
import { Overview } from './Overview';
import { Readout } from './Readout';
import { Rulers } from './Rulers';
import { Sight } from './Tape';
import { Toast } from './Toast';

export function MapArea({ table }: { table: Table }) {
    const play = usePlay();
    const title = play.shown.value?.scene.title ?? '';
    return (
        <div
            class="map"
            id="map"
            tabIndex={0}
            role="application"
            aria-label={`Map of ${title}. Arrows move the cursor, Tab goes to the next unit, Enter chooses. Press X for the board in words.`}
        >
            <Board table={table} />
            {table instanceof MeasuredTable && <Rulers table={table} />}
            <div class="fab tools" data-over>
                <IconButton icon="plus" label="Closer (+)" onClick={() => play.camera.zoom(1)} />
                <IconButton icon="minus" label="Farther (−)" onClick={() => play.camera.zoom(-1)} />
                <IconButton icon="fit" label="Whole map (0)" onClick={() => play.camera.fit()} />
                <IconButton
                    icon="tape"
                    label={play.asked.seesLines() ? 'Tape and line of sight (T)' : 'Tape (T)'}
                    on={play.tape.value.on}
                    onClick={() => (play.tape.value = { on: !play.tape.value.on, from: null, to: null })}
                />
                <Layers />
            </div>
            <Sight />
            {table instanceof MeasuredTable && <Loupe table={table} />}
            <Readout table={table} />
            <Overview table={table} />
            <Fan table={table} />
            <Toast />
            {table instanceof MeasuredTable && !play.playback.running.value && <HeldBar />}
        </div>
    );
}
