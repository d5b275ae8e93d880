package sandtable.notquitemechanized.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.Crossing;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.WorkHappening;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** NQM-TASK: what is there when a task is done. */
final class Results {
    private static final int NUMBERS = 1000;

    private Results() {}

    static State of(State state, Formation formation, Order.Work work, Telling<Happening> telling) {
        return switch (work.task()) {
            case DIG_IN -> state.with(dugIn(state.table(), formation)); // NQM-TASK.10
            case FORTIFY -> state.with(fortified(state.table(), formation, work.at()));
            case BRIDGEHEAD ->
                    crossing(state, Crossing.Kind.BRIDGEHEAD, work.at(), "NQM-TASK.5", telling);
            case BRIDGE -> crossing(state, Crossing.Kind.BRIDGE, work.at(), "NQM-TASK.6", telling);
            case DEMOLISH_MAJOR ->
                    crossing(state, Crossing.Kind.BLOWN, work.at(), "NQM-TASK.8", telling);
            case DEMOLISH_MINOR ->
                    crossing(state, Crossing.Kind.BLOWN, work.at(), "NQM-TASK.9", telling);
            case MINES_KM -> state.with(mines(state.table(), formation, work.at()));
            case LANE -> state.with(lane(state.table(), formation, work.at()));
        };
    }

    /** A position round each company and the command stand, where there is none as good. */
    private static Table dugIn(Table table, Formation formation) {
        Table now = table;
        for (BodyId each : formation.bodies()) {
            boolean digs =
                    table.stand(each).type().disc()
                            || table.stand(each).type().kind() == StandKind.COMMAND;
            boolean there = table.body(each).onTable();
            if (digs && there && Seeing.protection(now, each).filter(Results::better).isEmpty()) {
                Spot at = table.spot(each).orElseThrow();
                now = with(now, formation, each, at, Protection.DUG_IN);
            }
        }
        return now;
    }

    private static boolean better(Protection protection) {
        return protection != Protection.SCRAPE;
    }

    /** The number tells nothing of how many others there are. */
    private static Table with(
            Table table, Formation formation, BodyId body, Spot at, Protection protection) {
        var positions = new ArrayList<>(table.positions());
        positions.add(
                new Position(
                        NUMBERS * table.bound() + body.index(),
                        formation.camp(),
                        new Disc(at, Setting.POSITION_RADIUS.value()),
                        protection,
                        table.bound()));
        return table.withPositions(positions);
    }

    /** NQM-TASK.11: the positions at the place, or one that is built there. */
    private static Table fortified(Table table, Formation formation, Spot at) {
        var positions = new ArrayList<Position>();
        boolean any = false;
        for (Position each : table.positions()) {
            boolean here = each.camp() == formation.camp() && each.ground().contains(at);
            any |= here;
            positions.add(
                    here
                            ? new Position(
                                    each.id(),
                                    each.camp(),
                                    each.ground(),
                                    Protection.FORT,
                                    table.bound())
                            : each);
        }
        return any
                ? table.withPositions(positions)
                : with(table, formation, formation.bodies().getFirst(), at, Protection.FORT);
    }

    /** What was at the place before is no more; everybody is told. */
    private static State crossing(
            State state, Crossing.Kind kind, Spot at, String clause, Telling<Happening> telling) {
        var crossing = new Crossing(kind, at);
        var crossings = new ArrayList<>(state.table().crossings());
        crossings.removeIf(each -> each.at().within(Setting.CROSSING_REACH.value(), at));
        crossings.add(crossing);
        telling.tell(
                new WorkHappening.CrossingChanged(
                        crossing, state.battle().sides(), Clause.of(clause)));
        return state.with(state.table().withCrossings(crossings));
    }

    /** NQM-TASK.7: a kilometre of mines across the way the engineers look. */
    private static Table mines(Table table, Formation formation, Spot at) {
        Heading heading = table.body(formation.bodies().getFirst()).heading();
        boolean across = Math.abs(heading.north()) >= Math.abs(heading.east());
        int half = Setting.BELT_LENGTH.value() / 2;
        int deep = Setting.BELT_DEPTH.value() / 2;
        Spot low =
                Tens.nearest(
                        inside(at, across ? -half : -deep, across ? -deep : -half),
                        table.battle().ground());
        Spot high =
                Tens.nearest(
                        at.plus(across ? half : deep, across ? deep : half),
                        table.battle().ground());
        var ground = Outline.rectangle(low.x(), low.y(), high.x(), high.y());
        var belts = new ArrayList<>(table.mines());
        String id = "laid-%d-%s".formatted(table.bound(), formation.id());
        belts.add(new Belt(id, formation.camp(), ground, List.of()));
        return table.withMines(belts);
    }

    private static Spot inside(Spot at, int east, int north) {
        return new Spot(Math.max(0, at.x() + east), Math.max(0, at.y() + north));
    }

    /** Lanes are cleared through the enemy's belts. */
    private static Table lane(Table table, Formation formation, Spot at) {
        var belts = new ArrayList<Belt>();
        for (Belt each : table.mines()) {
            boolean here =
                    each.camp() != formation.camp()
                            && each.ground().within(Setting.LANE.value(), at);
            var lanes = new ArrayList<>(each.lanes());
            if (here) {
                lanes.add(at);
            }
            belts.add(new Belt(each.id(), each.camp(), each.ground(), lanes));
        }
        return table.withMines(belts);
    }
}
