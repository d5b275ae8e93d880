package sandtable.blitzkriegcommander.command;

import static sandtable.blitzkriegcommander.data.Setting.COMMAND_STEP;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.movement.Roads;
import sandtable.blitzkriegcommander.state.Allowance;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Link;
import sandtable.blitzkriegcommander.state.Marks;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-CMD Command Phase: Modifiers. */
final class Modifiers {
    private static final Clause CV = Clause.of("BKC-ORD.1");
    private static final Clause FIRED = Clause.of("BKC-CMD.1");
    private static final Clause ACTED = Clause.of("BKC-CMD.2");
    private static final Clause BEFORE = Clause.of("BKC-CMD.3");
    private static final Clause DISTANCE = Clause.of("BKC-CMD.4");
    private static final Clause DENSE = Clause.of("BKC-CMD.8");
    private static final Clause ASSAULT = Clause.of("BKC-CMD.10");
    private static final Clause LOWERED = Clause.of("BKC-CBL.2");
    private static final Clause LINKED = Clause.of("BKC-REC.2");

    private Modifiers() {}

    /**
     * What the two dice of an order must not exceed.
     *
     * @param before orders that the formation has had in this turn
     */
    static Sum needed(Table table, Decision.Order order, int before) {
        Command command = table.command(order.commander()).orElseThrow();
        int turn = table.ownTurn(table.stand(order.commander()).side());
        var parts = new ArrayList<Sum.Part>();
        parts.add(new Sum.Part("CV of " + order.commander(), command.cv(), CV));
        add(parts, "earlier blunders", command.cv(turn) - command.cv(), LOWERED);
        marks(table, order, turn)
                .ifPresent(clause -> add(parts, "opportunity fire or initiative", -1, clause));
        add(parts, "orders before", -before, BEFORE);
        add(parts, "distance", -steps(table, order), DISTANCE);
        boolean dense = order.allows(Allowance.DENSE); // BKC-CMD.9, BKC-CMD.12
        add(parts, "dense ground or smoke", dense ? -1 : 0, DENSE);
        boolean assault = order.allows(Allowance.ASSAULT);
        add(parts, "assault", assault ? -1 : 0, ASSAULT);
        add(parts, "recce", linked(command, turn) ? 1 : 0, LINKED);
        return Sum.of("order needs", parts);
    }

    private static void add(List<Sum.Part> parts, String from, int value, Clause clause) {
        if (value != 0) {
            parts.add(new Sum.Part(from, value, clause));
        }
    }

    /** BKC-CMD.11: both marks together count once. */
    private static Optional<Clause> marks(Table table, Decision.Order order, int turn) {
        boolean initiative = false;
        for (UnitId each : order.units()) {
            Marks marks = table.unit(each).marks();
            if (marks.opportunity() == turn) {
                return Optional.of(FIRED);
            }
            initiative |= marks.initiative() == turn;
        }
        return initiative ? Optional.of(ACTED) : Optional.empty();
    }

    /** BKC-CMD.4: complete steps to the farthest unit that is not excepted. */
    private static int steps(Table table, Decision.Order order) {
        int most = 0;
        for (UnitId each : order.units()) {
            Role role = table.stand(each).type().role();
            boolean recce = role == Role.RECCE; // BKC-CMD.6
            boolean mortar = role == Role.MORTAR; // BKC-CMD.7
            if (!recce && !mortar && !bound(table, order, each)) { // BKC-CMD.5
                int steps =
                        Gaps.completeSteps(table, order.commander(), each, COMMAND_STEP.value());
                most = Math.max(most, steps);
            }
        }
        return most;
    }

    /** BKC-ORD.9: whether an order binds a unit to the road it stands on. */
    static boolean bound(Table table, Decision.Order order, UnitId unit) {
        Optional<Spot> base = table.base(unit);
        return order.allows(Allowance.ROAD) && base.isPresent() && Roads.on(table, base.get());
    }

    /** BKC-REC.2. */
    static boolean linked(Command command, int turn) {
        for (Link each : command.links()) {
            if (each.bonus() && each.turn() == turn) {
                return true;
            }
        }
        return false;
    }
}
