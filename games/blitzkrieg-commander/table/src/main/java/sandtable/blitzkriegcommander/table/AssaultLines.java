package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** Close assaults. */
record AssaultLines(Told told) {
    private static final int NO_SAVE = 7;

    LogLine of(AssaultHappening event) {
        return switch (event) {
            case AssaultHappening.CameToNothing(var target, var clause) ->
                    told.said(
                            "The assault on %s comes to nothing".formatted(told.unit(target)),
                            clause,
                            target);
            case AssaultHappening.Fought fought -> fought(fought);
            case AssaultHappening.MustRetreat(var units, var dice, int mm, var clause) ->
                    new LogLine(
                            "%s must retreat %s".formatted(told.all(units), Names.cm(mm)),
                            dice.isEmpty() ? List.of() : List.of(Told.sum("retreat", dice)),
                            List.of(),
                            clause,
                            List.of());
            case AssaultHappening.Retreated(var unit, var from, var to, var clause) ->
                    Told.at(
                            "%s retreats to %s".formatted(told.unit(unit), Names.at(to)),
                            clause,
                            from,
                            to);
            case AssaultHappening.Consolidated(var unit, var from, var to, var clause) ->
                    Told.at(
                            "%s consolidates at %s".formatted(told.unit(unit), Names.at(to)),
                            clause,
                            from,
                            to);
        };
    }

    private LogLine fought(AssaultHappening.Fought fought) {
        var dice = new ArrayList<LogLine.Dice>();
        var reasons = new ArrayList<Reason>();
        rolled(dice, reasons, "assault", fought.assault());
        rolled(dice, reasons, "defence", fought.defence());
        return new LogLine(
                "Round %d of the assault of %s on %s: %d to %d"
                        .formatted(
                                fought.round(),
                                told.all(fought.assaulters()),
                                told.all(fought.defenders()),
                                fought.assault().scored(),
                                fought.defence().scored()),
                dice,
                reasons,
                fought.clause(),
                List.of(told.where(fought.defenders().getFirst())));
    }

    private static void rolled(
            List<LogLine.Dice> dice,
            List<Reason> reasons,
            String whose,
            AssaultHappening.Rolled rolled) {
        reasons.addAll(Told.reasons(rolled.dice()));
        dice.add(Told.count(whose, rolled.attacks(), rolled.score()));
        if (!rolled.saves().isEmpty()) {
            dice.add(Told.count("saves against it", rolled.saves(), NO_SAVE));
        }
    }
}
