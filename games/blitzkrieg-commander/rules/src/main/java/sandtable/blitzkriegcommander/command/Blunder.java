package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.CvChange;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Step;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * BKC-CBL Command Blunder: a line of the table, rolled with two dice (BKC-CBL.1).
 *
 * @param step what is still to be done because of it
 */
record Blunder(State state, Optional<Step> step) {
    private static final int DIE = 6;

    /** What comes of it, and then something goes on. */
    Flow<State> after(Step below) {
        return step.<Flow<State>>map(each -> new Flow.Push<>(state, below, each))
                .orElseGet(() -> new Flow.Stay<>(state, below));
    }

    static Blunder roll(State state, Decision.Order order, Telling<Happening> telling) {
        Throw line = telling.chance().roll(OrderOdds.DICE);
        var roll = new Roll(state, order, line, telling);
        return switch (line.value()) {
            case 2 -> roll.lowered("its CV is lower next turn", 1); // BKC-CBL.2
            case 3 -> roll.confused(); // BKC-CBL.3
            case 4 -> roll.moved("they go half a move back", Rush.HALF_BACK); // BKC-CBL.4
            case 5 -> roll.struck(1); // BKC-CBL.5
            case 6 -> roll.moved("they go half a move at the enemy", Rush.HALF_AT); // BKC-CBL.6
            case 7 -> roll.fled(); // BKC-CBL.7
            case 8 -> roll.moved("they go a full move at the enemy", Rush.FULL_AT); // BKC-CBL.8
            case 9 -> roll.struck(2); // BKC-CBL.9
            case 10 -> roll.moved("they go a full move back", Rush.FULL_BACK); // BKC-CBL.10
            case 11 -> roll.disgraced(); // BKC-CBL.11
            default -> roll.lowered("its CV is lower from now on", 0); // BKC-CBL.12
        };
    }

    /** The line that was rolled. */
    private record Roll(State state, Decision.Order order, Throw line, Telling<Happening> telling) {
        private Clause clause() {
            return Clause.of("BKC-CBL." + line.value());
        }

        private void tell(String words, Throw... more) {
            var dice = new ArrayList<>(line.faces());
            for (Throw each : more) {
                dice.addAll(each.faces());
            }
            telling.tell(new CommandHappening.Blundered(order.commander(), dice, words, clause()));
        }

        private Throw dice(int number) {
            return telling.chance().roll(Pool.sum(number, DIE));
        }

        private int turn() {
            return state.table().turn();
        }

        /** Half of a die, rounded up; next turn only, or for good. */
        private Blunder lowered(String words, int turns) {
            Throw die = dice(1);
            int by = -Math.ceilDiv(die.value(), 2);
            tell(words, die);
            UnitId commander = order.commander();
            Table table = state.table();
            if (turns > 0) {
                return done(lowered(table, commander, by, turn() + 1));
            }
            Command command = table.command(commander).orElseThrow();
            telling.tell(new CommandHappening.CvLowered(commander, by, turn(), 0, clause()));
            return done(table.with(commander, command.withCv(command.cv() + by)));
        }

        /** Until the end of the next turn of the same side. */
        private Table lowered(Table table, UnitId commander, int by, int first) {
            Command command = table.command(commander).orElseThrow();
            telling.tell(
                    new CommandHappening.CvLowered(commander, by, first, turn() + 1, clause()));
            return table.with(commander, command.plus(new CvChange(first, turn() + 1, by)));
        }

        private Blunder confused() {
            tell("all HQs have a lower CV, this turn and next");
            Table table = state.table();
            for (UnitId each : having(Role.HQ)) {
                table = lowered(table, each, -1, turn());
            }
            return done(table);
        }

        private Blunder disgraced() {
            tell("the CO has a lower CV, this turn and next");
            Table table = state.table();
            for (UnitId each : having(Role.CO)) {
                table = lowered(table, each, -2, turn());
            }
            return done(table);
        }

        private List<UnitId> having(Role role) {
            Table table = state.table();
            return table.ids(table.active()).stream()
                    .filter(each -> table.command(each).filter(it -> it.role() == role).isPresent())
                    .filter(each -> !table.unit(each).knockedOut())
                    .toList();
        }

        private Blunder moved(String words, Rush rush) {
            tell(words);
            return new Blunder(state, Optional.of(new Rushing(order.units(), rush, 0, clause())));
        }

        private Blunder fled() {
            Throw dice = dice(3);
            tell("it goes " + dice.value() + " cm back", dice);
            return new Blunder(
                    state,
                    Optional.of(
                            new Rushing(
                                    List.of(order.commander()),
                                    Rush.DICE_BACK,
                                    dice.value() * 10,
                                    clause())));
        }

        private Blunder struck(int number) {
            Throw dice = dice(number);
            tell("the unit nearest the enemy is attacked", dice);
            List<UnitId> nearest = Mishap.nearest(state.table(), order.units());
            return switch (nearest.size()) {
                case 0 -> done(state.table());
                case 1 ->
                        new Blunder(
                                Mishap.strike(
                                        state, nearest.getFirst(), dice.value(), clause(), telling),
                                Optional.empty());
                default ->
                        new Blunder(
                                state, Optional.of(new Struck(nearest, dice.value(), clause())));
            };
        }

        private Blunder done(Table table) {
            return new Blunder(state.with(table), Optional.empty());
        }
    }
}
