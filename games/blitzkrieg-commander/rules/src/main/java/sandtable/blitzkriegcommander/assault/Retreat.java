package sandtable.blitzkriegcommander.assault;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.KnockOut;
import sandtable.blitzkriegcommander.fire.MinesFound;
import sandtable.blitzkriegcommander.fire.Ran;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.measuring.Sites;
import sandtable.blitzkriegcommander.measuring.Straight;
import sandtable.blitzkriegcommander.movement.ForcedMove;
import sandtable.blitzkriegcommander.movement.Into;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-RET Retreat, and whom it knocks out. */
final class Retreat {
    private static final Clause MOVES = Clause.of("BKC-RET.10");

    private Retreat() {}

    /** Losing units go one after the other, and are suppressed when all have gone (R-BKC-65). */
    static State resolve(
            State state,
            List<UnitId> units,
            List<UnitId> enemies,
            int mm,
            Telling<Happening> telling) {
        State now = state;
        for (UnitId each : units) {
            now = now.table().base(each).isPresent() ? gone(now, each, enemies, mm, telling) : now;
        }
        for (UnitId each : units) {
            now = suppressed(now, each, telling);
        }
        return now;
    }

    private static State gone(
            State state, UnitId unit, List<UnitId> enemies, int mm, Telling<Happening> telling) {
        Optional<Held> held = held(state.table(), unit);
        if (held.isPresent()) {
            return KnockOut.of(
                    state, unit, held.get().why(), Clause.of(held.get().clause()), telling);
        }
        Table table = state.table();
        Spot at = table.base(unit).orElseThrow();
        Spot nearest =
                Gaps.nearest(table, at, enemies).stream()
                        .flatMap(each -> table.base(each).stream())
                        .findFirst()
                        .orElse(at);
        Spot end = Straight.away(table, unit, nearest, mm);
        var move = ForcedMove.retreat(table, Fields.all(state), unit, end); // BKC-RET.12
        State found = MinesFound.entered(state, move.entered(), telling);
        return move.into()
                .map(into -> knockedOut(found, unit, into, telling))
                .orElseGet(() -> moved(found, unit, move.end(), telling));
    }

    private record Held(String why, String clause) {}

    /** Who cannot get away. */
    private static Optional<Held> held(Table table, UnitId unit) {
        UnitClass is = table.stand(unit).type().unitClass();
        Unit now = table.unit(unit);
        if (is == UnitClass.GUN) {
            return Optional.of(new Held("an unlimbered gun that must retreat", "BKC-RET.7"));
        }
        boolean fortified =
                table.base(unit).flatMap(at -> Sites.at(table, at)).isPresent(); // BKC-RET.11
        if (fortified) {
            return Optional.of(new Held("must retreat from its fortification", "BKC-RET.8"));
        }
        return is.afv() && now.hullDown() // R-BKC-66
                ? Optional.of(new Held("a dug-in AFV that must retreat", "BKC-RET.9"))
                : Optional.empty();
    }

    private static State knockedOut(
            State state, UnitId unit, Into into, Telling<Happening> telling) {
        Clause clause = Clause.of(clause(into.kind()));
        State lost = KnockOut.of(state, unit, "retreats " + Ran.into(into), clause, telling);
        boolean both = // BKC-RET.5, BKC-RET.6
                into.kind() == Into.Kind.SUPPRESSED_FRIEND
                        || into.kind() == Into.Kind.ENEMY_COMMAND;
        return both
                ? KnockOut.of(
                        lost,
                        into.unit().orElseThrow(),
                        unit + " retreats into it",
                        clause,
                        telling)
                : lost;
    }

    private static String clause(Into.Kind kind) {
        return switch (kind) {
            case ENEMY -> "BKC-RET.1";
            case IMPASSABLE -> "BKC-RET.2";
            case MINES -> "BKC-RET.3";
            case EDGE -> "BKC-RET.4";
            case SUPPRESSED_FRIEND -> "BKC-RET.5";
            case ENEMY_COMMAND -> "BKC-RET.6";
            case WIRE -> "BKC-RET.12";
        };
    }

    private static State moved(State state, UnitId unit, Spot end, Telling<Happening> telling) {
        Table table = state.table();
        Unit now = table.unit(unit);
        telling.tell(
                new AssaultHappening.Retreated(unit, table.base(unit).orElseThrow(), end, MOVES));
        return state.with(table.with(unit, now.movedTo(end, now.heading()))); // BKC-RET.11
    }

    private static State suppressed(State state, UnitId unit, Telling<Happening> telling) {
        Table table = state.table();
        if (table.base(unit).isEmpty() || table.unit(unit).suppressed()) {
            return state;
        }
        telling.tell(new FireHappening.Suppressed(unit, MOVES));
        return state.with(table.with(unit, table.unit(unit).withSuppressed(true)));
    }
}
