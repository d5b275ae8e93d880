package sandtable.blitzkriegcommander.table.calculator;

import static sandtable.blitzkriegcommander.data.Setting.BASE;

import sandtable.blitzkriegcommander.action.CommandRule;
import sandtable.blitzkriegcommander.air.AirRequests;
import sandtable.blitzkriegcommander.air.StrikeSurvey;
import sandtable.blitzkriegcommander.artillery.ArtilleryRequests;
import sandtable.blitzkriegcommander.artillery.RequestSurvey;
import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.Camp;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.AircraftType;
import sandtable.blitzkriegcommander.forces.GunType;
import sandtable.blitzkriegcommander.forces.UnitTypes;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.table.SupportForecast;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.scene.Forecast;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** BKC-AREQ to BKC-ARES, BKC-RREQ to BKC-RRES: a request for guns or aircraft. */
record Requests(Given given) {
    private static final int MOST = 12;
    private static final String REQUEST = "request";
    private static final String STRIKE = "strike";
    private static final String UNITS = "units";
    private static final String GUARDS = "guards";
    private static final int HILL_MM = 20;
    private static final int GUARD_MM = 200;

    Forecast artillery() {
        var table = new Bare();
        UnitId observer = observer(table, "fao");
        var guns = new ArrayList<GunId>();
        for (String each : given.counted(REQUEST, MOST)) {
            guns.add(table.gun(given.one(REQUEST, each, GunType.all(), "gun")));
        }
        units(table);
        View view = table.view();
        var request = new Decision.Request(observer, Bare.MIDDLE, guns, pattern());
        List<Decision> earlier = checked(REQUEST, new ArtilleryRequests(), view, request);
        return forecast(view).of(RequestSurvey.of(view, earlier, request));
    }

    Forecast air() {
        var table = new Bare();
        table.enemyAir(Camp.Superiority.valueOf(given.text("enemy-air").toUpperCase(Locale.ROOT)));
        UnitId observer = observer(table, "fac");
        var aircraft = new ArrayList<AircraftId>();
        for (String each : given.counted(STRIKE, MOST)) {
            aircraft.add(table.aircraft(given.one(STRIKE, each, AircraftType.all(), "aircraft")));
        }
        for (String each : given.counted(GUARDS, MOST)) {
            table.unit(Bare.ENEMY, given.unit(GUARDS, each), Bare.at(GUARD_MM, 0), Heading.NORTH);
        }
        Decision strike;
        if (given.has("target")) {
            var type = given.unit("target", given.text("target"));
            UnitId target = table.unit(Bare.ENEMY, type, Bare.MIDDLE, Heading.NORTH);
            Shelter.lay(table, given.text("cover"), Bare.MIDDLE);
            strike = new Decision.Hunt(observer, target, aircraft);
        } else {
            units(table);
            strike = new Decision.Strike(observer, Bare.MIDDLE, aircraft);
        }
        View view = table.view();
        List<Decision> earlier = checked(STRIKE, new AirRequests(), view, strike);
        return forecast(view).of(StrikeSurvey.of(view, earlier, strike));
    }

    private static SupportForecast forecast(View view) {
        return new SupportForecast(view.table(), Bare.OWN);
    }

    private List<Decision> checked(String field, CommandRule rule, View view, Decision request) {
        List<Decision> earlier = Collections.nCopies(given.number("earlier"), request);
        Given.refuse(field, rule.check(view, earlier, request));
        return earlier;
    }

    /** South of the aiming point, on a hill if it is to be higher. */
    private UnitId observer(Bare table, String type) {
        given.needs("cv", "the Command Value of who asks");
        Spot at = Bare.at(0, -Math.abs(given.mm("distance")) - BASE.value() / 2);
        if (given.yes("higher")) {
            table.area(FeatureKind.HILL, 1, at, HILL_MM);
        }
        var is = UnitTypes.all().find(type).orElseThrow();
        return table.unit(Bare.OWN, is, given.number("cv"), at, Heading.NORTH);
    }

    private Pattern pattern() {
        return switch (given.text("pattern")) {
            case "barrage" -> new Pattern.Barrage(new Heading(given.number("direction")));
            case "smoke" -> new Pattern.SmokeScreen();
            default -> new Pattern.Concentration();
        };
    }

    /** Units near the aiming point: {@code us-rifle@-4/2.5}, centimetres east and north of it. */
    private void units(Bare table) {
        for (String each : given.counted(UNITS, MOST)) {
            String[] parts = each.split("[@/]", -1);
            if (parts.length != 3) {
                throw Given.wrong(
                        UNITS,
                        "\"%s\" needs its place, such as %s@-4/2.5: centimetres east and north"
                                        .formatted(each, parts[0])
                                + " of the aiming point");
            }
            Spot at = Bare.at(given.mm(UNITS, parts[1]), given.mm(UNITS, parts[2]));
            table.unit(Bare.ENEMY, given.unit(UNITS, parts[0]), at, Heading.NORTH);
            Shelter.lay(table, given.text("cover"), at);
        }
    }
}
