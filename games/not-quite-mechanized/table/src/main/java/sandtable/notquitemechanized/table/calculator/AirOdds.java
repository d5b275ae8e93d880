package sandtable.notquitemechanized.table.calculator;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.air.Raid;
import sandtable.notquitemechanized.assault.Dice;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fireplan.Salvo;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.scene.Forecast;

import java.util.ArrayList;
import java.util.List;

/** NQM-AIR: air stands that fight light AA first and then attack as guns. */
final class AirOdds {
    private static final Clause AIR = Clause.of("NQM-AIR.1");
    private static final int ATTACKS = 2; // NQM-AIR.6

    private AirOdds() {}

    static Forecast of(Given given) {
        if (!given.has("aircraft")) {
            throw Given.wrong("aircraft", "what are they? strafing, dive-bombers, heavy-bombers");
        }
        StandType type = given.stand("aircraft", Arm.AIR);
        var flyers = new ArrayList<Raid.Flyer>();
        for (int i = 0; i < given.number("air"); i++) {
            var air = new BodyId(i, "air");
            var attacks = Salvo.of(air, type, ATTACKS, given.weapon("target")).shots();
            flyers.add(new Raid.Flyer(air, type.strength(), attacks));
        }
        var guns = new ArrayList<Raid.Gun>();
        for (int i = 0; i < given.number("guns"); i++) {
            guns.add(new Raid.Gun(new BodyId(i, "gun"), List.of(WeaponClass.L)));
        }
        var tie = Dice.tie(given.grade("grade"), given.grade("guns-grade"));
        return of(new Raid(flyers, guns, tie, given.yes("pressed")));
    }

    static Forecast of(Raid raid) {
        var cells = new ArrayList<Forecast.Cell>();
        double driven = 0;
        double hits = 0;
        double aa = 0;
        double air = 0;
        for (var each : raid.odds().entrySet()) {
            Raid.Result result = each.getKey();
            double chance = each.getValue();
            cells.add(new Forecast.Cell(result.hits(), result.airLost(), chance));
            driven += result.drivenOff() ? chance : 0;
            hits += result.hits() * chance;
            aa += result.aaLost() * chance;
            air += result.airLost() * chance;
        }
        return new Forecast(
                "an air attack",
                AIR,
                List.of(),
                new Forecast.Axis("hits", "hits on the target"),
                new Forecast.Axis("lost", "casualties of the aircraft"),
                cells,
                List.of(
                        new Forecast.Figure("driven off", driven, Forecast.Measure.PROBABILITY),
                        new Forecast.Figure("mean hits", hits, Forecast.Measure.NUMBER),
                        new Forecast.Figure("mean losses of AA", aa, Forecast.Measure.NUMBER),
                        new Forecast.Figure("mean losses of air", air, Forecast.Measure.NUMBER)));
    }
}
