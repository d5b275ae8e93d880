// Joins short pieces of road or river into long lines, so that they can be drawn as smooth curves.
import { middle, type Pt, xy } from '../table/point';

export interface Link {
    a: Pt;
    b: Pt;
}

const key = (p: Pt): string => `${Math.round(p.x)},${Math.round(p.y)}`;

/** Lines that begin and end at a junction, an end, or anywhere on a ring. */
export function chains(links: readonly Link[]): Pt[][] {
    const around = new Map<string, Link[]>();
    for (const link of links) {
        for (const end of [link.a, link.b]) {
            const list = around.get(key(end)) ?? [];
            list.push(link);
            around.set(key(end), list);
        }
    }
    const used = new Set<Link>();
    const ends = links.flatMap(link => [link.a, link.b]).filter(p => around.get(key(p))?.length !== 2);
    const starts = [...ends, ...links.map(link => link.a)];
    const lines: Pt[][] = [];
    for (const start of starts) {
        for (const first of around.get(key(start)) ?? []) {
            if (!used.has(first)) lines.push(follow(start, first, around, used));
        }
    }
    return lines;
}

function follow(start: Pt, first: Link, around: Map<string, Link[]>, used: Set<Link>): Pt[] {
    const line = [start];
    let here = start;
    let next: Link | undefined = first;
    while (next !== undefined) {
        used.add(next);
        here = key(next.a) === key(here) ? next.b : next.a;
        line.push(here);
        const at: Link[] = around.get(key(here)) ?? [];
        next = at.length === 2 ? at.find(each => !used.has(each)) : undefined;
    }
    return line;
}

/** A curve through the middles between successive points, with the points as handles. */
export function smooth(line: readonly Pt[]): string {
    const [first, ...rest] = line;
    const last = line[line.length - 1];
    if (first === undefined || last === undefined) return '';
    const parts = [`M${xy(first)}`];
    rest.forEach((p, i) => {
        const next = rest[i + 1];
        if (next !== undefined) {
            parts.push(i === 0 ? `L${xy(middle(first, p))}` : '', `Q${xy(p)} ${xy(middle(p, next))}`);
        }
    });
    parts.push(`L${xy(last)}`);
    return parts.join('');
}
