// Decisive moments in words, without blame.
import { whole } from '../parts/chances';
import type { AnalysisDecisive } from '../wire/types';

/** What stands beside a moment: what was better, or by how much it was the best. */
export function beside(moment: AnalysisDecisive): string {
    if (moment.kind === 'ROLL') return moment.swing > 0 ? 'the dice were kind' : 'the dice were unkind';
    const points = whole(Math.abs(moment.swing));
    return moment.swing < 0
        ? `“${moment.better}” promised ${points} more`
        : `the best there was, ${points} more than “${moment.better}”`;
}
