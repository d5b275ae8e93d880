package sandtable.blitzkriegcommander.offtable;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Link;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** FAO and FAC: where they may aim, and the roll of a request (R-BKC-02). */
public final class Observer {
    private static final int FACES = 6;
    private static final int DOUBLE_SIX = 12;

    private Observer() {}

    /** Whether a command unit may aim there for this branch. */
    public static Optional<Violation> check(Table table, UnitId observer, Spot at, Branch branch) {
        Optional<Violation> role = role(table, observer, branch);
        if (role.isPresent()) {
            return role;
        }
        return aims(table, observer, at)
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                branch.sight().id(),
                                "neither %s nor a recce unit in communication with it sees %s",
                                observer,
                                Centimetres.words(at)));
    }

    /** Whether a command unit asks for this branch at all. */
    public static Optional<Violation> role(Table table, UnitId unit, Branch branch) {
        boolean asks = table.command(unit).filter(it -> it.role() == branch.observer()).isPresent();
        return asks
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                branch.sight().id(),
                                "%s is no %s and asks for no %s",
                                unit,
                                branch.observer(),
                                branch.name().toLowerCase(Locale.ROOT)));
    }

    /** BKC-AREQ.10, BKC-REC.2: it sees the place, or has a recce unit that does. */
    private static boolean aims(Table table, UnitId observer, Spot at) {
        if (Sight.sees(table, observer, at)) {
            return true;
        }
        int turn = table.ownTurn(table.stand(observer).side());
        for (Link each : table.command(observer).map(Command::links).orElseThrow()) {
            if (each.turn() == turn && Sight.sees(table, each.recce(), at)) {
                return true;
            }
        }
        return false;
    }

    /** The Command Value of an observer in the turn under way. */
    public static int value(Table table, UnitId observer) {
        int turn = table.ownTurn(table.stand(observer).side());
        return table.command(observer).orElseThrow().cv(turn);
    }

    /** Rolls a request, and tells of it. */
    public static Answer ask(
            UnitId observer, Sum needed, Clause clause, Telling<Happening> telling) {
        Throw dice = roll(telling.chance());
        Answer answer = answer(needed, dice);
        telling.tell(new SupportHappening.Asked(observer, needed, dice.faces(), answer, clause));
        return answer;
    }

    /** The chance of each answer. */
    public static Map<Answer, Double> odds(Sum needed) {
        return Odds.of(chance -> answer(needed, roll(chance)));
    }

    /** Two dice against what is needed. */
    private static Throw roll(Chance chance) {
        return chance.roll(Pool.sum(2, FACES));
    }

    /** A double six is a blunder whatever is needed. */
    private static Answer answer(Sum needed, Throw dice) {
        if (dice.value() == DOUBLE_SIX) {
            return Answer.BLUNDER;
        }
        return dice.value() <= needed.total() ? Answer.GRANTED : Answer.FAILED;
    }
}
