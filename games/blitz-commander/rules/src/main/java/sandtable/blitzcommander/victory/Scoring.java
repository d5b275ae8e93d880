package sandtable.blitzcommander.victory;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Table;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.scenario.Condition;
import sandtable.scenario.Ending;
import sandtable.scenario.Endings;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Reckoning;
import sandtable.scenario.VictoryWords;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a battle stands by its scenario's conditions (R-BC-26). */
public final class Scoring {
    private static final Clause ENDED = Clause.of("BC-TURN.2");

    private Scoring() {}

    /** Who holds each objective at the end of a player turn: whoever has been there last. */
    public static byte[] controls(Table table) {
        byte[] controls = table.controls();
        int[] objectives = table.battle().objectives();
        for (int i = 0; i < objectives.length; i++) {
            for (int side = 0; side < 2; side++) {
                if (table.occupation().count(side, objectives[i]) > 0) {
                    controls[i] = (byte) side;
                }
            }
        }
        return controls;
    }

    /** How much there is of everything that the scenario counts. */
    public static Reckoning reckoning(Table table) {
        return new Reckoning(table.battle().victory(), new Counting(table));
    }

    /** The points of each side as things stand. */
    public static List<Integer> points(Table table) {
        return reckoning(table).points();
    }

    /** Presence counts at the end of a turn of one's own. */
    private static boolean ownTurn(Table table, Grade grade) {
        return grade.conditions()
                .map(Condition::measure)
                .allMatch(
                        each ->
                                !(each instanceof Measure.Present present)
                                        || present.side() == table.active());
    }

    /** How the battle ends at the end of this player turn, if it does before its last. */
    public static Optional<Pending.Over> decided(Table table) {
        Reckoning reckoning = reckoning(table);
        var endings = new Endings(reckoning, new BattleTerms(table.battle()));
        for (int side = 0; side < 2; side++) {
            if (reckoning.tally().destroyed(side)) {
                return Optional.of(over(table, endings.destroyed(side)));
            }
        }
        return reckoning
                .atOnce(grade -> ownTurn(table, grade))
                .map(grade -> over(table, endings.by(grade)));
    }

    /** How the battle ends after its last turn. */
    public static Pending.Over result(Table table) {
        return over(table, new Endings(reckoning(table), new BattleTerms(table.battle())).atLast());
    }

    private static Pending.Over over(Table table, Ending ending) {
        List<Camp> camps = table.battle().sides().stream().map(Camp::of).toList();
        return new Pending.Over(
                ending.winner().map(camps::get),
                Map.of(
                        camps.getFirst(), ending.points().getFirst(),
                        camps.getLast(), ending.points().getLast()),
                ENDED,
                ending.reason());
    }

    /** The conditions in words, for the scenario card. */
    public static List<String> words(Battle battle) {
        return new VictoryWords(new BattleTerms(battle)).of(battle.victory());
    }
}
