package sandtable.blitzkriegcommander.end;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.TurnHappening;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-WIN.1: the CO's test whether a battlegroup that has reached its breakpoint stays. */
public final class BreakTest {
    private static final Clause TEST = Clause.of("BKC-WIN.1");
    private static final Pool DICE = Pool.sum(2, 6);

    private BreakTest() {}

    /** What the two dice must not exceed. */
    public static Sum needed(Table table, int side) {
        var parts = new ArrayList<Sum.Part>();
        int turn = table.ownTurn(side);
        co(table, side)
                .ifPresent(each -> parts.add(new Sum.Part("CV of the CO", each.cv(turn), TEST)));
        int beyond = Breakpoint.losses(table, side) - Breakpoint.of(table, side);
        if (beyond > 0) {
            parts.add(new Sum.Part("losses beyond the breakpoint", -beyond, TEST));
        }
        return Sum.of("break test needs", parts);
    }

    private static Optional<Command> co(Table table, int side) {
        for (UnitId each : table.ids(side)) {
            Optional<Command> command = table.command(each);
            if (command.isPresent()
                    && command.get().role() == Role.CO
                    && !table.unit(each).knockedOut()) {
                return command;
            }
        }
        return Optional.empty();
    }

    /** The chance that a side stays, if it must test. */
    public static double stays(Table table, int side) {
        int needed = needed(table, side).total();
        double chance = 0;
        for (int sum = DICE.least(); sum <= Math.min(needed, DICE.most()); sum++) {
            chance += DICE.chance(sum);
        }
        return chance;
    }

    /** Whether the active side withdraws. */
    static boolean fails(Table table, Telling<Happening> telling) {
        int side = table.active();
        if (!Breakpoint.reached(table, side)) {
            return false;
        }
        Sum needed = needed(table, side);
        Throw dice = telling.chance().roll(DICE);
        boolean stays = dice.value() <= needed.total();
        telling.tell(
                new TurnHappening.BreakTested(
                        table.battle().sideOf(side),
                        Breakpoint.losses(table, side),
                        Breakpoint.of(table, side),
                        needed,
                        List.copyOf(dice.faces()),
                        stays,
                        TEST));
        return !stays;
    }
}
