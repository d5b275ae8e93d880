// What one's own dice brought last.
import type { Logged, Position } from '../wire/types';

/** The lines of this seat's last answer, from the first dice on; none if no dice fell for it. */
export function ownRoll({ log, side }: Pick<Position, 'log' | 'side'>): Logged[] {
    const step = log.findLast(each => each.side === side)?.step;
    const lines = log.filter(each => each.step === step);
    const first = lines.findIndex(each => each.line.dice.length > 0);
    return first < 0 ? [] : lines.slice(first);
}
