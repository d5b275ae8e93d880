package sandtable.blitzkriegcommander.setup;

import static sandtable.blitzkriegcommander.data.Setting.GUN_IN_WOODS;
import static sandtable.blitzkriegcommander.data.Setting.ROAD_REACH;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.Buried;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Secrets;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.kernel.Violation;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** BKC-SET Set-up: each side in its zone, openly but for mines and fire plans. */
public final class SetUp {
    private SetUp() {}

    static Optional<Violation> check(View view, Decision.Place place) {
        Stand stand = view.table().stand(place.unit());
        if (stand.side() != view.me()) {
            return refused("BKC-SET.1", "%s is not yours", stand.id());
        }
        if (!(stand.start() instanceof Start.OnTable(_, _, Box zone))) {
            return refused("BKC-SET.1", "%s is not set up by itself", stand.id());
        }
        return outside(zone, place.at(), stand.id())
                .or(() -> crowded(view.table(), place.unit(), place.at()))
                .or(() -> barred(view.battle().ground(), stand.type(), place.at(), stand.id()));
    }

    static Optional<Violation> check(View view, Decision.Build build) {
        OrderOfBattle.Site site = view.battle().work(build.work());
        if (site.side() != view.me()) {
            return refused("BKC-SET.1", "%s is not yours", site.id());
        }
        return outside(site.zone(), build.at(), site.id())
                .or(() -> crowded(view.table(), site, build.at()));
    }

    static Optional<Violation> check(View view, Decision.Lay lay) {
        OrderOfBattle.Field field = view.battle().field(lay.mines());
        if (field.side() != view.me()) {
            return refused("BKC-SET.1", "%s is not yours", field.id());
        }
        Box room = Concealment.room(field);
        return outside(room, lay.at(), "the middle of " + field.id())
                .or(() -> crowded(view, field, lay.at()));
    }

    static Optional<Violation> check(View view, Decision.Plan plan) {
        OrderOfBattle.Mission mission = view.battle().mission(plan.mission());
        if (mission.side() != view.me()) {
            return refused("BKC-SET.1", "%s is not yours", mission.id());
        }
        return outside(view.battle().ground().table(), plan.at(), mission.id());
    }

    /** BKC-SET.1: each in its zone. */
    private static Optional<Violation> outside(Box zone, Spot at, Object what) {
        return zone.contains(at)
                ? Optional.empty()
                : refused(
                        "BKC-SET.1",
                        "%s sets up between %s and %s, and %s is not there",
                        what,
                        Centimetres.words(new Spot(zone.west(), zone.south())),
                        Centimetres.words(new Spot(zone.east(), zone.north())),
                        Centimetres.words(at));
    }

    /** BKC-GEO.5: no two bases on each other. */
    static Optional<Violation> crowded(Table table, UnitId unit, Spot at) {
        for (UnitId each : table.ids()) {
            if (table.unit(each).where() instanceof Whereabouts.OnTable(var base)
                    && Bases.overlap(base, at)
                    && !each.equals(unit)) {
                return refused("BKC-GEO.5", "%s would stand on %s", unit, each);
            }
        }
        return Optional.empty();
    }

    /** Each work holds one unit (BKC-WORK.1), so that two are as far apart as bases. */
    private static Optional<Violation> crowded(Table table, OrderOfBattle.Site site, Spot at) {
        return table.battle().order().works().stream()
                .map(OrderOfBattle.Site::id)
                .filter(each -> !each.equals(site.id()))
                .filter(each -> Bases.overlap(table.works().sites().get(each.index()), at))
                .findFirst()
                .flatMap(each -> refused("BKC-WORK.1", "%s would lie on %s", site.id(), each));
    }

    private static Optional<Violation> crowded(View view, OrderOfBattle.Field field, Spot at) {
        Secrets own = view.secrets();
        Box ground = Concealment.field(at).grown(-1);
        return view.battle().order().mines().stream()
                .map(OrderOfBattle.Field::id)
                .filter(each -> !each.equals(field.id()))
                .filter(
                        each ->
                                own.mines()
                                        .get(each.index())
                                        .map(Buried::at)
                                        .filter(other -> Concealment.field(other).meets(ground))
                                        .isPresent())
                .findFirst()
                .flatMap(each -> refused("BKC-MINE.1", "%s would lie on %s", field.id(), each));
    }

    /** BKC-MOVE.3 and BKC-SET.2: ground that it cannot enter, but for guns just inside woods. */
    public static Optional<Violation> barred(Ground ground, UnitType type, Spot at, UnitId what) {
        if (onRoad(ground, at)) {
            return Optional.empty(); // BKC-MOVE.4
        }
        for (Area each : ground.areas()) {
            if (!each.kind().going(type.mobility()).passable()
                    && each.outline().contains(at)
                    && !gunInWoods(type, each, at)) {
                return refused(
                        "BKC-MOVE.3",
                        "%s cannot be in %s at %s",
                        what,
                        each.kind().word(),
                        Centimetres.words(at));
            }
        }
        return Optional.empty();
    }

    private static boolean onRoad(Ground ground, Spot at) {
        for (Line each : ground.lines()) {
            if (each.kind().way() && each.line().within(ROAD_REACH.value(), at)) {
                return true;
            }
        }
        return false;
    }

    /** BKC-SET.2. */
    private static boolean gunInWoods(UnitType type, Area area, Spot at) {
        return type.unitClass() == UnitClass.GUN
                && area.kind() == FeatureKind.WOODS
                && area.outline().edges().stream()
                        .anyMatch(edge -> edge.within(GUN_IN_WOODS.value(), at));
    }

    /** Whether the proposals of a battle are all legal: what is wrong with one, if any is. */
    public static Optional<Violation> fault(Battle battle, Stand stand) {
        if (!(stand.start() instanceof Start.OnTable(Spot at, _, Box zone))) {
            return Optional.empty();
        }
        return outside(zone, at, stand.id())
                .or(() -> crowded(Table.of(battle), stand.id(), at))
                .or(() -> barred(battle.ground(), stand.type(), at, stand.id()));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
