package sandtable.tacticalgamex.victory;

import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.Roster;
import sandtable.kernel.step.Telling;
import sandtable.scenario.Ending;
import sandtable.scenario.Endings;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Reckoning;
import sandtable.scenario.Victory;
import sandtable.scenario.VictoryWords;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Holder;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** TGX-4.4 Victory Determination. */
public final class VictoryDetermination {
    private static final Clause CONTROL = Clause.of("TGX-4.0.b");
    private static final Clause SUDDEN = Clause.of("TGX-4.4.a");
    private static final Clause LAST_TURN = Clause.of("TGX-4.0.b");

    private VictoryDetermination() {}

    /** How much there is of everything that the scenario counts. */
    public static Reckoning reckoning(Table table) {
        return new Reckoning(table.battle().plan().victory(), new Counting(table));
    }

    /** A combat unit that comes through an objective hex controls it. */
    public static Table passed(Table table, int unit, int hex, Telling<Happening> telling) {
        int objective = Counting.objective(table, hex);
        int side = table.stand(unit).side();
        if (objective < 0
                || !table.stand(unit).piece().combatUnit()
                || table.controls().get(objective).is(side)) {
            return table;
        }
        telling.tell(new Happening.Controlled(table.hexId(hex), side, CONTROL));
        return table.withControls(table.controls().with(objective, Holder.of(side)));
    }

    /** Nobody controls anything before the set-up. */
    public static Roster<Holder> none(Victory victory) {
        var nobody = new ArrayList<Holder>();
        for (int i = 0; i < victory.objectives().size(); i++) {
            nobody.add(Holder.NOBODY);
        }
        return Roster.of(nobody);
    }

    /** TGX-4.4.a, R-TGX-20: how it has ended after housekeeping, if it has. */
    public static Optional<Pending.Over> over(Table table, Telling<Happening> telling) {
        Reckoning reckoning = reckoning(table);
        var endings = new Endings(reckoning, new BattleTerms(table.battle()));
        Optional<Grade> sudden = reckoning.atOnce(); // TGX-4.0.c
        if (sudden.isPresent()) {
            return Optional.of(over(table, endings.by(sudden.get()), SUDDEN, telling));
        }
        return table.turn() >= table.battle().plan().turns() // TGX-4.0.b, R-TGX-127
                ? Optional.of(over(table, endings.atLast(), LAST_TURN, telling))
                : Optional.empty();
    }

    private static Pending.Over over(
            Table table, Ending ending, Clause clause, Telling<Happening> telling) {
        telling.tell(new Happening.BattleEnded(ending.reason(), clause));
        List<Camp> camps = table.battle().plan().sides().stream().map(Camp::of).toList();
        return new Pending.Over(
                ending.winner().map(camps::get),
                Map.of(
                        camps.getFirst(), ending.points().getFirst(),
                        camps.getLast(), ending.points().getLast()),
                clause,
                ending.reason());
    }

    /** The points of a side so far. */
    public static int points(Table table, int side) {
        return reckoning(table).points(side);
    }

    /** How much there is of what a scenario counts. */
    public static int count(Table table, Measure measure) {
        return reckoning(table).count(measure);
    }

    /** The conditions in words, for the scenario card. */
    public static List<String> words(Battle battle) {
        return new VictoryWords(new BattleTerms(battle)).of(battle.plan().victory());
    }
}
