// Where one types what is looked for in a rule book.
import type { Signal } from '@preact/signals';
import { Icon } from '../parts/icons';

export const SearchBox = ({ search, title }: { search: Signal<string>; title: string }) => (
    <label class="searchbox">
        <Icon name="search" />
        <span class="sr">Search the rules</span>
        <input
            type="search"
            placeholder={`Search ${title}`}
            value={search.value}
            onInput={event => (search.value = event.currentTarget.value)}
        />
    </label>
);
