// The head of the pages that are no table.

import { dark, theme } from '../browser/settings';
import { Brand, IconButton } from '../parts/bits';

export const SiteHeader = ({ at }: { at: 'play' | 'games' | 'rules' }) => (
    <header class="sitehead">
        <Brand />
        <nav aria-label="Pages">
            <a href="#/" aria-current={at === 'play' ? 'page' : undefined}>
                Play
            </a>
            <a href="#/games" aria-current={at === 'games' ? 'page' : undefined}>
                Games
            </a>
            <a href="#/rules" aria-current={at === 'rules' ? 'page' : undefined}>
                Rules
            </a>
        </nav>
        <ThemeButton />
    </header>
);

export const ThemeButton = () => (
    <IconButton
        icon={dark() ? 'sun' : 'moon'}
        label={dark() ? 'Light colours' : 'Dark colours'}
        onClick={() => (theme.value = dark() ? 'light' : 'dark')}
    />
);
