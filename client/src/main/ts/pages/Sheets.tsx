// What opens beside the panel: rule, keys, board in words, menu.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { RuleBook } from '../book/RuleBook';
import { letterKeys } from '../browser/settings';
import { usePlay } from '../game/play';
import { IconButton } from '../parts/bits';
import { BoardInWords } from './BoardInWords';
import { EndingSheet } from './EndingSheet';
import { KEYS } from './keyTable';
import { Menu } from './Menu';
import { PlayOnSheet } from './PlayOnSheet';
import { SeatsSheet } from './SeatsSheet';
import { WhoKnows } from './WhoKnows';

export function Sheets() {
    const play = usePlay();
    switch (play.sheet.value) {
        case 'none':
            return null;
        case 'rule':
            return (
                <Sheet title="Rules">
                    <RuleBook
                        ruleset={play.game.ruleset}
                        clause={play.clause.value}
                        log={play.game.position.value?.log ?? []}
                    />
                </Sheet>
            );
        case 'keys':
            return (
                <Sheet title="Keys">
                    <Keys />
                </Sheet>
            );
        case 'words':
            return (
                <Sheet title="Board in words">
                    <BoardInWords />
                </Sheet>
            );
        case 'seats':
            return (
                <Sheet title="Who sits where">
                    <SeatsSheet />
                </Sheet>
            );
        case 'knows':
            return (
                <Sheet title="Who knows what">
                    <WhoKnows />
                </Sheet>
            );
        case 'ending':
            return (
                <Sheet title="End this game">
                    <EndingSheet />
                </Sheet>
            );
        case 'playon':
            return (
                <Sheet title="Play on from here">
                    <PlayOnSheet />
                </Sheet>
            );
        case 'menu':
            return (
                <Sheet title="Menu">
                    <Menu />
                </Sheet>
            );
    }
}

export function Sheet({ title, children }: { title: string; children: ComponentChildren }) {
    const play = usePlay();
    const box = useRef<HTMLElement>(null);
    useEffect(() => {
        const before = document.activeElement;
        box.current?.focus();
        return () => {
            if (before instanceof HTMLElement) before.focus();
        };
    }, [title]);
    return (
        <section class="sheet" ref={box} tabIndex={-1} aria-label={title}>
            <div class="row between sheethead">
                <h2>{title}</h2>
                <IconButton icon="close" label={`Close ${title}`} onClick={() => (play.sheet.value = 'none')} />
            </div>
            <div class="sheetbody" tabIndex={0} role="group" aria-label={`${title}, text`}>
                {children}
            </div>
        </section>
    );
}

const Keys = () => (
    <>
        <table class="keytable">
            <tbody>
                {KEYS.map(([key, words]) => (
                    <tr key={key}>
                        <th scope="row">
                            <kbd>{key}</kbd>
                        </th>
                        <td>{words}</td>
                    </tr>
                ))}
            </tbody>
        </table>
        <label class="check">
            <input
                type="checkbox"
                checked={letterKeys.value}
                onChange={event => (letterKeys.value = event.currentTarget.checked)}
            />
            Single letters are keys
        </label>
    </>
);
