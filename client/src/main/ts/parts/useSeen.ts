// Whether something has come near the window: what is far below need not be fetched yet.
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export function useSeen(place: RefObject<Element | null>): boolean {
    const seen = useSignal(false);
    useEffect(() => {
        if (place.current === null) return;
        const watch = new IntersectionObserver(
            found => {
                if (!found.some(each => each.isIntersecting)) return;
                seen.value = true;
                watch.disconnect();
            },
            { rootMargin: '60px' },
        );
        watch.observe(place.current);
        return () => watch.disconnect();
    }, []);
    return seen.value;
}
