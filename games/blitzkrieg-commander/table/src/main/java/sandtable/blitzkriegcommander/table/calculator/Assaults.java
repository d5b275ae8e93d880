package sandtable.blitzkriegcommander.table.calculator;

import sandtable.blitzkriegcommander.assault.AssaultSurvey;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.table.AssaultForecast;
import sandtable.scene.Forecast;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** BKC-CA, BKC-CARES: a close assault, when all have come into contact. */
record Assaults(Given given) {
    private static final int MOST = 6;
    private static final String ASSAULT = "assault";
    private static final String DEFENDERS = "defenders";
    private static final String REAR = "/rear";

    /** Where they touch the unit assaulted, which looks north. */
    private static final Spot BEFORE = Bare.at(0, 31);

    private static final Spot BEHIND = Bare.at(0, -31);

    /** Where another defender touches those before, in their front. */
    private static final Spot BESIDE = Bare.at(27, 15);

    private static final int SUPPORT_MM = 80;

    Forecast forecast() {
        given.needs(DEFENDERS, "whom do they assault?");
        var table = new Bare();
        UnitId target = defenders(table);
        var assaulters = new ArrayList<UnitId>();
        boolean before = false;
        for (String each : given.counted(ASSAULT, MOST)) {
            boolean rear = each.endsWith(REAR);
            String id = rear ? each.substring(0, each.length() - REAR.length()) : each;
            UnitType type = given.fighter(ASSAULT, id);
            assaulters.add(
                    table.unit(
                            Bare.OWN,
                            type,
                            rear ? BEHIND : BEFORE,
                            rear ? Heading.NORTH : Heading.SOUTH));
            before |= !rear;
        }
        support(table, Bare.OWN, "support", Bare.at(0, 31 + SUPPORT_MM));
        support(table, Bare.ENEMY, "defending-support", Bare.at(SUPPORT_MM, before ? 31 : -31));
        View view = table.view();
        for (UnitId each : assaulters) {
            Given.refuse(ASSAULT, AssaultSurvey.check(view.table(), each, target));
        }
        return AssaultForecast.of(AssaultSurvey.of(view.table(), assaulters, target));
    }

    /** The first is the unit assaulted. */
    private UnitId defenders(Bare table) {
        List<String> ids = given.counted(DEFENDERS, MOST);
        UnitId target = defender(table, ids.getFirst(), Bare.MIDDLE);
        Shelter.lay(table, given.text("cover"), Bare.MIDDLE);
        ids.stream().skip(1).forEach(each -> defender(table, each, BESIDE));
        return target;
    }

    private UnitId defender(Bare table, String id, Spot at) {
        UnitType type = given.fighter(DEFENDERS, id);
        UnitId unit = table.unit(Bare.ENEMY, type, at, Heading.NORTH);
        table.that(each -> each.withSuppressed(given.yes("suppressed")));
        table.that(each -> each.withHullDown(given.yes("hull-down")));
        return unit;
    }

    private void support(Bare table, int side, String field, Spot at) {
        for (String each : given.counted(field, MOST)) {
            table.unit(side, given.fighter(field, each), at, Heading.NORTH);
        }
    }
}
