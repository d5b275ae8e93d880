package sandtable.tacticalgamex.landing;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.scenario.Start;
import sandtable.tacticalgamex.charts.Counting;
import sandtable.tacticalgamex.movement.TransportingUnits;
import sandtable.tacticalgamex.scenario.LandingCraft;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-10.1 Setup Process: who comes to the beach in which craft. */
final class CraftLoads {
    private static final Clause LOADED = Clause.of("TGX-10.1.b");

    private CraftLoads() {}

    /** The craft that a unit may be put aboard. */
    static List<UnitId> craft(Table table, UnitId unit) {
        return Landings.toLaunch(table).stream()
                .filter(each -> LandingCraft.is(Landings.piece(table, each)))
                .filter(each -> check(table, new Decision.Board(unit, each)).isEmpty())
                .toList();
    }

    static Optional<Violation> check(Table table, Decision.Board board) {
        UnitId unit = board.unit();
        UnitId craft = board.transport();
        if (!Landings.toLoad(table).contains(unit)) {
            return refused(
                    "TGX-10.1.b", "%s is not to be put aboard a landing craft now", unit.called());
        }
        Piece piece = Landings.piece(table, craft);
        if (!Landings.toLaunch(table).contains(craft) || !LandingCraft.is(piece)) {
            return refused("TGX-10.1.b", "%s is no landing craft of yours", craft.called());
        }
        if (!LandingCraft.takes(piece, Landings.piece(table, unit))) { // TGX-10.1.d
            return refused(
                    "TGX-10.1.d",
                    "%s carries units of category I, and the weapon of %s is %s",
                    craft.called(),
                    unit.called(),
                    table.stand(unit).type().weaponCode());
        }
        if (!TransportingUnits.room(table, craft)) {
            int room = LandingCraft.room(piece);
            return refused(
                    room > 1 ? "TGX-10.1.c" : "TGX-10.1.d",
                    "%s has room for %s",
                    craft.called(),
                    Counting.of(room, "unit"));
        }
        return allFind(put(table, board))
                ? Optional.empty()
                : refused(
                        "TGX-10.1.b",
                        "with %s aboard %s others find no craft",
                        unit.called(),
                        craft.called());
    }

    /** TGX-10.1.b: nobody is left without a place. */
    private static boolean allFind(Table table) {
        var free = new ArrayList<Integer>(List.of(0, 0));
        for (UnitId each : Landings.toLaunch(table)) {
            Piece piece = Landings.piece(table, each);
            if (LandingCraft.is(piece)) {
                int left = LandingCraft.room(piece) - table.unit(each).passengers().size();
                int kind = LandingCraft.lvts(List.of(piece)) > 0 ? 0 : 1;
                free.set(kind, free.get(kind) + left);
            }
        }
        List<Piece> waiting =
                Landings.toLoad(table).stream().map(each -> Landings.piece(table, each)).toList();
        return LandingCraft.suffice(waiting, free.getFirst(), free.getLast());
    }

    private static Table put(Table table, Decision.Board board) {
        UnitId craft = board.transport();
        return table.with(board.unit(), table.unit(board.unit()).aboard(craft))
                .with(craft, table.unit(craft).taking(board.unit()));
    }

    static Table load(Table table, Decision.Board board, Telling<Happening> telling) {
        telling.tell(new Happening.Boarded(board.unit(), board.transport(), LOADED));
        return put(table, board);
    }

    /** Those who are left go aboard as the scenario suggests, or wherever there is room. */
    static Table rest(Table table, Telling<Happening> telling) {
        Table now = table;
        for (UnitId unit : Landings.toLoad(table)) {
            if (table.stand(unit).piece().start() instanceof Start.Aboard(int carrier)) {
                var board = new Decision.Board(unit, table.unitId(carrier));
                now = check(now, board).isEmpty() ? load(now, board, telling) : now;
            }
        }
        for (UnitId unit : Landings.toLoad(now)) {
            now = load(now, new Decision.Board(unit, craft(now, unit).getFirst()), telling);
        }
        return now;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
