// Written by the build from the Java records: see TypeScriptTest in the server. Not to be edited.

export type Act = 'RESIGN' | 'OFFER_DRAW' | 'ASK_TO_RESIGN' | 'ACCEPT' | 'DECLINE' | 'WITHDRAW';

export interface Advice {
    what: CounselWhat;
    words: string;
    pieces: string[];
    places: Place[];
    why: Why | null;
}

export interface Advise {
    seat: string;
    position: number;
    what: CounselWhat;
}

export interface Analysis {
    camps: string[];
    done: number;
    of: number;
    running: boolean;
    points: AnalysisPoint[];
    moments: AnalysisDecisive[];
    balances: AnalysisBalance[];
}

export interface AnalysisBalance {
    camp: string;
    away: number;
    dice: number;
    choices: number;
    near: number;
}

export interface AnalysisDecisive {
    step: number;
    turn: number;
    kind: AnalysisKind;
    side: string;
    camp: string;
    before: number;
    after: number;
    swing: number;
    words: string;
    better: string;
}

export type AnalysisKind = 'CHOICE' | 'ROLL';

export interface AnalysisPoint {
    step: number;
    turn: number;
    chance: number;
    doubt: number;
    trials: number;
}

export interface Answer {
    seat: string;
    position: number;
    action: string;
    key?: string | null;
    show?: WantedShow | null;
    since?: number | null;
    mark?: string | null;
}

export interface Aside {
    id: string;
    title: string;
    why: string;
}

export interface Asked {
    type: 'Asked';
    game: string;
    position: number;
    step: number;
    side: string;
    turn: number;
    over: Result | null;
    waitingFor: string[];
    question: Options | null;
}

export interface Badge {
    shape: BadgeShape;
    letter: string;
    words: string;
}

export type BadgeShape =
    | 'CHEVRON'
    | 'BARRED_CHEVRON'
    | 'SQUARE'
    | 'EARTHWORK'
    | 'BACK'
    | 'ROUNDEL'
    | 'TRIANGLE'
    | 'DIAMOND'
    | 'WARNING'
    | 'PIPS'
    | 'TICKS'
    | 'WAVE'
    | 'BAR'
    | 'CREST'
    | 'ARROW'
    | 'ABOARD';

export interface Briefing {
    title: string;
    place: string;
    date: string;
    length: string;
    difficulty: string;
    background: string;
    turns: number;
    forces: BriefingForce[];
    victory: string[];
    rules: Reason[];
}

export interface BriefingForce {
    side: string;
    formations: BriefingFormation[];
}

export interface BriefingFormation {
    name: string;
    values: Reason[];
    units: string[];
}

export interface Changes {
    type: 'Changes';
    since: string;
    position: Position;
    same: string[];
    pieces: Stretch[];
    overlays: Stretch[];
    choices: Stretch[];
}

export interface Chart {
    title: string;
    clause: string | null;
    words: string;
    headings: string[];
    rows: string[][];
}

export interface Choice {
    typed: string;
    template: Template | null;
    label: string;
    words: string;
    weight: ChoiceWeight;
    tie: Tie;
    reasons: Reason[];
    forecast: Forecast | null;
    kind: string;
}

export type ChoiceWeight = 'MAIN' | 'MINOR';

export interface Counsel {
    allowed: boolean;
    why: string;
    between: boolean;
    agreed: string[];
    uses: CounselUse[];
}

export interface CounselUse {
    step: number;
    turn: number;
    side: string;
    what: CounselWhat;
}

export type CounselWhat = 'WHERE' | 'BEST' | 'DO' | 'ALLOW' | 'FORBID' | 'OFF';

export interface Created {
    id: string;
    seats: HeldSeat[];
    umpire: string | null;
    commitment: string;
}

export interface Demand {
    id: string;
    kind: string;
    summary: string;
    example: string;
    played: boolean;
}

export interface Edge {
    number: string;
    direction: number;
    kind: EdgeKind;
}

export type EdgeKind = 'ROAD' | 'RIVER' | 'STREAM' | 'RIDGE' | 'CLIFF' | 'BRIDGE' | 'FORD';

export interface Failed {
    code: string;
    message: string;
}

export type Feature = FeatureArea | FeatureDisc | FeatureLine;

export interface FeatureArea {
    type: 'Area';
    name: string;
    kind: FeatureKind;
    level: number;
    outline: PlacePoint[];
}

export type FeatureCondition = 'WHOLE' | 'BROKEN';

export type FeatureCourse =
    | 'ROAD'
    | 'BRIDGE'
    | 'FORD'
    | 'STREAM'
    | 'RIVER'
    | 'CUTTING'
    | 'HEDGE'
    | 'WALL'
    | 'SUNKEN_LANE'
    | 'EMBANKMENT'
    | 'WIRE'
    | 'OBSTACLE';

export interface FeatureDisc {
    type: 'Disc';
    name: string;
    kind: FeatureKind;
    centre: PlacePoint;
    radiusMm: number;
}

export type FeatureKind =
    | 'WOODS'
    | 'BUILDING'
    | 'TOWN'
    | 'ORCHARD'
    | 'SCRUB'
    | 'PLOUGH'
    | 'ROUGH'
    | 'SAND'
    | 'MARSH'
    | 'SHALLOW_WATER'
    | 'DEEP_WATER'
    | 'HILL'
    | 'MINEFIELD'
    | 'SMOKE';

export interface FeatureLine {
    type: 'Line';
    name: string;
    course: FeatureCourse;
    condition: FeatureCondition;
    widthMm: number;
    points: PlacePoint[];
}

export interface Forecast {
    words: string;
    clause: string;
    reasons: Reason[];
    across: ForecastAxis;
    down: ForecastAxis;
    cells: ForecastCell[];
    figures: ForecastFigure[];
    tables: ResultsTable[];
}

export interface ForecastAxis {
    key: string;
    words: string;
    labels: string[];
}

export interface ForecastCell {
    across: number;
    down: number;
    probability: number;
}

export interface ForecastFigure {
    words: string;
    value: number;
    measure: ForecastMeasure;
}

export type ForecastMeasure = 'PROBABILITY' | 'NUMBER';

export interface Form {
    seat: string;
    position: number;
    wish: FormationWish;
}

export interface Formation {
    measurements: Measurement[];
    links: FormationLink[];
    slowest: string;
    stays: FormationStay[];
}

export interface FormationLink {
    from: PlacePoint;
    to: PlacePoint;
    gapMm: number;
    holds: boolean;
    clause: string;
}

export type FormationOrder = 'KEEP' | 'LINE' | 'CLOSE' | 'COLUMN';

export interface FormationPlaced {
    piece: string;
    xMm: number;
    yMm: number;
}

export interface FormationStay {
    piece: string;
    why: Violation;
}

export interface FormationWish {
    lead: string;
    others: string[];
    order: FormationOrder;
    gapMm: number;
    placed: FormationPlaced[];
}

export type Ground = GroundHexes | GroundMeasured;

export interface GroundHex {
    number: string;
    column: number;
    row: number;
    terrain: GroundTerrain;
    level: number;
}

export interface GroundHexes {
    type: 'Hexes';
    columns: number;
    rows: number;
    layout: Layout;
    hexes: GroundHex[];
    edges: Edge[];
    legend: GroundLegend[];
}

export interface GroundLegend {
    terrain: GroundTerrain;
    words: string;
}

export interface GroundMeasured {
    type: 'Measured';
    widthMm: number;
    depthMm: number;
    features: Feature[];
    scale: Scale;
}

export type GroundTerrain =
    | 'OPEN'
    | 'WOODS'
    | 'TOWN'
    | 'CITY'
    | 'BOCAGE'
    | 'HILLS'
    | 'MOUNTAIN'
    | 'MARSH'
    | 'BEACH'
    | 'FORTRESS'
    | 'SEA';

export interface HandOver {
    seat: string;
    player: string;
    since?: number | null;
}

export interface Handbook {
    primer: HandbookPart[];
    charts: Chart[];
    armies: HandbookArmy[];
}

export interface HandbookArmy {
    name: string;
    units: Specimen[];
}

export interface HandbookPart {
    title: string;
    points: string[];
}

export interface Handing {
    turn: number;
    side: string;
    player: string;
    title: string;
}

export interface Health {
    status: string;
    message: string;
}

export interface Held {
    words: string;
    piece: string;
    behind: PlacePoint[];
    ahead: PlacePoint[];
    stops: HeldStop[];
    costs: Reason[];
}

export interface HeldSeat {
    side: string;
    camp: string;
    token: string;
    player: string;
}

export interface HeldStop {
    at: PlacePoint;
    mm: number;
    when: HeldWhen;
    words: string;
    odds: string;
    typed: string;
}

export type HeldWhen = 'PASSED' | 'NOW' | 'AHEAD';

export interface Hurry {
    seat: string;
    since?: number | null;
}

export interface Known {
    piece: string;
    name: string;
    side: number;
    beliefs: KnownBelief[];
}

export interface KnownBelief {
    post: string;
    how: KnownHow;
    words: string;
    offMm: number;
}

export type KnownHow = 'SEES' | 'TOLD' | 'WRONG' | 'NOTHING';

export type Layout =
    | 'POINTY_EVEN_ROWS_RIGHT'
    | 'POINTY_ODD_ROWS_RIGHT'
    | 'FLAT_EVEN_COLUMNS_DOWN'
    | 'FLAT_ODD_COLUMNS_DOWN';

export interface Level {
    spec: string;
    title: string;
    words: string;
}

export interface ListedGame {
    id: string;
    scenario: string;
    title: string;
    sides: Participant[];
    turn: number;
    updated: string;
    over: boolean;
    result: string;
    winner: string | null;
    drawn: boolean;
    offer: Offer | null;
    waitingFor: string[];
    seats: ListedSeat[];
    umpire: string | null;
}

export interface ListedGames {
    games: ListedGame[];
    aside: Aside[];
    count: number;
    more: string | null;
}

export interface ListedRuleset {
    ruleset: string;
    title: string;
    scenarios: ListedScenario[];
}

export interface ListedScenario {
    id: string;
    title: string;
    place: string;
    date: string;
    length: string;
    difficulty: string;
    turns: number;
    sides: string[];
    background: string;
    lesson: boolean;
    options: Option[];
}

export interface ListedSeat {
    side: string;
    camp: string;
    token: string;
    player: string;
    asked: boolean;
}

export interface LogLine {
    words: string;
    dice: LogLineDice[];
    reasons: Reason[];
    clause: string;
    places: Place[];
    shapes: Shape[];
    slip: LogLineSlip | null;
    trails: Trail[];
    march: LogLineMarch | null;
    luck: LogLineLuck[];
}

export interface LogLineDice {
    whose: string;
    faces: number[];
    counted: number[];
}

export interface LogLineLuck {
    side: string;
    actual: number;
    expected: number;
    most: number;
}

export interface LogLineMarch {
    piece: string;
    name: string;
    from: Place | null;
    to: Place;
    spent: number;
    parts: number;
    unit: string;
}

export interface LogLineSlip {
    from: string;
    sent: string;
    text: string;
}

export interface Logged {
    step: number;
    turn: number;
    side: string;
    line: LogLine;
}

export interface Luck {
    side: string;
    fights: number;
    expected: number;
    actual: number;
    percentile: number;
}

export interface Marker {
    place: Place;
    kind: MarkerKind;
    side: number;
    words: string;
    shapes: Shape[];
}

export type MarkerKind =
    | 'OBJECTIVE'
    | 'ENTRY'
    | 'EXIT'
    | 'SUPPLY'
    | 'WRECK'
    | 'MINES'
    | 'BLOCK'
    | 'WORKS'
    | 'FORT'
    | 'SPOTTED'
    | 'SMOKE'
    | 'AIM'
    | 'REGISTERED'
    | 'START_LINE'
    | 'ROUTE'
    | 'MESSAGE'
    | 'COLLECTION_POINT'
    | 'TRAIL';

export interface Measure {
    seat: string;
    position: number;
    actions: string[];
}

export interface Measured {
    measurements: Measurement[];
}

export interface Measurement {
    piece: string;
    typed: string;
    legs: MeasurementLeg[];
    budget: MeasurementBudget | null;
    halt: MeasurementHalt | null;
    sightings: MeasurementSighting[];
    remarks: MeasurementRemark[];
    ghost: MeasurementGhost | null;
    caught: MeasurementCaught[];
    shapes: Shape[];
    dots: MeasurementDot[];
    snaps: MeasurementSnap[];
    words: string;
}

export interface MeasurementBudget {
    allowedMm: number;
    usedMm: number;
    lost: MeasurementLost[];
}

export interface MeasurementCaught {
    piece: string;
    probability: number;
    words: string;
}

export interface MeasurementDot {
    at: PlacePoint;
    probability: number;
}

export interface MeasurementGhost {
    place: PlacePoint;
    heading: number;
}

export interface MeasurementHalt {
    at: PlacePoint;
    atMm: number;
    violation: Violation;
    longest: string;
    longestMm: number;
    instead: MeasurementInstead[];
    offence: Shape[];
}

export interface MeasurementInstead {
    typed: string;
    words: string;
    clause: string | null;
}

export interface MeasurementLeg {
    from: PlacePoint;
    to: PlacePoint;
    untilMm: number;
    stretches: MeasurementStretch[];
}

export interface MeasurementLost {
    lengthMm: number;
    words: string;
    clause: string | null;
}

export interface MeasurementRemark {
    topic: MeasurementTopic;
    words: string;
    clause: string | null;
}

export interface MeasurementSighting {
    by: string;
    from: PlacePoint;
    at: PlacePoint;
    fromMm: number;
    words: string;
    odds: string;
    clause: string | null;
}

export interface MeasurementSnap {
    typed: string;
    words: string;
    at: PlacePoint;
}

export interface MeasurementStretch {
    words: string;
    lengthMm: number;
    clause: string | null;
}

export type MeasurementTopic = 'PASS' | 'COMMAND' | 'COVER' | 'FACING' | 'OTHER';

export interface News {
    position: number;
    waitingFor: string[];
    thinking: Thinking | null;
    sides: Participant[];
    over: boolean;
    offer: Offer | null;
}

export interface NotUndone {
    code: string;
    message: string;
    reason: string;
}

export interface Offer {
    camp: string;
    what: OfferWhat;
    open: boolean;
}

export type OfferWhat = 'DRAW' | 'VICTORY';

export interface Option {
    key: string;
    words: string;
    on: boolean;
    seats: boolean;
}

export interface Options {
    words: string;
    clause: string;
    choices: string[];
    more: boolean;
}

export interface Overlay {
    kind: OverlayKind;
    of: string;
    side: number;
    spots: OverlaySpot[];
    shapes: Shape[];
    clause: string;
}

export type OverlayKind = 'REACH' | 'ZONE' | 'COMMAND' | 'RANGE' | 'ARC' | 'SIGHT' | 'SUPPLY';

export interface OverlaySpot {
    place: Place;
    text: string;
    stops: boolean;
}

export interface Paper {
    title: string;
    form: PaperForm;
    columns: string[];
    rows: PaperRow[];
}

export type PaperForm = 'SHEET' | 'SLIPS' | 'TABLE' | 'DOCUMENT';

export interface PaperJourney {
    gone: number;
    whole: number;
    words: string;
}

export interface PaperRow {
    head: string;
    cells: string[];
    piece: string;
    places: Place[];
    strike: string;
    journey: PaperJourney | null;
    change: string;
}

export interface Participant {
    id: string;
    camp: string;
    player: string;
    title: string;
    people: boolean;
}

export interface Party {
    id: string;
    name: string;
    strength: number;
    of: number;
    unit: string;
    known: boolean;
}

export interface Piece {
    id: string;
    side: number;
    label: string;
    name: string;
    symbol: Symbol;
    places: Place[];
    heading: number;
    factors: PieceFactor[];
    badges: Badge[];
    presence: PiecePresence;
    baseMm: number;
    canAct: boolean;
    card: Reason[];
    group: PieceGroup;
}

export interface PieceFactor {
    label: string;
    value: string;
    full: string;
}

export interface PieceGroup {
    id: string;
    name: string;
}

export type PiecePresence = 'SEEN' | 'LAST_SEEN';

export type Place = PlaceHex | PlaceHexside | PlacePoint | PlaceBox;

export interface PlaceBox {
    type: 'Box';
    name: string;
}

export interface PlaceHex {
    type: 'Hex';
    number: string;
}

export interface PlaceHexside {
    type: 'Hexside';
    number: string;
    direction: number;
}

export interface PlacePoint {
    type: 'Point';
    xMm: number;
    yMm: number;
}

export interface PlayOn {
    seat: string;
    also?: string[] | null;
    step?: number | null;
    all?: boolean | null;
    players?: Record<string, string> | null;
}

export interface Position {
    type: 'Position';
    game: string;
    position: number;
    step: number;
    side: string;
    camp: string;
    sides: Participant[];
    umpire: boolean;
    handings: Handing[];
    watching: boolean;
    turn: number;
    over: Result | null;
    waitingFor: string[];
    thinking: Thinking | null;
    mark: string;
    scene: Scene;
    log: Logged[];
    undo: Undo;
    commitment: string;
    seed: string | null;
    chosenSeed: string | null;
    offer: Offer | null;
    notices: string[];
    lesson: number | null;
}

export interface Post {
    id: string;
    camp: string;
    troops: number;
    of: number;
}

export interface Question {
    side: string;
    words: string;
    clause: string;
    form: QuestionForm;
    choices: Choice[];
    more: boolean;
    of: string;
    others: QuestionOther[];
    standing: Standing[];
    variants: Choice[];
}

export type QuestionForm = 'ORDERS' | 'PICK_ONE' | 'PICK_SEVERAL' | 'TARGETS' | 'WAY' | 'PLACE' | 'CONFIRM';

export interface QuestionOther {
    piece: string;
    typed: string;
}

export interface Reason {
    words: string;
    figure: string;
    clause: string | null;
}

export interface Refused {
    code: string;
    message: string;
    clause: string;
    reason: string;
    offence: Shape[];
}

export interface Rejected {
    code: string;
    message: string;
    line: number;
    field: string;
}

export interface Result {
    winner: string | null;
    points: Record<string, number>;
    reason: string;
    clause: string;
}

export interface ResultsTable {
    name: string;
    columns: string[];
    rows: ResultsTableRow[];
    column: number;
    results: ResultsTableResult[];
    clause: string;
}

export interface ResultsTableResult {
    code: string;
    words: string;
    odds: string;
    probability: number;
}

export interface ResultsTableRow {
    heading: string;
    cells: string[];
    reached: boolean;
}

export interface Rules {
    title: string;
    sections: Section[];
    rulings: Ruling[];
}

export interface Ruling {
    id: string;
    text: string;
}

export interface Say {
    seat: string;
    act: Act;
    since?: number | null;
}

export interface Scale {
    unit: string;
    perCm: number;
    decimals: number;
}

export interface ScenarioCard {
    briefing: Briefing;
    ground: Ground;
}

export interface Scene {
    title: string;
    parties: Party[];
    pieces: Piece[];
    crossings: Edge[];
    features: Feature[];
    markers: Marker[];
    tracks: Track[];
    sequence: Stage[];
    question: Question | null;
    overlays: Overlay[];
    held: Held | null;
    papers: Paper[];
}

export interface Section {
    title: string;
    clauses: Demand[];
}

export type Shape = ShapeDisc | ShapeRing | ShapeSector | ShapeOutline | ShapeRegion | ShapeArrow | ShapeLine;

export interface ShapeArrow {
    type: 'Arrow';
    from: PlacePoint;
    to: PlacePoint;
    look: ShapeLook;
    words: string;
}

export interface ShapeDisc {
    type: 'Disc';
    centre: PlacePoint;
    radiusMm: number;
    look: ShapeLook;
    words: string;
}

export interface ShapeLine {
    type: 'Line';
    points: PlacePoint[];
    look: ShapeLook;
    words: string;
}

export type ShapeLook = 'SOLID' | 'DASHED' | 'DOTTED' | 'HATCHED' | 'FORBIDDEN';

export interface ShapeOutline {
    type: 'Outline';
    points: PlacePoint[];
    look: ShapeLook;
    words: string;
}

export interface ShapeRegion {
    type: 'Region';
    parts: PlacePoint[][];
    look: ShapeLook;
    words: string;
}

export interface ShapeRing {
    type: 'Ring';
    centre: PlacePoint;
    radiusMm: number;
    look: ShapeLook;
    words: string;
}

export interface ShapeSector {
    type: 'Sector';
    centre: PlacePoint;
    heading: number;
    degrees: number;
    fromMm: number;
    toMm: number;
    look: ShapeLook;
    words: string;
}

export type Shown = Position | Changes | Asked;

export interface SightLine {
    from: Place;
    to: Place;
    clear: boolean;
    range: number;
    words: string;
    clause: string;
    blocked: Place[];
}

export interface Specimen {
    id: string;
    name: string;
    symbol: Symbol;
    factors: PieceFactor[];
    baseMm: number;
    values: Reason[];
}

export interface Stage {
    words: string;
    current: boolean;
    clause: string;
}

export interface Stale {
    code: string;
    message: string;
    position: Shown;
}

export interface Standing {
    pieces: string[];
    words: string;
    clause: string;
    orders: StandingOrder[];
}

export interface StandingOrder {
    label: string;
    words: string;
    typed: string;
    template: Template | null;
    given: boolean;
}

export interface Step {
    number: number;
    turn: number;
    side: string;
    words: string;
    clause: string;
    places: Place[];
}

export interface Strength {
    turn: number;
    values: Record<string, number>;
}

export interface Stretch {
    from: number;
    count: number;
}

export interface Summary {
    result: Result;
    strength: Strength[];
    unit: string;
    losses: Record<string, number>;
    luck: Luck[];
    commitment: string;
    seed: string;
}

export interface Symbol {
    branch: SymbolBranch;
    motion: SymbolMotion;
    size: string;
    code: string;
    outline: string;
}

export type SymbolBranch =
    | 'INFANTRY'
    | 'ARMOUR'
    | 'ARTILLERY'
    | 'ROCKETS'
    | 'MORTARS'
    | 'ANTI_TANK'
    | 'ANTI_AIRCRAFT'
    | 'MACHINE_GUN'
    | 'OBSERVER'
    | 'RECONNAISSANCE'
    | 'CAVALRY'
    | 'ENGINEER'
    | 'HEADQUARTERS'
    | 'TRANSPORT'
    | 'SUPPLY'
    | 'MEDICAL'
    | 'REPAIR'
    | 'AIRCRAFT';

export type SymbolMotion = 'FOOT' | 'WHEELS' | 'TRACKS' | 'HORSE';

export interface TakeBack {
    seat: string;
    position: number;
    show?: WantedShow | null;
    since?: number | null;
    mark?: string | null;
}

export interface Taught {
    scenario: string;
    title: string;
    side: string;
    next: string;
    nextTitle: string;
    steps: TaughtStep[];
}

export interface TaughtStep {
    title: string;
    words: string;
    keys: string;
    point: string[];
    typed: string;
    clause: string | null;
    from: number;
    to: number;
}

export interface Template {
    text: string;
    blanks: TemplateBlank[];
}

export interface TemplateBlank {
    name: string;
    kind: TemplateKind;
    among: string[];
    chosen: string[];
    least: number;
    most: number;
}

export type TemplateKind = 'PIECES' | 'WAY' | 'PLACE' | 'WORDS';

export interface Thinking {
    side: string;
    title: string;
    sinceMs: number;
    budgetMs: number;
}

export type ThoughtKind = 'CHOSEN' | 'ONLY' | 'STANDING';

export type Tie = TieOnPiece | TieOnPlace | TieAlong | TieTogether | TieOnGroup | TieButton;

export interface TieAlong {
    type: 'Along';
    pieces: string[];
    way: Place[];
}

export interface TieButton {
    type: 'Button';
}

export interface TieOnGroup {
    type: 'OnGroup';
    name: string;
    pieces: string[];
}

export interface TieOnPiece {
    type: 'OnPiece';
    piece: string;
}

export interface TieOnPlace {
    type: 'OnPlace';
    place: Place;
}

export interface TieTogether {
    type: 'Together';
    deed: string;
    place: Place | null;
    pieces: string[];
    among: string[];
}

export interface Track {
    name: string;
    boxes: TrackBox[];
    at: number;
}

export interface TrackBox {
    text: string;
    below: string;
}

export interface Trail {
    piece: string;
    points: PlacePoint[];
}

export interface Undo {
    possible: boolean;
    why: string;
    action: string;
}

export interface Violation {
    clause: string;
    reason: string;
}

export type WantedShow = 'POSITION' | 'CHANGES' | 'QUESTION';

export interface Why {
    step: number;
    turn: number;
    side: string;
    camp: string;
    player: string;
    kind: ThoughtKind;
    anew: boolean;
    played: boolean;
    tried: number;
    trials: number;
    millis: number;
    words: string;
    given: number;
    close: boolean;
    answers: WhyWeighed[];
    reasons: WhyCause[];
    unknown: string[];
}

export interface WhyCause {
    words: string;
    points: number;
}

export interface WhyExpected {
    words: string;
    clause: string;
    places: Place[];
}

export interface WhyWeighed {
    typed: string;
    words: string;
    chance: number;
    doubt: number;
    trials: number;
    tie: Tie;
    expected: WhyExpected[];
}

export interface Wish {
    scenario: string;
    players?: Record<string, string> | null;
    options?: Record<string, boolean> | null;
    umpire?: boolean | null;
    links?: boolean | null;
    seed?: string | null;
    advice?: boolean | null;
}
