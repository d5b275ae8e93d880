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

export type Terrain = 'OPEN' | 'WOODS' | 'TOWN' | 'CITY' | 'BOCAGE' | 'HILLS' | 'MOUNTAIN' | 'MARSH' | 'BEACH' | 'FORTRESS' | 'SEA';

export interface HexCell {
    number: string;
    column: number;
    row: number;
    terrain: Terrain;
    /** How high it lies; 0 where heights do not matter. */
    level: number;
}

export type EdgeKind = 'ROAD' | 'RIVER' | 'STREAM' | 'RIDGE' | 'CLIFF' | 'BRIDGE' | 'FORD';

export interface Edge {
    number: string;
    /** Of the side; below 0 for a crossing in the middle of the hex. */
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
    | 'TRIANGLE'
    | 'DIAMOND';

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
    /** The path of a silhouette that may stand in its place; empty for none. */
    outline: string;
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
    kind: 'OBJECTIVE' | 'ENTRY' | 'EXIT' | 'SUPPLY' | 'WRECK' | 'MINES' | 'BLOCK' | 'WORKS' | 'FORT' | 'SPOTTED' | 'SMOKE';
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

/** One number of a forecast; labels say what its values stand for, unless they are plain numbers. */
export interface Axis {
    key: string;
    words: string;
    labels: string[];
}

/** A printed table on which a throw is read; column is below 0 where the throw is below the table. */
export interface ResultsTable {
    name: string;
    columns: string[];
    rows: { heading: string; cells: string[]; reached: boolean }[];
    column: number;
    results: { code: string; words: string; odds: string; probability: number }[];
    clause: Clause;
}

export interface Forecast {
    words: string;
    clause: Clause;
    reasons: Reason[];
    across: Axis;
    down: Axis;
    cells: { across: number; down: number; probability: number }[];
    figures: { words: string; value: number; measure: 'PROBABILITY' | 'NUMBER' }[];
    tables: ResultsTable[];
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

/** Without "of" and spots it only says that this kind can be asked for, piece by piece or place by place. */
export interface Overlay {
    kind: OverlayKind;
    of: string;
    side: number;
    spots: { place: Place; text: string; stops: boolean }[];
    clause: Clause;
}

/** A line of sight with what decides it. */
export interface SightLine {
    from: Place;
    to: Place;
    clear: boolean;
    range: number;
    words: string;
    clause: Clause;
    blocked: Place[];
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
