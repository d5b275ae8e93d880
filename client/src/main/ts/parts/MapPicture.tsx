// A small picture of a scenario's map.
import { useMemo } from 'preact/hooks';
import { groundSvg } from '../draw/ground';
import { n } from '../table/point';
import { tableOf } from '../table/table';
import type { Ground } from '../wire/types';

export function MapPicture({ ground, title }: { ground: Ground; title: string }) {
    const drawn = useMemo(() => {
        const table = tableOf(ground);
        return { svg: groundSvg(table, 'small'), box: `0 0 ${n(table.width)} ${n(table.height)}` };
    }, [ground]);
    return (
        <svg
            class="picture"
            viewBox={drawn.box}
            preserveAspectRatio="xMidYMid slice"
            role="img"
            aria-label={`Map of ${title}`}
            dangerouslySetInnerHTML={{ __html: drawn.svg }}
        />
    );
}
