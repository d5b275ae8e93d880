// How a game that is over went.
import type { Result } from './messages';

export interface Luck {
    side: string;
    fights: number;
    expected: number;
    actual: number;
    percentile: number;
}

export interface Summary {
    result: Result;
    strength: { turn: number; values: Record<string, number> }[];
    unit: string;
    losses: Record<string, number>;
    luck: Luck[];
    commitment: string;
    seed: string;
}
