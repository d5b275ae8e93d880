// A refusal or another notice, over the map until it is dismissed or the next answer is given.
import { type Notice, noticeTitle } from '../game/notice';
import { type Play, usePlay } from '../game/play';
import { Chip, IconButton, Sentence } from '../parts/bits';
import { Icon } from '../parts/icons';

/** The words of the rules with the names of pieces where they were called by their ids. */
function named(play: Play, words: string): string {
    const pieces = play.game.position.value?.scene.pieces ?? [];
    return words.replace(/[\w-]+/g, word => pieces.find(each => each.id === word)?.name ?? word);
}

/** What nobody did wrong. */
const CALM: ReadonlySet<Notice['kind']> = new Set(['stale', 'told', 'astray']);

export function Toast() {
    const play = usePlay();
    const notice = play.game.notice.value;
    if (notice === null) return null;
    const clause = notice.kind === 'refused' ? notice.clause : null;
    return (
        <div class={CALM.has(notice.kind) ? 'toast calm' : 'toast'} data-over>
            <Icon
                name={
                    notice.kind === 'broken'
                        ? 'warn'
                        : notice.kind === 'stale'
                          ? 'people'
                          : notice.kind === 'astray'
                            ? 'flag'
                            : 'stop'
                }
                size={22}
            />
            <div>
                {noticeTitle(notice) !== '' && <b>{noticeTitle(notice)}</b>}
                <p class={clause === null ? '' : 'facts'}>
                    <Sentence text={named(play, notice.words)} />
                    {notice.kind === 'broken' && <span class="mono small"> {notice.code}</span>}
                </p>
                {clause !== null && (
                    <p class="row">
                        <Chip clause={clause} bad />
                        <button type="button" class="link" onClick={() => play.openRule(clause)}>
                            Open the rule
                        </button>
                    </p>
                )}
                {notice.kind === 'broken' && (
                    <button
                        type="button"
                        class="link"
                        onClick={() => void play.game.reload().then(() => (play.game.notice.value = null))}
                    >
                        Load the position again
                    </button>
                )}
            </div>
            <IconButton icon="close" label="Close" onClick={() => (play.game.notice.value = null)} />
        </div>
    );
}
