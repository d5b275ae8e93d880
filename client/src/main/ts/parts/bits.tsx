// Small things used on every page: clause chips, hex numbers, dice, side flags, keys.
import type { ComponentChildren } from 'preact';
import { usePlay } from '../game/play';
import { placeKey } from '../table/table';
import type { LogLineDice, Place } from '../wire/types';
import { Icon, type IconName } from './icons';

/** A clause; opens it in the rules. */
export function Chip({ clause, bad = false }: { clause: string | null; bad?: boolean }) {
    const play = usePlay();
    if (clause === null || clause === '') return null;
    return (
        <button
            type="button"
            class={bad ? 'chip bad' : 'chip'}
            title={`Open rule ${clause}`}
            onClick={() => play.openRule(clause)}
        >
            {clause}
        </button>
    );
}

/** A place in a sentence: pointing lights it, clicking moves the map there. */
export function PlaceLink({ place, text }: { place: Place; text: string }) {
    const play = usePlay();
    const light = (on: boolean) => () => {
        play.selection.lit.value = on ? [place] : [];
    };
    return (
        <button
            type="button"
            class="hexref"
            onMouseEnter={light(true)}
            onMouseLeave={light(false)}
            onFocus={light(true)}
            onBlur={light(false)}
            onClick={() => play.goTo(place)}
        >
            {text}
        </button>
    );
}

/** A sentence in which every hex number of this map is a link. */
export function Sentence({ text }: { text: string }) {
    const table = usePlay().game.table.value;
    const ground = table?.ground;
    if (ground?.type !== 'Hexes') return <>{text}</>;
    const parts = text.split(/(\b\w+\b)/);
    return (
        <>
            {parts.map((part, i) => {
                const place: Place = { type: 'Hex', number: part };
                const known = /\d/.test(part) && table?.spot(place) !== undefined;
                return known ? <PlaceLink key={`${i}${placeKey(place)}`} place={place} text={part} /> : part;
            })}
        </>
    );
}

export const Flag = ({ side, size = 26 }: { side: number; size?: number }) =>
    side === 0 ? (
        <svg class="flag" width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
            <rect x="2" y="2" width="22" height="22" fill="var(--a-fill)" stroke="var(--a-edge)" stroke-width="1.6" />
            <rect x="2.8" y="2.8" width="20.4" height="7" fill="var(--a-band)" />
        </svg>
    ) : (
        <svg class="flag" width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
            <path d="M7 2h12l5 5v12l-5 5H7l-5-5V7z" fill="var(--b-fill)" stroke="var(--b-edge)" stroke-width="1.6" />
            <path d="M7.3 2.8h11.4l4.5 4.5v2.5H2.8V7.3z" fill="var(--b-band)" />
            <path d="M3 12.5l3-3M8 12.5l3-3M13 12.5l3-3M18 12.5l3-3" stroke="var(--b-band)" stroke-width="2" />
        </svg>
    );

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[8, 8]],
    2: [
        [4.5, 4.5],
        [11.5, 11.5],
    ],
    3: [
        [4.5, 4.5],
        [8, 8],
        [11.5, 11.5],
    ],
    4: [
        [4.5, 4.5],
        [11.5, 4.5],
        [4.5, 11.5],
        [11.5, 11.5],
    ],
    5: [
        [4.5, 4.5],
        [11.5, 4.5],
        [4.5, 11.5],
        [11.5, 11.5],
        [8, 8],
    ],
    6: [
        [4.5, 4],
        [11.5, 4],
        [4.5, 8],
        [11.5, 8],
        [4.5, 12],
        [11.5, 12],
    ],
};

const Die = ({ face, counts }: { face: number; counts: boolean }) => (
    <svg width="16" height="16" viewBox="0 0 16 16">
        <rect
            x=".8"
            y=".8"
            width="14.4"
            height="14.4"
            rx="3"
            fill={counts ? 'var(--ink)' : 'var(--card)'}
            stroke="var(--ink2)"
        />
        {PIPS[face]?.map(([x, y]) => (
            <circle key={`${x}${y}`} cx={x} cy={y} r="1.45" fill={counts ? 'var(--panel)' : 'var(--ink2)'} />
        )) ?? (
            <text x="8" y="12" text-anchor="middle" font-size="10" fill={counts ? 'var(--panel)' : 'var(--ink)'}>
                {face}
            </text>
        )}
    </svg>
);

/** Dice as they fell; those that count are dark. */
export const DiceRow = ({ faces, counted }: { faces: readonly number[]; counted: readonly number[] }) => (
    <span
        class="dice"
        role="img"
        aria-label={`dice ${faces.map((face, i) => (counted.includes(i) ? `${face} counts` : String(face))).join(', ')}`}
    >
        {faces.map((face, i) => (
            <Die key={i} face={face} counts={counted.includes(i)} />
        ))}
    </span>
);

/** Whose dice they were, and how they fell. */
export const Thrown = ({ dice }: { dice: readonly LogLineDice[] }) => (
    <>
        {dice.map((each, i) => (
            <span key={i} class="thrown">
                <span>{each.whose}</span> <DiceRow faces={each.faces} counted={each.counted} />
            </span>
        ))}
    </>
);

interface IconButtonProps {
    icon: IconName;
    label: string;
    onClick: () => void;
    on?: boolean;
    off?: boolean;
}

export const IconButton = ({ icon, label, onClick, on, off }: IconButtonProps) => (
    <button
        type="button"
        class={on === true ? 'ib on' : 'ib'}
        aria-label={label}
        title={label}
        {...(on === undefined ? {} : { 'aria-pressed': on })}
        aria-disabled={off === true}
        onClick={onClick}
    >
        <Icon name={icon} size={20} />
    </button>
);

export const Label = ({ children }: { children: ComponentChildren }) => <h3 class="lab">{children}</h3>;

export const Brand = () => (
    <a class="brand" href="#/" aria-label="Sandtable, all games">
        <span class="mark">
            <Icon name="mark" size={26} />
        </span>
        <span>Sandtable</span>
    </a>
);
