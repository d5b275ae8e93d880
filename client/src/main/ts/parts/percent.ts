// Chances in words. Nothing that can happen is rounded to never, nothing that can fail to always.

export function percent(chance: number): string {
    if (chance <= 0) return '0%';
    if (chance >= 1 - 1e-12) return '100%';
    if (chance < 0.005) return '<1%';
    if (chance > 0.995) return '>99%';
    return `${Math.round(chance * 100)}%`;
}

/** With one decimal where that says more. */
export function fine(chance: number): string {
    const value = chance * 100;
    if (chance <= 0) return '';
    if (value < 0.05) return '<0.1%';
    return value < 9.95 ? `${value.toFixed(1)}%` : `${Math.round(value)}%`;
}

export const mean = (value: number): string => value.toFixed(2);
