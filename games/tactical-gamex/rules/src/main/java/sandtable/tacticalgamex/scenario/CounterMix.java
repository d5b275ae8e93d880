package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Grid;
import sandtable.scenario.Start;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.UnitTypes;

import java.util.ArrayList;
import java.util.List;

/** TGX-10.1.e: the landing craft of a landing for which a scenario names none (R-TGX-270). */
final class CounterMix {
    private static final String FILE = "tables/counter-mix.tsv";
    private static final Grid<Integer> MIX = Grid.parse(FILE, Data.text(FILE), Integer::parseInt);

    /** LVTs before DUKWs. */
    private static final List<String> TYPES = List.of("us-lvt-4", "us-dukw");

    private CounterMix() {}

    /**
     * As many as those who wait need, and no more than there are; they are numbered from {@code
     * first} on.
     */
    static List<Piece> craft(int side, List<Piece> waiting, HexSet sea, int first) {
        var craft = new ArrayList<Piece>();
        for (String type : TYPES) {
            int most = MIX.at(type, "number");
            for (int i = 1; i <= most && !suffice(waiting, craft); i++) {
                craft.add(piece(first + craft.size(), type, i, side, sea));
            }
        }
        return List.copyOf(craft);
    }

    private static boolean suffice(List<Piece> waiting, List<Piece> craft) {
        return LandingCraft.suffice(waiting, LandingCraft.lvts(craft), LandingCraft.dukws(craft));
    }

    private static Piece piece(int index, String id, int number, int side, HexSet sea) {
        UnitType type = UnitTypes.all().find(id).orElseThrow();
        return new Piece(
                index,
                "%s-mix-%d".formatted(id, number),
                type.name(),
                side,
                type,
                type.abilities(),
                false,
                false,
                Piece.NOBODY,
                new Start.Zone(sea));
    }
}
