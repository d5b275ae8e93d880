// The box in the middle of a counter, after the NATO symbols for land units.
import type { Symbol as Figure, SymbolBranch } from '../wire/types';

const W = 27;
const H = 16;
const X = W / 2;
const Y = H / 2;

export function NatoBox({ symbol, ink }: { symbol: Figure; ink: string }) {
    return (
        <g fill="none" stroke={ink} stroke-width="1.5">
            <rect x={-X} y={-Y} width={W} height={H} fill="#fff" fill-opacity=".5" />
            <Inside branch={symbol.branch} ink={ink} />
            <Underneath symbol={symbol} />
        </g>
    );
}

const CROSS = `M${-X} ${-Y}L${X} ${Y}M${X} ${-Y}L${-X} ${Y}`;
const SLASH = `M${-X} ${Y}L${X} ${-Y}`;

function Inside({ branch, ink }: { branch: SymbolBranch; ink: string }) {
    switch (branch) {
        case 'INFANTRY':
            return <path d={CROSS} />;
        case 'ARMOUR':
            return <Oval />;
        case 'ARTILLERY':
            return <circle r="2.8" fill={ink} />;
        case 'ROCKETS':
            return (
                <>
                    <circle r="2.4" cy="3" fill={ink} />
                    <path d="M-4.5-1 0-4.5 4.5-1M-4.5-4 0-7.5 4.5-4" stroke-width="1.2" />
                </>
            );
        case 'MORTARS':
            return (
                <>
                    <circle cy="3.4" r="2.2" />
                    <path d="M0 1.2V-5.5M-2.6-2.8 0-5.6 2.6-2.8" />
                </>
            );
        case 'ANTI_TANK':
            return <path d={`M${-X} ${Y}L0 ${-Y}L${X} ${Y}`} />;
        case 'RECONNAISSANCE':
        case 'CAVALRY':
            return <path d={SLASH} />;
        case 'ENGINEER':
            return <path d="M-6.5 3.5V-3.5H6.5V3.5M0-3.5V3.5" />;
        case 'HEADQUARTERS':
            return (
                <>
                    <path d={`M${-X} ${Y}v6.5`} stroke-width="1.9" />
                    <text class="hq" y="3.8" text-anchor="middle" font-size="10" fill={ink} stroke="none">
                        HQ
                    </text>
                </>
            );
        case 'TRANSPORT':
            return (
                <>
                    <circle r="5.5" />
                    <path d="M-5.5 0H5.5M0-5.5V5.5M-3.9-3.9 3.9 3.9M3.9-3.9-3.9 3.9" stroke-width="1" />
                </>
            );
        case 'AIRCRAFT':
            return <path d="M-9-4 9 4V-4L-9 4z" fill={ink} stroke-width="1" />;
    }
}

const Oval = () => <rect x={-X + 3.8} y={-Y + 3.2} width={W - 7.6} height={H - 6.4} rx="4.8" />;

/** Wheels under the box, tracks in it. Armour has tracks anyway. */
function Underneath({ symbol }: { symbol: Figure }) {
    const plain =
        symbol.branch === 'HEADQUARTERS' ||
        symbol.branch === 'TRANSPORT' ||
        symbol.branch === 'ARMOUR' ||
        symbol.branch === 'AIRCRAFT';
    if (plain) return null;
    switch (symbol.motion) {
        case 'WHEELS':
            return (
                <>
                    <circle cx="-6" cy={Y + 2.6} r="1.9" />
                    <circle cx="6" cy={Y + 2.6} r="1.9" />
                </>
            );
        case 'TRACKS':
            return <Oval />;
        case 'FOOT':
        case 'HORSE':
            return null;
    }
}
