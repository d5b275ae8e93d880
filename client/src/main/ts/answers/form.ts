// How a question is answered. The rules say so; where they say no more than "one of these", the answers show it.
import type { Choice, Piece, QuestionForm, Scene } from '../wire/types';
import type { Options } from './options';

/** Longer labels are no letters of orders. */
const SHORT = 4;

/** What was answered already, face down on a piece. */
export const givenTo = (piece: Piece): string | undefined => piece.badges.find(each => each.shape === 'BACK')?.letter;

export function formOf(scene: Scene, options: Options): QuestionForm {
    const form = options.question?.form ?? 'PICK_ONE';
    switch (form) {
        case 'ORDERS':
            // What is done together or to a place is done on the map, not in a list of rows.
            return inRows(options) ? form : 'PICK_SEVERAL';
        case 'PICK_ONE':
        case 'CONFIRM':
            return looksLikeOrders(scene, options) ? 'ORDERS' : form;
        default:
            return form;
    }
}

const tied = (options: Options): Choice[] => options.question?.choices.filter(each => each.tie.type !== 'Button') ?? [];

/** Whether all answers are about pieces or formations, none about how they go together or where. */
const inRows = (options: Options): boolean =>
    tied(options).every(each => each.tie.type === 'OnPiece' || each.tie.type === 'OnGroup');

/** Whether each of many pieces gets one of a few short answers, or has got it and all is to be sealed. */
function looksLikeOrders(scene: Scene, options: Options): boolean {
    if (options.question === null || !inRows(options)) return false;
    const answers = tied(options);
    return answers.length > 0
        ? answers.every(each => each.label.length <= SHORT)
        : scene.pieces.some(each => givenTo(each) !== undefined);
}

/** Whether pieces are led over the map: then places are chosen first, not who takes part. */
export const goesSomewhere = (form: QuestionForm): boolean => form === 'WAY' || form === 'PLACE';
