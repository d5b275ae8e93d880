package sandtable.notquitemechanized.scenario;

import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.measuring.Estate;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** NQM-GRADE.1, .3, NQM-ESTATE.4 to .6: what troops may be, and how far apart they begin. */
final class TroopsCheck {
    private static final int MOST_ELITE = 3;

    private TroopsCheck() {}

    static void require(Battle battle, Muster muster) {
        for (Formation each : battle.formations()) {
            if (each.grade() == Grade.ELITE) {
                elite(battle, each, muster.line(each.id()));
            }
            if (each.headquarters()) {
                together(battle, each, muster.line(each.id()));
            }
        }
    }

    /** NQM-GRADE.1: only small units; NQM-GRADE.3: single figures are observers or snipers. */
    private static void elite(Battle battle, Formation formation, Fields line) {
        if (battle.strength(formation.id()) > MOST_ELITE) {
            throw line.wrong(
                    "grade",
                    "Elite units have a strength of %d at most, and this one has %d (NQM-GRADE.1)"
                            .formatted(MOST_ELITE, battle.strength(formation.id())));
        }
        StandType type = battle.stand(formation.bodies().getFirst()).type();
        boolean single = formation.bodies().size() == 1 && type.figures() == 1;
        if (single && !type.is(Note.OBSERVER) && !type.is(Note.SNIPER)) {
            throw line.wrong(
                    "grade",
                    "Elite stands of a single figure are observers or snipers (NQM-GRADE.3)");
        }
    }

    /** NQM-ESTATE.5, .6: the battalions of a brigade or division begin on its front. */
    private static void together(Battle battle, Formation headquarters, Fields line) {
        Estate estate = headquarters.level() == Level.DIVISION ? Estate.DIVISION : Estate.BRIGADE;
        int most = Math.max(estate.front(Estate.Country.OPEN), estate.depth());
        List<Spot> places = places(battle, headquarters.id());
        for (Spot one : places) {
            for (Spot other : places) {
                if (!one.within(most, other)) {
                    throw line.wrong(
                            "id",
                            "its battalions begin %d m apart, and %d m is all they take"
                                    .formatted(one.lengthTo(other), most));
                }
            }
        }
    }

    private static List<Spot> places(Battle battle, UnitId headquarters) {
        var places = new ArrayList<Spot>();
        for (Formation each : battle.formations()) {
            boolean battalion =
                    each.bodies().size() > 1
                            && each.under().filter(headquarters::equals).isPresent();
            Stand first = battle.stand(each.bodies().getFirst());
            if (battalion && first.start() instanceof Start.OnTable(var at, _, _)) {
                places.add(at);
            }
        }
        return places;
    }
}
