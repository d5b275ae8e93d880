// Symbols and counters look on the page as in the pictures that the server draws.
import './window';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import data from 'drawings';
import { type ComponentChildren, h } from 'preact';
import { BadgeMark } from '../../main/ts/draw/badge';
import { Base } from '../../main/ts/draw/base';
import { Counter } from '../../main/ts/draw/counter';
import { BADGES, MARKERS, SIGNS } from '../../main/ts/draw/drawings';
import { featureSvg } from '../../main/ts/draw/features';
import { MarkerSign } from '../../main/ts/draw/marker';
import { Sign } from '../../main/ts/draw/sign';
import { MeasuredTable } from '../../main/ts/table/measured';
import { CENTIMETRES } from '../../main/ts/table/scale';
import type { BadgeShape, Feature, MarkerKind, Piece, SymbolBranch, SymbolMotion } from '../../main/ts/wire/types';

const FOLDER = '../picture/src/test/resources/sandtable/picture';

type Drawn = ComponentChildren | { type: unknown; props: Record<string, unknown> };

/** Elements with their attributes in order; groups that say nothing are left out. */
function canonical(node: Drawn): string {
    if (Array.isArray(node)) return node.map(each => canonical(each as Drawn)).join('');
    if (node === null || node === undefined || typeof node === 'boolean') return '';
    if (typeof node !== 'object') return String(node);
    const { type, props } = node as { type: unknown; props: Record<string, unknown> };
    if (typeof type === 'function') return canonical(type.call({}, props) as Drawn);
    const inner = canonical(props.children as Drawn);
    const attributes = Object.entries(props)
        .filter(([name, value]) => !['children', 'class'].includes(name) && value !== undefined)
        .map(([name, value]) => [name, coloured(name, String(value))] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => ` ${name}=${value.replaceAll(' ', ',')}`)
        .filter(each => each !== ' x=0')
        .join('');
    return type === 'g' && attributes === '' ? inner : `<${type}${attributes}>${inner}</${type}>`;
}

const WEIGHTS: Record<string, string> = { '400': 'normal', '500': 'bold' };

function coloured(name: string, value: string): string {
    const role = /^var\(--([\w-]+)\)$/.exec(value)?.[1] as keyof typeof data.colours | undefined;
    if (role !== undefined) return data.colours[role].day;
    return name === 'font-weight' ? (WEIGHTS[value] ?? value) : value;
}

const keys = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

function* drawn(): Generator<[string, Drawn]> {
    for (const branch of keys<SymbolBranch>(SIGNS.branches)) {
        for (const motion of keys<SymbolMotion>(SIGNS.motions)) {
            const symbol = { branch, motion, size: '', code: '', outline: '' };
            yield [`sign ${branch} ${motion}`, h(Sign, { symbol, ink: 'var(--a-ink)' })];
        }
    }
    for (const shape of keys<BadgeShape>(BADGES.shapes)) {
        for (const letter of ['M', 'MR', '']) {
            yield [`badge ${shape} ${letter}`, h(BadgeMark, { badge: { shape, letter, words: '' } })];
        }
    }
    for (const kind of keys<MarkerKind>(MARKERS.shapes)) {
        for (const side of [-1, 0, 1]) yield [`marker ${kind} ${side}`, h(MarkerSign, { marker: { kind, side } })];
    }
    const { pieces } = JSON.parse(readFileSync(`${FOLDER}/pieces.json`, 'utf8')) as { pieces: Piece[] };
    for (const piece of pieces) {
        const based = piece.baseMm > 0;
        yield [`${based ? 'base' : 'counter'} ${piece.id}`, h(based ? Base : Counter, { piece, detail: 3 })];
    }
}

/** The same for what is drawn as text. */
function canonicalText(svg: string): string {
    return svg.replace(/<(\w+)((?: [\w-]+="[^"]*")*)(\/?)>/g, (_, tag: string, list: string, closed: string) => {
        const attributes = [...list.matchAll(/ ([\w-]+)="([^"]*)"/g)]
            .filter(([, name]) => name !== 'font-family')
            .map(([, name = '', value = '']) => [name, coloured(name, value)] as const)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, value]) => ` ${name}=${value.replaceAll(' ', ',')}`);
        return `<${tag}${attributes.join('')}>${closed === '' ? '' : `</${tag}>`}`;
    });
}

function named(feature: Feature): string {
    switch (feature.type) {
        case 'Area':
            return `area ${feature.kind}`;
        case 'Disc':
            return `disc ${feature.kind}`;
        case 'Line':
            return `line ${feature.course} ${feature.condition}`;
    }
}

function features(): string {
    const { widthMm, depthMm, features } = JSON.parse(readFileSync(`${FOLDER}/features.json`, 'utf8')) as {
        widthMm: number;
        depthMm: number;
        features: Feature[];
    };
    const table = new MeasuredTable({ type: 'Measured', widthMm, depthMm, features, scale: CENTIMETRES });
    return features.map(each => `${named(each)}\n  ${canonicalText(featureSvg(table, each))}\n`).join('');
}

test('every sign, badge, marker, counter, base and feature is drawn as the server draws it', () => {
    const here = [...drawn()].map(([name, node]) => `${name}\n  ${canonical(node)}\n`).join('');

    assert.equal(here + features(), readFileSync(`${FOLDER}/drawn.txt`, 'utf8'));
});
