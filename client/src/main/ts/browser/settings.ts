// What a person has set in this browser: theme, single-letter keys, what they have seen.
import { effect, signal } from '@preact/signals';

export type Theme = 'light' | 'dark' | 'system';

export function stored<T>(key: string, first: T): { value: T } & ReturnType<typeof signal<T>> {
    const name = `sandtable.${key}`;
    const text = localStorage.getItem(name);
    const value = signal<T>(text === null ? first : (JSON.parse(text) as T));
    effect(() => localStorage.setItem(name, JSON.stringify(value.value)));
    return value;
}

export const theme = stored<Theme>('theme', 'system');
/** Single letters as keys can be switched off for those who speak to their computer. */
export const letterKeys = stored('letters', true);
/** Whether vehicles and guns are drawn as they look, where a rule set has such drawings. */
export const silhouettes = stored('silhouettes', true);
/** How many steps of a lesson were read, by game. */
export const lessonsRead = stored<Readonly<Record<string, number>>>('lessons', {});
/** Whether what others did is told before the next question. */
export const handOver = stored('handover', true);
/** The last step a seat has watched, by seat token. */
export const watched = stored<Record<string, number>>('watched', {});

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const systemNight = signal(night.matches);
night.addEventListener('change', () => (systemNight.value = night.matches));

export const dark = (): boolean => (theme.value === 'system' ? systemNight.value : theme.value === 'dark');
export const reducedMotion = (): boolean => still.matches;

effect(() => {
    document.documentElement.dataset.theme = dark() ? 'dark' : 'light';
});
