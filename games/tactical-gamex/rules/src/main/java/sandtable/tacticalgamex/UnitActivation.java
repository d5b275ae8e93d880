package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;

import java.util.Optional;

/** TGX-4.2 Unit Activation: impulses, the activation pool and how it is spent. */
final class UnitActivation {
    private static final int PASSES_THAT_END = 3; // TGX-4.2.c
    private static final Clause TURN = Clause.of("TGX-4.0.a");
    private static final Clause POOL = Clause.of("TGX-4.2.1.a");
    private static final Clause PASSED = Clause.of("TGX-4.2.1.d");
    private static final Clause MUST_PASS = Clause.of("TGX-4.2.1.e");
    private static final Clause ENDED = Clause.of("TGX-4.2.1.c");

    private UnitActivation() {}

    /** The turn begins: initiative, and the winner takes the first impulse (TGX-4.2.a). */
    static State beginTurn(Table table, Telling telling) {
        telling.tell(new Happening.TurnBegan(table.turn(), TURN));
        Table now = Initiative.determine(table, telling);
        return next(now, now.initiative().side(), 0, telling);
    }

    /** The next impulse is this side's, after so many passes in a row. */
    private static State next(Table table, int side, int passes, Telling telling) {
        int count = passes;
        int whose = side;
        boolean anybody = able(table, side) || able(table, 1 - side);
        while (anybody && count < PASSES_THAT_END) { // TGX-4.2.b, TGX-4.2.c
            if (able(table, whose)) {
                return new State(table, new Waiting.Rolling(Impulse.of(whose, count)));
            }
            telling.tell(new Happening.Passed(whose, true, MUST_PASS)); // R-TGX-18: counts too
            count++;
            whose = 1 - whose;
        }
        return Housekeeping.begin(table, telling);
    }

    /** Whether a side has a unit that can be activated. */
    static boolean able(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && activatable(table, i)) {
                return true;
            }
        }
        return OffBoardArtillery.usable(table, side) || AircraftAttacks.usable(table, side);
    }

    /** TGX-1.0.a: it has no marker yet, is there, and there is something it could do. */
    static boolean activatable(Table table, int index) {
        Unit unit = table.unit(index);
        if (unit.activated()) {
            return false;
        }
        Stand stand = table.stand(index);
        return unit.onMap()
                ? unit.disrupted() || stand.type().movement() > 0 || stand.type().attack() > 0
                : unit.hex() == Unit.WAITING && stand.arrives() <= table.turn();
    }

    static State roll(Table table, Impulse impulse, Telling telling) {
        int die = telling.die();
        telling.tell(new Happening.PointsRolled(impulse.side(), die, POOL));
        return new State(table, new Waiting.Spending(impulse.rolled(die)));
    }

    static State pass(Table table, Impulse impulse, Telling telling) {
        telling.tell(new Happening.Passed(impulse.side(), false, PASSED));
        return next(table, 1 - impulse.side(), impulse.passes() + 1, telling);
    }

    /**
     * The side spends no more (TGX-4.2.1.c); having spent nothing it has passed (TGX-4.2.1.b,
     * R-TGX-19).
     */
    static State end(Table table, Impulse impulse, Telling telling) {
        Table now = uncalled(table, impulse.side());
        if (!impulse.spent()) {
            return pass(now, impulse, telling);
        }
        telling.tell(new Happening.ImpulseEnded(impulse.side(), ENDED));
        return next(now, 1 - impulse.side(), 0, telling);
    }

    private static Table uncalled(Table table, int side) {
        Roster.Edit<Unit> edit = null;
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i).uncalled();
            if (unit != table.unit(i) && table.stand(i).side() == side) {
                edit = edit == null ? table.units().edit() : edit;
                edit.set(i, unit);
            }
        }
        Table now = edit == null ? table : table.with(edit.done());
        return OffBoardArtillery.standDown(now, side);
    }

    /** The impulse goes on as long as anything can still be done in it (TGX-4.2.1.1). */
    static State goOn(Table table, Impulse impulse, Telling telling) {
        boolean more =
                impulse.points() > 0
                        ? able(table, impulse.side())
                        : anybodyCalled(table, impulse.side())
                                || EngineerUnits.called(table, impulse);
        return more || OffBoardArtillery.ready(table, impulse.side())
                ? new State(table, new Waiting.Spending(impulse))
                : end(table, impulse, telling);
    }

    private static boolean anybodyCalled(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).has(Mark.CALLED)
                    && table.stand(i).side() == side
                    && !table.unit(i).activated()
                    && table.unit(i).onMap()) {
                return true;
            }
        }
        return false;
    }

    /** TGX-4.2.1.a: the pool is the most that can be spent. */
    static Optional<Violation> affords(Impulse impulse, int cost) {
        return cost <= impulse.points()
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-4.2.1.a",
                                "this takes %d activation points and %d are left",
                                cost,
                                impulse.points()));
    }

    /** TGX-4.2.2.e: what activating a unit to move costs; nothing once its hex is paid for. */
    static int costToMove(Table table, int unit) {
        return table.unit(unit).has(Mark.CALLED) ? 0 : 1;
    }

    /** One point calls every unit of the hex that has not been activated. */
    static Table call(Table table, int side, int hex) {
        Roster.Edit<Unit> edit = table.units().edit();
        for (int i = 0; i < edit.size(); i++) {
            Unit unit = edit.get(i);
            if (unit.hex() == hex && table.stand(i).side() == side && !unit.activated()) {
                edit.set(i, unit.with(Mark.CALLED));
            }
        }
        return table.with(edit.done());
    }
}
