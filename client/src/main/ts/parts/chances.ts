// Chances and points of 100 in words, as they are read and as they are heard.
import type { WhyWeighed } from '../wire/types';

export const whole = (value: number): string => String(Math.round(value));

/** Such as "±4, 212 trials"; no doubt is told where none is known. */
export function sure(answer: WhyWeighed): string {
    const trials = answer.trials === 1 ? '1 trial' : `${answer.trials} trials`;
    if (answer.trials === 0) return 'no trial';
    return answer.doubt > 0 ? `±${Math.max(1, Math.round(answer.doubt))}, ${trials}` : trials;
}

/** Such as "+6" or "−0.7". */
export function signed(points: number): string {
    const size = Math.abs(points);
    const figure = size < 1.95 ? size.toFixed(1).replace(/\.0$/, '') : whole(size);
    return figure === '0' ? '0' : `${points < 0 ? '−' : '+'}${figure}`;
}

/** What a screen reader says of the best answer. */
export function heard(answer: WhyWeighed, of: number): string {
    const doubt = answer.doubt > 0 ? `, plus or minus ${Math.max(1, Math.round(answer.doubt))}` : '';
    return `Best of ${of}: ${answer.words}, ${whole(answer.chance)} of 100${doubt}, ${answer.trials} trials.`;
}
