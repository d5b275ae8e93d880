// A saved game from a file: who plays is asked before it is opened, with those of the save proposed.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Failed } from '../parts/Failed';
import { Icon } from '../parts/icons';
import { postText } from '../wire/http';
import type { Created } from '../wire/types';
import { go } from './route';
import { playersOf, refusalWords } from './saved';
import type { Entry } from './shelf';
import { type Players, WhoPlays } from './WhoPlays';

interface Chosen {
    name: string;
    text: string;
}

export function UploadTile({ entries }: { entries: readonly Entry[] }) {
    const failed = useSignal('');
    const chosen = useSignal<Chosen | null>(null);
    const players = useSignal<Players>({});
    const busy = useSignal(false);
    async function choose(file: File | undefined): Promise<void> {
        if (file === undefined) return;
        const text = await file.text();
        failed.value = '';
        players.value = playersOf(text, entries);
        chosen.value = { name: file.name, text };
        // Where nobody is named there is nothing to ask.
        if (Object.keys(players.value).length === 0) await open();
    }
    async function open(): Promise<void> {
        busy.value = true;
        const query = new URLSearchParams(players.value).toString();
        const answer = await postText<Created>(`/api/games/upload?${query}`, chosen.value?.text ?? '');
        busy.value = false;
        if (answer.kind === 'ok') go(`#/game/${answer.value.id}`);
        else failed.value = refusalWords(answer);
    }
    const asks = chosen.value !== null && Object.keys(players.value).length > 0;
    return (
        <div class="opening">
            <label class="tile upload">
                <Icon name="share" size={24} />
                <span class="grow">
                    <b class="name">Open a saved game</b>
                    <span class="small muted">
                        A save is a text file. It is checked step by step before it is shown.
                    </span>
                </span>
                <input
                    type="file"
                    class="sr"
                    accept=".txt,.save,text/plain"
                    onChange={event => void choose(event.currentTarget.files?.[0])}
                />
            </label>
            {asks && (
                <Asked name={chosen.value?.name ?? ''}>
                    <WhoPlays players={players} />
                    <button type="button" class="btn pri" id="open" disabled={busy.value} onClick={() => void open()}>
                        Open it
                    </button>
                </Asked>
            )}
            <Failed words={failed.value} />
        </div>
    );
}

/** What is asked comes into the window and to the keyboard. */
function Asked({ name, children }: { name: string; children: ComponentChildren }) {
    const box = useRef<HTMLElement>(null);
    useEffect(() => {
        box.current?.scrollIntoView({ block: 'nearest' });
        box.current?.querySelector('select')?.focus();
    }, [name]);
    return (
        <section class="sitters" ref={box} aria-label={`Open ${name}`}>
            <h3>{name}</h3>
            {children}
        </section>
    );
}
