// What the server sends of a position, as the display module declares it. Nothing here knows a rule.

export type Clause = string;

export type Place =
    | { type: 'Hex'; number: string }
    | { type: 'Hexside'; number: string; direction: number }
    | { type: 'Point'; xMm: number; yMm: number }
    | { type: 'Box'; name: string };

export type Layout =
    | 'POINTY_EVEN_ROWS_RIGHT'
    | 'POINTY_ODD_ROWS_RIGHT'
    | 'FLAT_EVEN_COLUMNS_DOWN'
    | 'FLAT_ODD_COLUMNS_DOWN';

export type Terrain = 'OPEN' | 'WOODS' | 'TOWN' | 'BOCAGE' | 'HILLS' | 'MOUNTAIN' | 'MARSH' | 'FORTRESS' | 'SEA';

export interface HexCell {
    number: string;
    column: number;
    row: number;
    terrain: Terrain;
}

export type EdgeKind = 'ROAD' | 'RIVER' | 'BRIDGE' | 'FORD';

export interface Edge {
    number: string;
    direction: number;
    kind: EdgeKind;
}

export interface HexGround {
    type: 'Hexes';
    columns: number;
    rows: number;
    layout: Layout;
    hexes: HexCell[];
    edges: Edge[];
    legend: { terrain: Terrain; words: string }[];
}

export interface Spot {
    xMm: number;
    yMm: number;
}

export interface MeasuredGround {
    type: 'Measured';
    widthMm: number;
    depthMm: number;
    areas: { name: string; terrain: Terrain; outline: Spot[] }[];
    lines: { name: string; kind: EdgeKind; points: Spot[] }[];
}

export type Ground = HexGround | MeasuredGround;

export interface Reason {
    words: string;
    figure: string;
    clause: Clause | null;
}

export type BadgeShape =
    | 'CHEVRON'
    | 'BARRED_CHEVRON'
    | 'SQUARE'
    | 'EARTHWORK'
    | 'BACK'
    | 'ROUNDEL'
    | 'TRIANGLE';

export interface Badge {
    shape: BadgeShape;
    letter: string;
    words: string;
}

export type Branch =
    | 'INFANTRY'
    | 'ARMOUR'
    | 'ARTILLERY'
    | 'ROCKETS'
    | 'MORTARS'
    | 'ANTI_TANK'
    | 'RECONNAISSANCE'
    | 'CAVALRY'
    | 'ENGINEER'
    | 'HEADQUARTERS'
    | 'TRANSPORT'
    | 'AIRCRAFT';

export interface Figure {
    branch: Branch;
    motion: 'FOOT' | 'WHEELS' | 'TRACKS' | 'HORSE';
    size: string;
    code: string;
}

export interface Piece {
    id: string;
    side: number;
    label: string;
    name: string;
    symbol: Figure;
    places: Place[];
    heading: number;
    factors: { label: string; value: string; full: string }[];
    badges: Badge[];
    presence: 'SEEN' | 'LAST_SEEN';
    canAct: boolean;
    card: Reason[];
}

export interface Party {
    id: string;
    name: string;
    strength: number;
    of: number;
    unit: string;
    known: boolean;
}

export interface Marker {
    place: Place;
    kind: 'OBJECTIVE' | 'ENTRY' | 'EXIT' | 'SUPPLY';
    side: number;
    words: string;
}

export interface Track {
    name: string;
    boxes: { text: string; below: string }[];
    at: number;
}

export interface Stage {
    words: string;
    current: boolean;
    clause: Clause;
}

export type Tie =
    | { type: 'OnPiece'; piece: string }
    | { type: 'OnGroup'; name: string; pieces: string[] }
    | { type: 'OnPlace'; place: Place }
    | { type: 'Along'; pieces: string[]; way: Place[] }
    | { type: 'Together'; deed: string; place: Place | null; pieces: string[]; among: string[] }
    | { type: 'Button' };

export interface Forecast {
    words: string;
    clause: Clause;
    reasons: Reason[];
    across: { key: string; words: string };
    down: { key: string; words: string };
    cells: { across: number; down: number; probability: number }[];
    figures: { words: string; value: number; measure: 'PROBABILITY' | 'NUMBER' }[];
}

export interface Choice {
    typed: string;
    label: string;
    words: string;
    weight: 'MAIN' | 'MINOR';
    tie: Tie;
    reasons: Reason[];
    forecast: Forecast | null;
}

export interface Question {
    side: string;
    words: string;
    clause: Clause;
    choices: Choice[];
    more: boolean;
}

export type OverlayKind = 'REACH' | 'ZONE' | 'COMMAND' | 'RANGE' | 'SIGHT' | 'SUPPLY';

export interface Overlay {
    kind: OverlayKind;
    of: string;
    side: number;
    spots: { place: Place; text: string; stops: boolean }[];
    clause: Clause;
}

export interface LogLine {
    words: string;
    dice: { whose: string; faces: number[]; counted: number[] }[];
    reasons: Reason[];
    clause: Clause;
    places: Place[];
}

export interface Scene {
    title: string;
    parties: Party[];
    pieces: Piece[];
    crossings: Edge[];
    markers: Marker[];
    tracks: Track[];
    sequence: Stage[];
    question: Question | null;
    overlays: Overlay[];
}

export interface Briefing {
    title: string;
    place: string;
    date: string;
    length: string;
    difficulty: string;
    background: string;
    turns: number;
    forces: { side: string; formations: { name: string; values: Reason[]; units: string[] }[] }[];
    victory: string[];
    rules: Reason[];
}
