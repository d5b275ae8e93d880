package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.HexId;

/** Where and how the enemy last saw a unit. */
public record Sighting(HexId hex, int turn, int sp, Order order) {}
