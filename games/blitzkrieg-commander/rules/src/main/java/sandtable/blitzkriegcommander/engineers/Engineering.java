package sandtable.blitzkriegcommander.engineers;

import static sandtable.blitzkriegcommander.data.Setting.BASE;
import static sandtable.blitzkriegcommander.data.Setting.BLOW_SCORE;
import static sandtable.blitzkriegcommander.data.Setting.BREACH_SCORE;
import static sandtable.blitzkriegcommander.data.Setting.BRIDGE_REACH;
import static sandtable.blitzkriegcommander.data.Setting.CLEAR_SCORE;
import static sandtable.blitzkriegcommander.data.Setting.ENGINEER_REACH;
import static sandtable.blitzkriegcommander.data.Setting.MINE_SIDE;
import static sandtable.blitzkriegcommander.data.Setting.REPAIR_ACTIONS;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.BridgeId;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Bridge;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.EngineerHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.state.Works;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-ENG Engineers: what they open, clear, blow and repair. */
public final class Engineering implements ActionRule {
    private static final int FACES = 6;
    private static final Clause BREACH = Clause.of("BKC-ENG.1");
    private static final Clause CLEAR = Clause.of("BKC-ENG.2");
    private static final Clause BRIDGES = Clause.of("BKC-ENG.3");

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.OfEngineers;
    }

    /** A task, whatever it is. */
    private record Task(UnitId unit, Clause clause) {
        static Task of(Decision decision) {
            return switch ((Decision.OfEngineers) decision) {
                case Decision.Breach(var unit, _) -> new Task(unit, BREACH);
                case Decision.Clear(var unit, _) -> new Task(unit, CLEAR);
                case Decision.Blow(var unit, _) -> new Task(unit, BRIDGES);
                case Decision.Repair(var unit, _) -> new Task(unit, BRIDGES);
            };
        }
    }

    @Override
    public List<UnitId> actors(Decision decision) {
        return List.of(Task.of(decision).unit);
    }

    @Override
    public Optional<Violation> check(View view, ActionContext context, Decision decision) {
        Table table = view.table();
        Task task = Task.of(decision);
        if (table.stand(task.unit).type().role() != Role.ENGINEER
                || table.base(task.unit).isEmpty()) {
            return Optional.of(
                    new Violation(task.clause, task.unit + " is no engineer on the ground"));
        }
        Optional<String> reason =
                switch ((Decision.OfEngineers) decision) {
                    case Decision.Breach(var unit, var at) -> noBreach(table, unit, at);
                    case Decision.Clear(var unit, var field) -> noClearing(table, unit, field);
                    case Decision.Blow(var unit, var bridge) -> noBridge(table, unit, bridge, true);
                    case Decision.Repair(var unit, var bridge) ->
                            noBridge(table, unit, bridge, false);
                };
        return reason.map(why -> new Violation(task.clause, why));
    }

    private static Optional<String> noBreach(Table table, UnitId unit, Spot at) {
        boolean line = table.ground().lines().stream().anyMatch(each -> opens(each, at));
        if (!line) {
            return Optional.of("there is no wire, wall or AT obstacle at " + Centimetres.words(at));
        }
        return Gaps.within(table, unit, at, ENGINEER_REACH.value())
                ? Optional.empty()
                : Optional.of(
                        "%s is %s cm from %s, more than %s"
                                .formatted(
                                        unit,
                                        Centimetres.words(Gaps.mm(table, unit, at)),
                                        Centimetres.words(at),
                                        Centimetres.words(ENGINEER_REACH.value())));
    }

    /** A slanting line may pass between whole millimetres. */
    private static boolean opens(Line line, Spot at) {
        return breachable(line) && line.line().within(1, at);
    }

    private static boolean breachable(Line line) {
        return line.kind() == FeatureKind.WIRE
                || line.kind() == FeatureKind.WALL
                || line.kind() == FeatureKind.AT_OBSTACLE;
    }

    private static Optional<String> noClearing(Table table, UnitId unit, MineId field) {
        if (!(table.works().mines().get(field.index()) instanceof Minefield.Seen(var at, _))) {
            return Optional.of("%s is not seen".formatted(field));
        }
        Spot from = table.base(unit).orElseThrow();
        if (!Mines.within(ENGINEER_REACH.value(), from, Fields.box(at))) {
            return Optional.of(
                    "%s is farther than %s cm from %s"
                            .formatted(unit, Centimetres.words(ENGINEER_REACH.value()), field));
        }
        var box = Fields.box(at);
        var ground = Outline.rectangle(box.west(), box.south(), box.east(), box.north());
        return ground.meets(lane(table, unit))
                ? Optional.empty()
                : Optional.of("%s does not face %s".formatted(unit, field));
    }

    /** Along the engineer's heading, to the far side of any field it stands before. */
    private static Segment lane(Table table, UnitId unit) {
        Spot from = table.base(unit).orElseThrow();
        return new Segment(from, from.shifted(table.unit(unit).heading(), 2 * MINE_SIDE.value()));
    }

    private static Optional<String> noBridge(
            Table table, UnitId unit, BridgeId id, boolean standing) {
        Line bridge = table.battle().bridges().get(id.index());
        Bridge now = table.works().bridges().get(id.index());
        if (now.standing() != standing) {
            return Optional.of(id + (standing ? " is down already" : " is not down"));
        }
        Spot at = table.base(unit).orElseThrow();
        return bridge.line().within(BRIDGE_REACH.value() + BASE.value() / 2, at)
                ? Optional.empty()
                : Optional.of(
                        "%s is farther than %s cm from %s"
                                .formatted(unit, Centimetres.words(BRIDGE_REACH.value()), id));
    }

    @Override
    public List<Decision> options(View view, ActionContext context, UnitId unit) {
        Table table = view.table();
        if (context.commander().isEmpty() // BKC-INIT.5 knows no such action
                || table.stand(unit).type().role() != Role.ENGINEER) {
            return List.of();
        }
        var tasks = new ArrayList<Decision>();
        for (Line each : table.ground().lines()) {
            if (breachable(each)) {
                each.line().spots().forEach(at -> tasks.add(new Decision.Breach(unit, at)));
            }
        }
        for (OrderOfBattle.Field each : table.battle().order().mines()) {
            tasks.add(new Decision.Clear(unit, each.id()));
        }
        for (BridgeId each : table.battle().bridgeIds()) {
            tasks.add(new Decision.Blow(unit, each));
            tasks.add(new Decision.Repair(unit, each));
        }
        return tasks.stream().filter(each -> check(view, context, each).isEmpty()).toList();
    }

    /** All there is to it: the enemy has no answer to it (BKC-OPP.8). */
    @Override
    public Flow<State> answer(
            State state, ActionContext context, Decision decision, Telling<Happening> telling) {
        Table table = state.table();
        Works works =
                switch ((Decision.OfEngineers) decision) {
                    case Decision.Breach(var unit, var at) -> breached(table, unit, at, telling);
                    case Decision.Clear(var unit, var field) ->
                            cleared(table, unit, field, telling);
                    case Decision.Blow(var unit, var bridge) -> blown(table, unit, bridge, telling);
                    case Decision.Repair(var unit, var bridge) ->
                            repaired(table, unit, bridge, telling);
                };
        return new Flow.Done<>(state.with(table.with(works)));
    }

    /** BKC-ENG.1. */
    private static Works breached(Table table, UnitId unit, Spot at, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        boolean open = die >= BREACH_SCORE.value();
        telling.tell(new EngineerHappening.Breached(unit, at, die, open, BREACH));
        return open ? table.works().breached(at) : table.works();
    }

    /** BKC-ENG.2. */
    private static Works cleared(
            Table table, UnitId unit, MineId field, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        boolean open = die >= CLEAR_SCORE.value();
        Segment lane = lane(table, unit);
        telling.tell(new EngineerHappening.Cleared(unit, field, lane, die, open, CLEAR));
        var seen = (Minefield.Seen) table.works().mines().get(field.index());
        var lanes = new ArrayList<>(seen.lanes());
        lanes.add(lane);
        return open
                ? table.works().with(field, new Minefield.Seen(seen.at(), lanes))
                : table.works();
    }

    /** BKC-ENG.3. */
    private static Works blown(
            Table table, UnitId unit, BridgeId bridge, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        boolean down = die >= BLOW_SCORE.value();
        telling.tell(new EngineerHappening.Blown(unit, bridge, die, down, BRIDGES));
        return down ? table.works().with(bridge, new Bridge(false, 0)) : table.works();
    }

    private static Works repaired(
            Table table, UnitId unit, BridgeId bridge, Telling<Happening> telling) {
        int actions = table.works().bridges().get(bridge.index()).repairs() + 1;
        boolean whole = actions >= REPAIR_ACTIONS.value();
        telling.tell(new EngineerHappening.Repaired(unit, bridge, actions, whole, BRIDGES));
        return table.works().with(bridge, whole ? Bridge.WHOLE : new Bridge(false, actions));
    }
}
