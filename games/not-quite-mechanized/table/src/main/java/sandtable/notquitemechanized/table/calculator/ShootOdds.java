package sandtable.notquitemechanized.table.calculator;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Odds;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.fireplan.Salvo;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.scene.Forecast;

import java.util.ArrayList;
import java.util.List;

/** NQM-ARTY: a shoot on troops or armour of one class. */
final class ShootOdds {
    private static final Clause SHOOT = Clause.of("NQM-ARTY.5");

    private ShootOdds() {}

    static Forecast of(Given given) {
        StandType gun = given.stand("shoot", Arm.ARTILLERY);
        return of(
                gun,
                Salvo.of(Given.NOBODY, gun, given.number("units"), given.weapon("target")),
                "pinned and disorganised");
    }

    /**
     * @param effect what the first hit does to those in the zone
     */
    static Forecast of(StandType gun, Volley volley, String effect) {
        var cells = new ArrayList<Forecast.Cell>();
        double mean = 0;
        double any = 0;
        for (var each : Odds.of(chance -> volley.thrown(chance).hits()).entrySet()) {
            cells.add(new Forecast.Cell(each.getKey(), 0, each.getValue()));
            mean += each.getKey() * each.getValue();
            any += each.getKey() > 0 ? each.getValue() : 0;
        }
        return new Forecast(
                "a shoot of " + gun.name(),
                SHOOT,
                FirefightOdds.reasons(volley, "shoot"),
                new Forecast.Axis("hits", "hits"),
                Forecast.Axis.NONE,
                cells,
                List.of(
                        new Forecast.Figure(effect, any, Forecast.Measure.PROBABILITY),
                        new Forecast.Figure("mean hits", mean, Forecast.Measure.NUMBER)));
    }
}
