package sandtable.notquitemechanized.table.calculator;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Instructions.Change;
import sandtable.notquitemechanized.recce.Encounter;
import sandtable.notquitemechanized.recce.Finding;
import sandtable.scene.Forecast;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** NQM-RECCE: somebody comes up against a concealed enemy. */
final class RecceOdds {
    private static final Clause DICE = Clause.of("NQM-RECCE.2");

    private RecceOdds() {}

    static Forecast of(Given given) {
        var hold = given.word("hold", Instructions.HoldFire.class);
        var encounter =
                new Encounter(
                        given.grade("recce"),
                        given.word("troops", Troops.class) == Troops.RECCE,
                        given.grade("hider"),
                        Instructions.USUAL.with(new Change.ToHold(hold)));
        var labels = new ArrayList<String>();
        var cells = new ArrayList<Forecast.Cell>();
        var figures = new ArrayList<Forecast.Figure>();
        encounter
                .odds()
                .forEach(
                        (finding, chance) -> {
                            cells.add(new Forecast.Cell(labels.size(), 0, chance));
                            labels.add(words(finding));
                            figures.add(
                                    new Forecast.Figure(
                                            words(finding), chance, Forecast.Measure.PROBABILITY));
                        });
        return new Forecast(
                "a recce sequence",
                DICE,
                List.of(),
                new Forecast.Axis("finding", "what comes of it", labels),
                Forecast.Axis.NONE,
                cells,
                figures);
    }

    private enum Troops {
        RECCE,
        OTHERS
    }

    private static String words(Finding finding) {
        return switch (finding) {
            case Finding.Quiet.SEEN -> "sees who hides";
            case Finding.Quiet.LET_PASS -> "is let pass";
            case Finding.Fire(var why, var band) ->
                    "%s at %s range".formatted(lower(why), lower(band));
        };
    }

    private static String lower(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
