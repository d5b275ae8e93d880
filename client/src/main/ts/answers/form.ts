// How a question is answered. The rules say so; where they say no more than "one of these", the answers show it.
import type { Piece, QuestionForm, Scene } from '../wire/types';
import type { Options } from './options';

/** Longer labels are no letters of orders. */
const SHORT = 4;

/** What was answered already, face down on a piece. */
export const givenTo = (piece: Piece): string | undefined => piece.badges.find(each => each.shape === 'BACK')?.letter;

export function formOf(scene: Scene, options: Options): QuestionForm {
    const form = options.question?.form ?? 'PICK_ONE';
    if (form !== 'PICK_ONE') return form;
    return looksLikeOrders(scene, options) ? 'ORDERS' : form;
}

/** Whether each of many pieces gets one of a few short answers. */
function looksLikeOrders(scene: Scene, options: Options): boolean {
    const question = options.question;
    if (question === null || options.byPlace.size > 0) return false;
    const tied = question.choices.filter(each => each.tie.type !== 'Button');
    const short = tied.every(
        each => each.tie.type !== 'Along' && each.tie.type !== 'Together' && each.label.length <= SHORT,
    );
    return short && (tied.length > 0 || scene.pieces.some(each => givenTo(each) !== undefined));
}

/** Whether pieces are led over the map: then places are chosen first, not who takes part. */
export const goesSomewhere = (form: QuestionForm): boolean => form === 'WAY' || form === 'PLACE';
