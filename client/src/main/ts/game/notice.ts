// What the player must be told beside the question: a refusal, a failure, a change meanwhile.

import type { Answer } from '../wire/http';
import type { Shape } from '../wire/types';

export type Notice =
    | { kind: 'refused'; words: string; clause: string | null; offence: readonly Shape[] }
    | { kind: 'unread'; words: string }
    | { kind: 'kept'; words: string }
    | { kind: 'stale'; words: string }
    | { kind: 'broken'; words: string; code: string }
    /** The rules allow it, but the lesson is about something else. */
    | { kind: 'astray'; words: string }
    | { kind: 'told'; words: string };

/** What a refusal is about, on a measured table. */
export const offenceOf = (notice: Notice | null): readonly Shape[] =>
    notice?.kind === 'refused' ? notice.offence : [];

/** What kind of notice it is; a refusal says for itself what the rules do not allow. */
export const noticeTitle = (notice: Notice): string => {
    switch (notice.kind) {
        case 'unread':
            return 'That order cannot be read';
        case 'kept':
            return 'This stays as it is';
        case 'stale':
            return 'Something happened meanwhile';
        case 'broken':
            return 'Something broke on our side';
        case 'refused':
        case 'astray':
        case 'told':
            return '';
    }
};

/** What speaks against an answer that was only considered. */
export function considered(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): Notice {
    switch (answer.kind) {
        case 'refused':
            return { kind: 'refused', words: answer.reason, clause: answer.clause, offence: answer.offence };
        case 'stale':
        case 'failed':
            return { kind: 'unread', words: answer.message };
        case 'offline':
            return { kind: 'broken', words: 'The server did not answer.', code: 'offline' };
    }
}
