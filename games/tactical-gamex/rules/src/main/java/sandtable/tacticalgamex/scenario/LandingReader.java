package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.scenario.Start;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * TGX-10 Reads {@code [landing]} and looks whether those who start at sea can land.
 *
 * @param atSea the units of {@code at-sea} formations, by their numbers
 * @param lines where each unit stands in the file
 */
record LandingReader(
        Mapboard map,
        List<Camp> camps,
        List<Piece> pieces,
        Set<Integer> atSea,
        List<Fields> lines) {
    static final String TABLE = "landing";
    private static final int HIGHEST_DIE = 6;

    Landing read(Fields scenario) {
        for (Piece each : pieces) {
            requireDualDrive(each);
        }
        if (!scenario.has(TABLE)) {
            if (!atSea.isEmpty()) {
                throw line(atSea.stream().sorted().findFirst().orElseThrow())
                        .wrong("id", "starts at sea, and there is no [landing] (R-TGX-157)");
            }
            return Landing.NONE;
        }
        Fields table = scenario.table(TABLE);
        int side = Camp.index(camps, table, "side");
        int sinks = table.has("sinking") ? table.number("sinking", 1, HIGHEST_DIE) : 0;
        if (atSea.isEmpty()) {
            throw table.wrong("side", "nobody starts at sea: a formation needs at-sea = true");
        }
        requireUnits(side);
        requireRoom(table);
        table.nothingElse();
        return new Landing(side, atSea, sinks);
    }

    private Fields line(int unit) {
        return lines.get(unit);
    }

    private void requireDualDrive(Piece piece) {
        boolean swims = atSea.contains(piece.index()) && piece.type().mobility().vehicle();
        if (piece.has(Ability.DUAL_DRIVE) && (!swims || LandingCraft.is(piece))) {
            throw line(piece.index())
                    .wrong("abilities", "DD is for vehicles that start at sea (TGX-10.4.c)");
        }
    }

    private void requireUnits(int side) {
        Map<Integer, String> taken = new HashMap<>();
        for (Piece piece : pieces) {
            boolean lands = atSea.contains(piece.index());
            if (lands && piece.side() != side) {
                throw line(piece.index())
                        .wrong("id", piece.id() + " is not of the side that lands (TGX-10.1.b)");
            }
            if (piece.start() instanceof Start.Aboard(int carrier)) {
                requireCraft(piece, pieces.get(carrier));
            }
            if (lands && piece.start() instanceof Start.Proposed(_, int hex)) {
                requireHex(piece, hex, taken);
            }
        }
    }

    /** TGX-10.1.b: whoever lands and is no vehicle does so in a landing craft. */
    private void requireCraft(Piece piece, Piece carrier) {
        boolean lands = atSea.contains(piece.index());
        boolean afloat = atSea.contains(carrier.index());
        if (lands != afloat) {
            throw line(carrier.index())
                    .wrong(
                            "carries",
                            "%s starts at sea and %s does not (TGX-10.1.b)"
                                    .formatted(
                                            (lands ? piece : carrier).id(),
                                            (lands ? carrier : piece).id()));
        }
        if (lands && !LandingCraft.takes(carrier, piece)) {
            throw line(carrier.index())
                    .wrong(
                            "carries",
                            "%s cannot land %s, whose weapon is %s (TGX-10.1.d)"
                                    .formatted(
                                            carrier.id(), piece.id(), piece.type().weaponCode()));
        }
    }

    private void requireHex(Piece piece, int hex, Map<Integer, String> taken) {
        if (LandingCraft.needed(piece)) {
            throw line(piece.index())
                    .wrong("at", piece.id() + " lands in a craft, not by itself (TGX-10.1.b)");
        }
        String other = taken.put(hex, piece.id());
        if (other != null) {
            throw line(piece.index())
                    .wrong("at", "%s has %s already (TGX-10.2.a)".formatted(map.name(hex), other));
        }
    }

    /** TGX-10.1.e: craft for those who land, if the scenario names none. */
    static List<Piece> unnamed(
            Fields scenario, Mapboard map, List<Piece> pieces, Set<Integer> atSea) {
        List<Piece> landing = pieces.stream().filter(each -> atSea.contains(each.index())).toList();
        if (landing.isEmpty()
                || !scenario.has(TABLE)
                || landing.stream().anyMatch(LandingCraft::is)) {
            return List.of();
        }
        return CounterMix.craft(
                landing.getFirst().side(),
                landing.stream().filter(LandingCraft::needed).toList(),
                SeaStarts.sea(map),
                pieces.size());
    }

    /** Whether there are places for all who need one. */
    private void requireRoom(Fields table) {
        List<Piece> landing = pieces.stream().filter(each -> atSea.contains(each.index())).toList();
        List<Piece> craft = landing.stream().filter(LandingCraft::is).toList();
        List<Piece> waiting = landing.stream().filter(LandingCraft::needed).toList();
        int lvts = LandingCraft.lvts(craft);
        int dukws = LandingCraft.dukws(craft);
        if (!LandingCraft.suffice(waiting, lvts, dukws)) {
            throw table.wrong(
                    "side",
                    "%d units need a landing craft, and there is room for %d in LVTs and for %d in DUKWs (TGX-10.1.b)"
                            .formatted(waiting.size(), lvts, dukws));
        }
    }
}
