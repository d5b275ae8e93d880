package sandtable.hexblitz.victory;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Table;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.scenario.Ending;
import sandtable.scenario.Endings;
import sandtable.scenario.Reckoning;
import sandtable.scenario.VictoryWords;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who has won. The book leaves this to the scenario (R-HB-31); one that says nothing is won by more
 * SP destroyed (data ruling 44).
 */
public final class Verdict {
    private static final Clause LAST_TURN = Clause.of("HB-SEQ.9");

    private Verdict() {}

    /** How much there is of everything that the scenario counts. */
    public static Reckoning reckoning(Table table) {
        return new Reckoning(table.battle().victory(), new Counting(table));
    }

    /** The points of each side. */
    public static List<Integer> points(Table table) {
        return reckoning(table).points();
    }

    /** Whether the battle is over before its last turn. */
    public static boolean decided(Table table) {
        return reckoning(table).atOnce().isPresent();
    }

    /**
     * How the battle ends if it ends now. A side without a unit left has lost, whatever ground it
     * held last.
     */
    public static Pending.Over of(Table table) {
        Reckoning reckoning = reckoning(table);
        var endings = new Endings(reckoning, new BattleTerms(table.battle()));
        Optional<Integer> loser = reckoning.destroyed();
        Ending ending =
                loser.map(endings::destroyed)
                        .or(() -> reckoning.atOnce().map(endings::by))
                        .orElseGet(endings::atLast);
        List<Camp> camps = table.battle().sides().stream().map(Camp::of).toList();
        return new Pending.Over(
                ending.winner().map(camps::get),
                Map.of(
                        camps.getFirst(), ending.points().getFirst(),
                        camps.getLast(), ending.points().getLast()),
                LAST_TURN,
                ending.reason());
    }

    /** The conditions in words, for the scenario card. */
    public static List<String> words(Battle battle) {
        return new VictoryWords(new BattleTerms(battle)).of(battle.victory());
    }
}
