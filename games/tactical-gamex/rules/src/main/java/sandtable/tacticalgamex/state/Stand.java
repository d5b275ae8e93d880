package sandtable.tacticalgamex.state;

import sandtable.scenario.Start;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.Firepower;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.scenario.Piece;

/**
 * A piece with what follows from it, worked out once per battle. What becomes of it is in {@link
 * Unit}.
 *
 * @param called what players call it; no two are called alike
 * @param abilities a bit each
 * @param morale the level of its nation (TGX-7.0.a)
 * @param arrives the turn in which it may enter; 0 if it is set up
 * @param zone where it may be set up or enter
 */
public record Stand(
        Piece piece,
        String called,
        int abilities,
        int morale,
        int arrives,
        HexSet zone,
        Firepower firepower) {

    static Stand of(Piece piece, String called, int morale) {
        int bits = 0;
        for (Ability each : piece.abilities()) {
            bits |= 1 << each.ordinal();
        }
        return new Stand(
                piece,
                called,
                bits,
                morale,
                piece.start() instanceof Start.Entering(int turn, _, _) ? turn : 0,
                zone(piece.start()),
                new Firepower(piece.type()));
    }

    /** The same with one ability more. */
    Stand with(Ability ability) {
        return new Stand(
                piece,
                called,
                abilities | 1 << ability.ordinal(),
                morale,
                arrives,
                zone,
                firepower);
    }

    /** Whether it can carry any unit (TGX-5.2.a, TGX-16.0.a). */
    public boolean transport() {
        return piece.type().transport() || has(Ability.CARRIES_RIDERS);
    }

    private static HexSet zone(Start start) {
        return switch (start) {
            case Start.At(int hex) -> HexSet.of(hex);
            case Start.Proposed(HexSet hexes, _) -> hexes;
            case Start.Zone(HexSet hexes) -> hexes;
            case Start.Entering(_, HexSet hexes, _) -> hexes;
            case Start.Aboard _ -> HexSet.NONE;
        };
    }

    /** As it is typed. */
    public String id() {
        return piece.id();
    }

    public int side() {
        return piece.side();
    }

    public UnitType type() {
        return piece.type();
    }

    public Mobility mobility() {
        return piece.type().mobility();
    }

    public boolean has(Ability ability) {
        return (abilities >> ability.ordinal() & 1) != 0;
    }

    /** Scouts, Recon and CPs see what is near without a roll (TGX-6.3.8.j). */
    public boolean scouts() {
        return piece.commandPost() || has(Ability.RECON);
    }

    @Override
    public String toString() {
        return id();
    }
}
