// What the player must be told beside the question: a refusal, a failure, a change meanwhile.

import type { Shape } from '../wire/types';

export type Notice =
    | { kind: 'refused'; words: string; clause: string | null; offence: readonly Shape[] }
    | { kind: 'unread'; words: string }
    | { kind: 'kept'; words: string }
    | { kind: 'stale'; words: string }
    | { kind: 'broken'; words: string; code: string }
    | { kind: 'told'; words: string };

/** What a refusal is about, on a measured table. */
export const offenceOf = (notice: Notice | null): readonly Shape[] =>
    notice?.kind === 'refused' ? notice.offence : [];

export const noticeTitle = (notice: Notice): string => {
    switch (notice.kind) {
        case 'refused':
            return 'The rules say no';
        case 'unread':
            return 'That order cannot be read';
        case 'kept':
            return 'This stays as it is';
        case 'stale':
            return 'Something happened meanwhile';
        case 'broken':
            return 'Something broke on our side';
        case 'told':
            return '';
    }
};
