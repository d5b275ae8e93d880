// What the server answers about games, as /openapi.json describes it.
import type { Briefing, Clause, Ground, LogLine, Place, Scene } from './scene';

export interface Participant {
    id: string;
    player: string;
    title: string;
}

export interface Thinking {
    side: string;
    title: string;
    sinceMs: number;
    budgetMs: number;
}

export interface Result {
    winner: string | null;
    points: Record<string, number>;
    reason: string;
    clause: Clause;
}

export interface Logged {
    step: number;
    turn: number;
    line: LogLine;
}

export interface Position {
    game: string;
    position: number;
    step: number;
    side: string;
    sides: Participant[];
    turn: number;
    over: Result | null;
    waitingFor: string[];
    thinking: Thinking | null;
    scene: Scene;
    log: Logged[];
    undo: { possible: boolean; why: string };
    commitment: string;
    seed: string | null;
    notices: string[];
}

export interface News {
    position: number;
    waitingFor: string[];
    thinking: Thinking | null;
}

export interface Step {
    number: number;
    turn: number;
    side: string;
    words: string;
    clause: Clause;
    places: Place[];
}

export interface Seat {
    side: string;
    token: string;
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
    waitingFor: string[];
    seats: (Seat & { asked: boolean })[];
}

export interface Option {
    key: string;
    words: string;
    on: boolean;
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
    options: Option[];
}

export interface ListedRuleset {
    ruleset: string;
    title: string;
    scenarios: ListedScenario[];
}

export interface ScenarioCard {
    briefing: Briefing;
    ground: Ground;
}

export interface Level {
    spec: string;
    title: string;
    words: string;
}

export interface Created {
    id: string;
    seats: (Seat & { player: string })[];
    commitment: string;
}

export interface Demand {
    id: Clause;
    kind: string;
    summary: string;
    example: string;
    /** Whether the program plays it yet. */
    played: boolean;
}

export interface Rules {
    title: string;
    sections: { title: string; clauses: Demand[] }[];
    rulings: { id: string; text: string }[];
}
