package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** BC-AP.7, BC-AP.8, BC-TA.8: who is lost. The owner is asked only where it makes a difference. */
public final class Losses {
    private static final Clause TANK = Clause.of("BC-TA.8");
    private static final Clause OTHER = Clause.of("BC-AP.8");

    private Losses() {}

    /** The units of one side in the fight, lowest number first. */
    static List<Integer> present(Table table, int hex, Role role) {
        return role == Role.ATTACKER ? Engagement.attackers(table) : table.in(hex);
    }

    /** Tanks of a type that fire has hit: those that cannot fire go first. */
    static List<Integer> tanks(Table table, int hex, Role role, int type, int number) {
        var tanks = new ArrayList<Integer>();
        for (int unit : present(table, hex, role)) {
            if (table.stand(unit).type().tank() == type) {
                tanks.add(unit);
            }
        }
        tanks.sort(
                Comparator.comparing((Integer unit) -> !Engagement.silent(table, unit, role))
                        .thenComparing(table::entrenched));
        return List.copyOf(tanks.subList(0, number));
    }

    /** Who loses a marker: first those who would leave theirs behind soonest. */
    static List<Integer> markers(Table table, int hex, int number) {
        var marked = new ArrayList<Integer>();
        for (int unit : table.in(hex)) {
            if (table.entrenched(unit)) {
                marked.add(unit);
            }
        }
        marked.sort(
                Comparator.comparing((Integer unit) -> !table.battle().mechanized(unit))
                        .thenComparing(unit -> table.battle().artillery(unit)));
        return List.copyOf(marked.subList(0, number));
    }

    /**
     * What one roll cost a side and is still to be taken off.
     *
     * @param role whose losses they are
     * @param tanks to be taken off among their tanks
     * @param others to be taken off among infantry and, defending, artillery
     */
    public record Due(HexId hex, Role role, int tanks, int others) {
        public boolean none() {
            return tanks + others == 0;
        }

        /** Whether the next to go is a tank. */
        boolean ofTank() {
            return tanks > 0;
        }

        private int ofThisKind() {
            return ofTank() ? tanks : others;
        }

        Due less() {
            return ofTank()
                    ? new Due(hex, role, tanks - 1, others)
                    : new Due(hex, role, tanks, others - 1);
        }
    }

    /** Whom the owner can choose from for the next loss. */
    static List<Integer> candidates(Table table, Due due) {
        var candidates = new ArrayList<Integer>();
        for (int unit : present(table, due.hex().index(), due.role())) {
            if (table.battle().armor(unit) == due.ofTank()) {
                candidates.add(unit);
            }
        }
        return List.copyOf(candidates);
    }

    /** One of each that differ. */
    static List<Integer> choices(Table table, List<Integer> candidates) {
        var choices = new ArrayList<Integer>();
        for (int unit : candidates) {
            if (choices.stream().noneMatch(other -> table.alike(unit, other))) {
                choices.add(unit);
            }
        }
        return List.copyOf(choices);
    }

    /** Whether it makes a difference who goes next. */
    static boolean choice(Table table, Due due) {
        List<Integer> candidates = candidates(table, due);
        return due.ofThisKind() < candidates.size() && choices(table, candidates).size() > 1;
    }

    static Optional<Violation> check(Table table, Due due, Decision.Lose lose) {
        return candidates(table, due).contains(lose.unit().index())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                due.ofTank() ? "BC-TA.8" : "BC-AP.8",
                                "%s cannot bear this loss",
                                lose.unit()));
    }

    static Table lost(Table table, Due due, int unit, Telling<Happening> telling) {
        Clause clause = due.ofTank() ? TANK : OTHER;
        telling.tell(
                new Happening.Destroyed(
                        table.battle().unitId(unit),
                        table.battle().hexId(table.hex(unit)),
                        clause));
        Table.Edit edit = table.edit();
        edit.remove(unit, Whereabouts.Off.DESTROYED);
        return edit.done();
    }
}
