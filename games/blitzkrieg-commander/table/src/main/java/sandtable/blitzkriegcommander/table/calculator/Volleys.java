package sandtable.blitzkriegcommander.table.calculator;

import static sandtable.blitzkriegcommander.data.Setting.BASE;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Attack;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.Refuge;
import sandtable.blitzkriegcommander.fire.Score;
import sandtable.blitzkriegcommander.fire.Targets;
import sandtable.blitzkriegcommander.forces.Save;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.forces.UnitTypes;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.table.FireForecast;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.scene.Forecast;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** BKC-FIRE, BKC-CAS: fire of some units at one, or just so many dice. */
record Volleys(Given given) {
    private static final int MOST = 20;
    private static final String FIRE = "fire";
    private static final String TARGET = "target";

    /** The spotter of those who do not see stands aside. */
    private static final int SPOTTER_MM = 500;

    private static final int SCREEN_MM = 10;

    Forecast fire() {
        given.needs(TARGET, "whom do they fire at?");
        var table = new Bare();
        UnitId target = target(table);
        var firers = new ArrayList<UnitId>();
        boolean unseen = false;
        for (String each : given.counted(FIRE, MOST)) {
            Firer firer = Firer.of(given, each);
            firers.add(firer.lay(table));
            unseen |= firer.unseen();
        }
        Optional<UnitId> spotter = unseen ? Optional.of(spotter(table)) : Optional.empty();
        View view = table.view();
        var means = Decision.Means.valueOf(given.text("means").toUpperCase(Locale.ROOT));
        for (UnitId each : firers) {
            Given.refuse(FIRE, Targets.check(view.table(), each, target, means, spotter));
        }
        return new FireForecast(view).of(new Decision.Fire(firers, target, means));
    }

    private UnitId target(Bare table) {
        UnitType type = given.unit(TARGET, given.text(TARGET));
        int markers = given.number("markers");
        if (markers >= type.hits()) {
            throw Given.wrong(
                    "markers", "%s is knocked out by %d".formatted(type.id(), type.hits()));
        }
        UnitId target = table.unit(Bare.ENEMY, type, Bare.MIDDLE, Heading.NORTH);
        table.that(each -> each.withHits(markers));
        table.that(each -> each.withSuppressed(given.yes("suppressed")));
        table.that(each -> each.withHullDown(given.yes("hull-down")));
        Shelter.lay(table, given.text("cover"), Bare.MIDDLE);
        return target;
    }

    private static UnitId spotter(Bare table) {
        var hq = UnitTypes.all().find("hq").orElseThrow();
        return table.unit(Bare.OWN, hq, 8, Bare.at(-SPOTTER_MM, 0), Heading.EAST);
    }

    /** One who fires: {@code us-sherman-75@32/flank}. */
    private record Firer(UnitType type, int mm, Set<String> words) {
        private static final Set<String> KNOWN = Set.of("flank", "rear", "unseen");

        static Firer of(Given given, String text) {
            int at = text.indexOf('@');
            if (at < 0) {
                throw Given.wrong(
                        FIRE,
                        "\"%s\" needs its distance in centimetres, such as %s@30"
                                .formatted(text, text));
            }
            String[] rest = text.substring(at + 1).split("/");
            Set<String> words = Set.of(Arrays.copyOfRange(rest, 1, rest.length));
            for (String each : words) {
                if (!KNOWN.contains(each)) {
                    throw Given.wrong(
                            FIRE, "/" + each + " is not one of /flank, /rear and /unseen");
                }
            }
            var type = given.fighter(FIRE, text.substring(0, at));
            return new Firer(type, Math.abs(given.mm(FIRE, rest[0])), words);
        }

        boolean unseen() {
            return words.contains("unseen");
        }

        /** The target looks north: before it, behind it, or east where something hides it. */
        UnitId lay(Bare table) {
            int centres = mm + BASE.value();
            boolean behind = words.contains("flank") || words.contains("rear");
            Spot at = unseen() ? Bare.at(centres, 0) : Bare.at(0, behind ? -centres : centres);
            if (unseen()) {
                Spot between = Bare.at(centres / 2, 0);
                table.area(FeatureKind.WOODS, 0, between, SCREEN_MM);
            }
            return table.unit(Bare.OWN, type, at, Facing.towards(at, Bare.MIDDLE));
        }
    }

    /** So many dice at something that has just this save and takes just so many hits. */
    Forecast dice() {
        var save = new Save(given.number("save"));
        var table = new Bare();
        UnitId target =
                table.unit(
                        Bare.ENEMY, like(save, given.number("hits")), Bare.MIDDLE, Heading.NORTH);
        table.that(each -> each.withSuppressed(given.yes("suppressed")));
        var part = new Sum.Part("attacks", given.number("attacks"), Clause.of("BKC-CAS.1"));
        var score = new Score(given.number("score"), Clause.of("BKC-CAS.4"));
        var group = new Group(score, save, Sum.of(Group.ATTACKS, List.of(part)));
        var attack =
                new Attack(target, List.of(), List.of(group), new Refuge.AwayFrom(Bare.MIDDLE));
        return new FireForecast(table.view()).of("An attack", FireForecast.groups(attack), attack);
    }

    private static UnitType like(Save save, int hits) {
        UnitType some = UnitTypes.all().find("us-rifle").orElseThrow();
        return new UnitType(
                "target",
                "Target",
                some.unitClass(),
                some.mobility(),
                some.role(),
                some.moveMm(),
                some.ap(),
                some.at(),
                some.leastRangeMm(),
                some.antiAircraft(),
                some.flame(),
                some.assault(),
                hits,
                save,
                some.carries(),
                some.tows(),
                some.cost(),
                some.notes());
    }
}
