package sandtable.tacticalgamex.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.combat.BridgeAttacks;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.movement.StreamCrossing;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Works;
import sandtable.tacticalgamex.state.Works.EngineerAction;
import sandtable.tacticalgamex.state.Works.EngineerAction.Project;
import sandtable.tacticalgamex.state.Works.FailedAttempt;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.List;
import java.util.Optional;

/**
 * TGX-9.2 Bridges that are blown and roads that are blocked: activations in the hex, which need not
 * follow each other (TGX-9.2.h), and a last one in which the engineer leaves and a die is rolled.
 */
public final class EngineerActions {
    private static final int SIDES = 6;
    private static final int FOR_A_BRIDGE = 3;
    private static final int IN_WOODS = 2;
    private static final int ELSEWHERE = 4;
    private static final int USUAL = 5;

    /** TGX-9.2.j: what a second attempt needs after no, one and two activations before the last. */
    private static final List<Integer> SECOND = List.of(2, 4, USUAL);

    private static final Clause ROLLED = Clause.of("TGX-9.2.f");
    private static final Clause OBSTACLE = Clause.of("TGX-9.2.n");

    private EngineerActions() {}

    /** TGX-9.2.e, TGX-9.2.m: how many activations it takes before the one in which it leaves. */
    private static int steps(Table table, int hex, Project project) {
        return switch (project) {
            case DEMOLITION -> FOR_A_BRIDGE - 1;
            case OBSTACLE ->
                    (table.ground().kind(hex) == TerrainKind.WOODS ? IN_WOODS : ELSEWHERE) - 1;
        };
    }

    private static int done(Table table, UnitId engineer) {
        return table.counters().works().of(engineer).map(EngineerAction::steps).orElse(0);
    }

    private static FailedAttempt attempt(Table table, UnitId engineer, HexId hex, Project project) {
        return new FailedAttempt(hex, table.stand(engineer).side(), project);
    }

    private static boolean failedBefore(Table table, UnitId engineer, HexId hex, Project project) {
        return table.counters().works().failed().contains(attempt(table, engineer, hex, project));
    }

    /** The highest die that succeeds when an engineer leaves now. */
    private static int highest(Table table, UnitId engineer, HexId hex, Project project) {
        boolean second =
                project == Project.DEMOLITION && failedBefore(table, engineer, hex, project);
        return second
                ? SECOND.get(Math.min(done(table, engineer), SECOND.size() - 1))
                : USUAL; // TGX-9.2.f, TGX-9.2.n
    }

    /** Why it cannot spend one more activation there. */
    static Optional<Violation> checkStep(Table table, UnitId engineer, HexId hex, Project project) {
        Optional<Violation> broken = checkPlace(table, engineer, hex, project);
        if (broken.isPresent()) {
            return broken;
        }
        boolean again = // TGX-9.2.n, R-TGX-152: an obstacle that failed is ready
                project == Project.OBSTACLE && failedBefore(table, engineer, hex, project);
        return again || done(table, engineer) >= steps(table, hex.index(), project)
                ? refused(
                        "TGX-9.2.f",
                        "all is ready at %s: %s has to leave",
                        hex.name(),
                        engineer.called())
                : Optional.empty();
    }

    /** Why it cannot leave and see whether it succeeds. */
    static Optional<Violation> checkLast(
            Occupation occupation, UnitId engineer, HexId hex, Project project) {
        Table table = occupation.table();
        Optional<Violation> broken = checkPlace(table, engineer, hex, project);
        if (broken.isPresent()) {
            return broken;
        }
        int needed = steps(table, hex.index(), project);
        boolean ready =
                done(table, engineer) >= needed
                        || failedBefore(table, engineer, hex, project); // TGX-9.2.j, TGX-9.2.n
        if (!ready) {
            return refused(
                    project == Project.DEMOLITION ? "TGX-9.2.e" : "TGX-9.2.m",
                    "%s has spent %d activations at %s and needs %d before the last",
                    engineer.called(),
                    done(table, engineer),
                    hex.name(),
                    needed);
        }
        boolean wayOut = new UnitMovement(occupation, Walk.of(table, engineer)).reach().count() > 1;
        return wayOut // R-TGX-147
                ? Optional.empty()
                : refused("TGX-9.2.f", "%s cannot leave %s", engineer.called(), hex.name());
    }

    private static Optional<Violation> checkPlace(
            Table table, UnitId engineer, HexId hex, Project project) {
        if (table.unit(engineer).hex() != hex.index()) {
            return refused("TGX-9.2.e", "%s is not at %s", engineer.called(), hex.name());
        }
        return checkHex(table, hex, project)
                .or(() -> checkMarkers(table, engineer, hex, project))
                .or(() -> DemolitionsAndObstacles.checkVehicle(table, engineer.index()));
    }

    private static Optional<Violation> checkHex(Table table, HexId hex, Project project) {
        Counters counters = table.counters();
        int at = hex.index();
        if (project == Project.DEMOLITION) {
            return table.bridge(at)
                    ? Optional.empty()
                    : refused("TGX-9.2.e", "there is no bridge at %s", hex.name());
        }
        if (!road(table, at)) {
            return refused("TGX-9.2.l", "no road runs through %s", hex.name());
        }
        boolean taken = // R-TGX-151
                counters.blocks().contains(at)
                        || counters.positions().contains(at)
                        || counters.fort(at);
        return taken
                ? refused("TGX-8.5.a", "there is no room for a block at %s", hex.name())
                : Optional.empty();
    }

    private static boolean road(Table table, int hex) {
        for (int direction = 0; direction < SIDES; direction++) {
            if (table.ground().map().road(hex, direction)) {
                return true;
            }
        }
        return false;
    }

    /** R-TGX-150: one piece of work to a hex and side, and to an engineer. */
    private static Optional<Violation> checkMarkers(
            Table table, UnitId engineer, HexId hex, Project project) {
        int side = table.stand(engineer).side();
        for (EngineerAction each : table.counters().works().actions()) {
            boolean own = each.engineer().equals(engineer);
            boolean there =
                    each.hex().equals(hex)
                            && table.unit(each.engineer()).hex() == hex.index()
                            && table.stand(each.engineer()).side() == side;
            if (own && each.project() != project || !own && there) {
                return refused("TGX-9.2.e", "other work is under way at %s", each.hex().name());
            }
        }
        return Optional.empty();
    }

    /** One more activation spent there. */
    static Table step(Table table, UnitId engineer, HexId hex, Project project) {
        return with(table, table.counters().works().advanced(hex, engineer, project));
    }

    /** It sets out: the die is rolled as soon as it has left. */
    static Table last(Table table, UnitId engineer, HexId hex, Project project) {
        return with(table, table.counters().works().leaving(hex, engineer, project));
    }

    /** A unit has left a hex: the die is rolled, or what it had begun is void (TGX-9.2.h). */
    public static Table left(Table table, int unit, int from, Telling<Happening> telling) {
        Works works = table.counters().works();
        if (works.actions().isEmpty()) {
            return table;
        }
        UnitId engineer = table.unitId(unit);
        Optional<EngineerAction> action =
                works.of(engineer).filter(each -> each.hex().index() == from);
        if (action.isEmpty()) {
            return table;
        }
        return action.get().leaving()
                ? rolled(table, action.get(), telling)
                : with(table, works.without(engineer));
    }

    private static Table rolled(Table table, EngineerAction action, Telling<Happening> telling) {
        UnitId engineer = action.engineer();
        HexId hex = action.hex();
        Project project = action.project();
        Optional<TemporaryBridge> temporary = table.counters().works().bridgeAt(hex.index());
        if (project == Project.DEMOLITION && temporary.isPresent()) {
            Table left = with(table, table.counters().works().without(engineer));
            return BridgeAttacks.fall(left, temporary.get(), telling); // TGX-9.3.m: no die
        }
        int highest = highest(table, engineer, hex, project);
        int die = Dice.roll(telling, table.stand(engineer).side());
        boolean demolition = project == Project.DEMOLITION;
        telling.tell(
                new Happening.EngineersRolled(
                        engineer, hex, project, die, highest, demolition ? ROLLED : OBSTACLE));
        boolean before = failedBefore(table, engineer, hex, project);
        FailedAttempt attempt = attempt(table, engineer, hex, project);
        Works works = table.counters().works().without(engineer);
        if (die > highest) {
            boolean forgotten = before && demolition; // TGX-9.2.k
            works = forgotten ? works.without(attempt) : before ? works : works.with(attempt);
            return with(table, works);
        }
        Table now = with(table, works.without(attempt));
        now = demolition ? blown(now, hex, telling) : now;
        return now.with(now.counters().withBlock(hex.index())); // TGX-9.2.g, TGX-9.2.l
    }

    /** R-TGX-148: the hex is a stream now; whoever was on the bridge falls. */
    private static Table blown(Table table, HexId hex, Telling<Happening> telling) {
        Table now = with(table, table.counters().works().blown(hex));
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).hex() == hex.index() && !table.unit(i).inStream()) {
                now =
                        StreamCrossing.mayEnter(table.stand(i))
                                ? now.with(i, now.unit(i).with(Mark.DOWN))
                                : Casualties.lost(now, i, telling);
            }
        }
        return now;
    }

    /** The move is over and it is where it was: what it has done there still counts. */
    public static Table stayed(Table table, int unit) {
        Works works = table.counters().works();
        return works.actions().isEmpty()
                ? table
                : works.of(table.unitId(unit))
                        .filter(EngineerAction::leaving)
                        .map(each -> with(table, works.stayed(each)))
                        .orElse(table);
    }

    /** R-TGX-100: the markers of engineers who are gone are removed. */
    public static Table housekeeping(Table table) {
        Table now = table;
        for (EngineerAction each : table.counters().works().actions()) {
            if (table.unit(each.engineer()).hex() != each.hex().index()) {
                now = with(now, now.counters().works().without(each.engineer()));
            }
        }
        return now;
    }

    private static Table with(Table table, Works works) {
        return table.with(table.counters().with(works));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
