package sandtable.blitzkriegcommander.initiative;

import static sandtable.blitzkriegcommander.data.Setting.COMMUNICATE_SCORE;
import static sandtable.blitzkriegcommander.data.Setting.COMMUNICATE_STEP;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.InitiativeHappening;
import sandtable.blitzkriegcommander.state.Link;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-REC Recce: communication with a command unit. */
final class Communication {
    private static final Clause TRIES = Clause.of("BKC-REC.1");

    private Communication() {}

    /** BKC-INIT.2: in place of an initiative action. */
    static Optional<Violation> check(Table table, Decision.Communicate it) {
        return able(table, it.recce()).or(() -> partner(table, it.with()));
    }

    /** Whether a unit may communicate with anybody. */
    private static Optional<Violation> able(Table table, UnitId unit) {
        return Initiative.ready(table, unit).or(() -> recce(table, unit));
    }

    private static Optional<Violation> recce(Table table, UnitId unit) {
        if (table.stand(unit).type().role() != Role.RECCE) {
            return refused("BKC-INIT.2", "%s is no recce unit", unit);
        }
        boolean sees =
                table.onTable(1 - table.stand(unit).side()).stream()
                        .anyMatch(each -> Sight.sees(table, unit, each));
        return sees ? Optional.empty() : refused("BKC-REC.1", "%s sees no enemy", unit);
    }

    private static Optional<Violation> partner(Table table, UnitId with) {
        boolean own = table.stand(with).side() == table.active();
        return own && table.command(with).isPresent() && table.base(with).isPresent()
                ? Optional.empty()
                : refused("BKC-INIT.2", "%s is no command unit of yours on the table", with);
    }

    /** All that recce units may try. */
    static List<Decision> options(Table table) {
        var options = new ArrayList<Decision>();
        for (UnitId recce : table.onTable(table.active())) {
            if (able(table, recce).isEmpty()) {
                for (UnitId with : table.onTable(table.active())) {
                    if (partner(table, with).isEmpty()) {
                        options.add(new Decision.Communicate(recce, with));
                    }
                }
            }
        }
        return options;
    }

    /** BKC-REC.1: one die, less 1 for each complete 40 cm. */
    static Sum roll(Table table, Decision.Communicate it, int die) {
        var parts = new ArrayList<>(List.of(new Sum.Part("die", die, TRIES)));
        int steps = Gaps.completeSteps(table, it.recce(), it.with(), COMMUNICATE_STEP.value());
        if (steps > 0) {
            parts.add(new Sum.Part("distance", -steps, TRIES));
        }
        return Sum.of("communication", parts);
    }

    static Table resolve(Table table, Decision.Communicate it, Telling<Happening> telling) {
        int turn = table.ownTurn(table.active());
        Sum roll = roll(table, it, telling.chance().die(6));
        var told =
                new InitiativeHappening.Communicated(
                        it.recce(), it.with(), roll, COMMUNICATE_SCORE.value(), TRIES);
        telling.tell(told);
        Unit recce = table.unit(it.recce());
        Table done = table.with(it.recce(), recce.with(recce.marks().withCommunicated(turn)));
        return told.success() ? linked(done, it, turn) : done;
    }

    /** BKC-REC.2: until the End Phase; those who order have their next roll made easier. */
    private static Table linked(Table table, Decision.Communicate it, int turn) {
        Command command = table.command(it.with()).orElseThrow();
        var links = new ArrayList<>(command.links());
        links.add(new Link(it.recce(), turn, command.role().orders()));
        return table.with(it.with(), command.with(links));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
