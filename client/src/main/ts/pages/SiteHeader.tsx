// The head of the pages that are no table.
import { Brand, IconButton } from '../parts/bits';
import { dark, theme } from '../game/settings';
import type { ListedRuleset } from '../wire/messages';

export const SiteHeader = ({ at, rulesets }: { at: 'play' | 'rules'; rulesets: readonly ListedRuleset[] }) => (
    <header class="sitehead">
        <Brand />
        <nav aria-label="Pages">
            <a href="#/" aria-current={at === 'play' ? 'page' : undefined}>
                Play
            </a>
            {rulesets.map(each => (
                <a key={each.ruleset} href={`#/rules/${each.ruleset}`} aria-current={at === 'rules' ? 'page' : undefined}>
                    Rules{rulesets.length > 1 ? `: ${each.title}` : ''}
                </a>
            ))}
        </nav>
        <ThemeButton />
    </header>
);

export const ThemeButton = () => (
    <IconButton icon={dark() ? 'sun' : 'moon'} label={dark() ? 'Light colours' : 'Dark colours'} onClick={() => (theme.value = dark() ? 'light' : 'dark')} />
);
