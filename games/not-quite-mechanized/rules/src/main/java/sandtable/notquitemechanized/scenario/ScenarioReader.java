package sandtable.notquitemechanized.scenario;

import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.Calendar;
import sandtable.notquitemechanized.battle.Camp;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.OperationOrder;
import sandtable.notquitemechanized.battle.Post;
import sandtable.notquitemechanized.battle.Reports;
import sandtable.notquitemechanized.battle.Works;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.scenario.Card;
import sandtable.scenario.Sides;
import sandtable.space.measured.Box;
import sandtable.space.measured.Outline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads a scenario. One that makes no sense is refused with file, line and field. */
public final class ScenarioReader {
    private static final int MOST_BOUNDS = 48;
    private static final int LAST_HOUR = 23;
    private static final int CLEAR = 20000;

    private ScenarioReader() {}

    public static Battle read(Scenario scenario) {
        Fields fields = scenario.fields();
        Card card = Card.read(fields);
        CardCheck.require(fields, card);
        Ground ground = GroundReader.read(fields.table("table"));
        var places = new PlaceFields(ground.table());
        Sides sides = Sides.read(fields);
        Calendar calendar = calendar(fields.table("clock"));
        var muster = new Muster();
        var stands = new StandReader(places, sides.sides(), muster, calendar.bounds());
        fields.tables("headquarters").forEach(stands::read);
        var battalions =
                new BattalionReader(
                        places, sides.sides(), muster, reclassed(fields), calendar.bounds());
        fields.tables("battalion").forEach(each -> battalions.read(each, ground));
        fields.tables("stand").forEach(stands::read);
        List<Link> links = LinkReader.read(muster);
        Optional<Fields> rules =
                fields.has("rules") ? Optional.of(fields.table("rules")) : Optional.empty();
        List<Post> posts =
                new PostReader(sides.sides(), muster, links)
                        .read(fields.tables("post"), seats(rules));
        var battle =
                new Battle(
                        scenario.id(),
                        card.title(),
                        ground,
                        calendar,
                        camps(sides),
                        posts,
                        muster.formations(),
                        muster.stands(),
                        links,
                        muster.rounds(),
                        new Works(muster.dug(), mines(fields, sides, places)),
                        List.of(),
                        new VictoryReader(sides.sides(), places).read(fields),
                        reports(rules));
        TroopsCheck.require(battle, muster);
        rules.ifPresent(Fields::nothingElse);
        fields.nothingElse();
        return planned(battle, sides, places);
    }

    private static Calendar calendar(Fields clock) {
        int bounds = clock.number("bounds", 1, MOST_BOUNDS);
        var calendar =
                new Calendar(
                        bounds,
                        clock.number("hour", 0, LAST_HOUR),
                        clock.has("day") ? clock.number("day", 1, bounds) : bounds,
                        clock.number("sight", CLEAR));
        clock.nothingElse();
        return calendar;
    }

    private static List<Camp> camps(Sides sides) {
        var camps = new ArrayList<Camp>();
        for (int i = 0; i < sides.sides().size(); i++) {
            Fields side = sides.tables().get(i);
            camps.add(
                    new Camp(
                            sides.sides().get(i).id(),
                            side.flag("radios", false),
                            side.flag("surprised", false),
                            side.number("stores", 0)));
        }
        return camps;
    }

    /** C17: one post for each side with everything, unless a staff is wished for. */
    private static PostReader.Seats seats(Optional<Fields> rules) {
        return chosen(rules, "posts", PostReader.Seats.values(), PostReader.Seats.ONE);
    }

    private static Reports reports(Optional<Fields> rules) {
        return chosen(rules, "reports", Reports.values(), Reports.NOW);
    }

    private static <T extends Enum<T>> T chosen(
            Optional<Fields> rules, String key, T[] values, T usual) {
        return rules.filter(each -> each.has(key))
                .map(each -> each.one(key, values, one -> one.name().toLowerCase(Locale.ROOT)))
                .orElse(usual);
    }

    /** NQM-NOTE.2, .3. */
    private static Map<String, WeaponClass> reclassed(Fields fields) {
        var reclassed = new HashMap<String, WeaponClass>();
        for (Fields each : fields.tables("reclass")) {
            StandType type = StandType.all().find(each, "type", "stand type");
            reclassed.put(type.id(), each.one("armour", WeaponClass.values(), WeaponClass::name));
            each.nothingElse();
        }
        return reclassed;
    }

    private static List<Works.Belt> mines(Fields fields, Sides sides, PlaceFields places) {
        var mines = new ArrayList<Works.Belt>();
        for (Fields each : fields.tables("mines")) {
            Box box = places.box(each, "box");
            mines.add(
                    new Works.Belt(
                            each.shortName("id"),
                            Sides.index(sides.sides(), each, "side"),
                            Outline.rectangle(box.west(), box.south(), box.east(), box.north())));
            each.nothingElse();
        }
        return mines;
    }

    private static Battle planned(Battle battle, Sides sides, PlaceFields places) {
        var plans = new ArrayList<OperationOrder>();
        for (int camp = 0; camp < battle.camps().size(); camp++) {
            Fields side = sides.tables().get(camp);
            OperationOrder whole = PlanReader.read(side, battle, camp, places);
            side.nothingElse();
            for (Side each : battle.sidesOf(camp)) {
                int post = battle.post(each);
                plans.add(
                        whole.of(
                                unit -> battle.formation(unit).post() == post,
                                body -> battle.stand(body).unit()));
            }
        }
        return new Battle(
                battle.id(),
                battle.title(),
                battle.ground(),
                battle.calendar(),
                battle.camps(),
                battle.posts(),
                battle.formations(),
                battle.stands(),
                battle.links(),
                battle.fireUnits(),
                battle.works(),
                plans,
                battle.victory(),
                battle.reports());
    }
}
