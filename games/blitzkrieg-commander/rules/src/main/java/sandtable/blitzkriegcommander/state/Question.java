package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A step that asks one side. Whatever it asks, that side may concede (BKC-WIN.3). */
public non-sealed interface Question extends Step {
    Clause CONCEDED = Clause.of("BKC-EOB.3");

    /** The number of the side that it asks. */
    int side(Table table);

    /** Whether this is an answer to its question. */
    boolean answers(Decision decision);

    /** Whether the side may give such an answer. */
    Optional<Violation> judge(View view, Decision decision);

    /** What comes of it. */
    Flow<State> act(State state, Decision decision, Telling<Happening> telling);

    @Override
    default Set<Side> asked(State state) {
        Table table = state.table();
        return Set.of(table.battle().sideOf(side(table)));
    }

    @Override
    default boolean takes(Decision decision) {
        return decision instanceof Decision.Concede || answers(decision);
    }

    @Override
    default Optional<Violation> check(View view, Decision decision) {
        return decision instanceof Decision.Concede ? Optional.empty() : judge(view, decision);
    }

    @Override
    default Flow<State> answer(
            State state, Side by, Decision decision, Telling<Happening> telling) {
        return decision instanceof Decision.Concede
                ? concede(state, by, telling)
                : act(state, decision, telling);
    }

    private static Flow<State> concede(State state, Side by, Telling<Happening> telling) {
        Battle battle = state.table().battle();
        Camp winner = Camp.of(battle.sideOf(1 - battle.side(by)));
        String reason = "%s victory: the %s side concedes".formatted(winner, by);
        telling.tell(new TurnHappening.BattleEnded(Optional.of(winner), reason, CONCEDED));
        var over =
                new Pending.Over(
                        Optional.of(winner), Map.of(Camp.of(by), 0, winner, 0), CONCEDED, reason);
        return new Flow.Over<>(state, over);
    }

    /** A question with its main answers; there may be others that the check allows. */
    static Prompt<Decision> prompt(Clause clause, String question, List<Decision> answers) {
        return new Prompt<>(clause, question, new Options.Main<>(List.copyOf(answers)));
    }
}
