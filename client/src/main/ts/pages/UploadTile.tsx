// A saved game from a file.
import { useSignal } from '@preact/signals';
import { Icon } from '../parts/icons';
import { postText } from '../wire/http';
import type { Created } from '../wire/types';
import { go } from './route';

export function UploadTile() {
    const failed = useSignal('');
    async function upload(file: File | undefined): Promise<void> {
        if (file === undefined) return;
        const answer = await postText<Created>('/api/games/upload', await file.text());
        if (answer.kind === 'ok') go(`#/game/${answer.value.id}`);
        else
            failed.value =
                answer.kind === 'failed'
                    ? answer.message
                    : answer.kind === 'refused'
                      ? answer.reason
                      : 'The server does not answer.';
    }
    return (
        <label class="tile upload">
            <Icon name="share" size={24} />
            <span class="grow">
                <b class="name">Open a saved game</b>
                <span class="small muted">A save is a text file. It is checked step by step before it is shown.</span>
            </span>
            <input
                type="file"
                class="sr"
                accept=".txt,.save,text/plain"
                onChange={event => void upload(event.currentTarget.files?.[0])}
            />
            {failed.value !== '' && (
                <span class="failed" role="alert">
                    {failed.value}
                </span>
            )}
        </label>
    );
}
