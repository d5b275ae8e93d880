package sandtable.blitzcommander.table;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scene.Marker;
import sandtable.scene.Naming;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Victory hexes, and where units enter and leave. */
final class Markers {
    private final Table table;
    private final Battle battle;
    private final Names names;
    private final List<Marker> markers = new ArrayList<>();

    Markers(Table table) {
        this.table = table;
        this.battle = table.battle();
        this.names = new Names(battle);
    }

    List<Marker> all() {
        battle.victory().scores().forEach(this::score);
        battle.victory().grades().forEach(this::grade);
        for (int side = 0; side < 2; side++) {
            int owner = side;
            entries(side)
                    .forEach(
                            hex ->
                                    add(
                                            hex,
                                            Marker.Kind.ENTRY,
                                            owner,
                                            names.side(owner) + " entry"));
            battle.exits()
                    .get(side)
                    .forEach(hex -> add(hex, Marker.Kind.EXIT, owner, names.side(owner) + " exit"));
        }
        return List.copyOf(markers);
    }

    private void score(Score score) {
        switch (score.measure()) {
            case Measure.Controlled(_, HexSet hexes) -> hexes.forEach(this::objective);
            case Measure.Occupied(int side, HexSet hexes) -> wanted(side, hexes, score.points());
            case Measure.Present(int side, HexSet hexes, _) -> wanted(side, hexes, score.points());
            case Measure.Left _,
                    Measure.Lost _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.OpenBridge _,
                    Measure.Ratio _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ -> {}
        }
    }

    private void objective(int hex) {
        int holder = table.control(hex);
        String held = holder < 0 ? "nobody yet" : names.side(holder);
        String worth = worth(hex);
        add(
                hex,
                Marker.Kind.OBJECTIVE,
                holder < 0 ? Marker.NOBODY : holder,
                "objective, " + (worth.isEmpty() ? "" : worth + ", ") + "held by " + held);
    }

    private void wanted(int side, HexSet hexes, int points) {
        String words =
                Naming.count(points, "point") + " for " + names.side(side) + " here at the end";
        hexes.forEach(hex -> add(hex, Marker.Kind.OBJECTIVE, side, words));
    }

    /** What holding a hex brings whom. */
    private String worth(int hex) {
        return battle.victory().scores().stream()
                .filter(
                        each ->
                                each.measure() instanceof Measure.Controlled(_, HexSet hexes)
                                        && hexes.contains(hex))
                .map(
                        each ->
                                Naming.count(each.points(), "point")
                                        + " for "
                                        + names.side(each.side()))
                .collect(Collectors.joining(", "));
    }

    private void grade(Grade grade) {
        for (Condition condition : grade.conditions().toList()) {
            if (condition.measure() instanceof Measure.Controlled(_, HexSet hexes)) {
                hexes.forEach(this::objective);
            }
            if (condition.measure() instanceof Measure.Present(int side, HexSet hexes, _)) {
                hexes.forEach(
                        hex ->
                                add(
                                        hex,
                                        Marker.Kind.OBJECTIVE,
                                        side,
                                        grade.name() + " with a unit here"));
            }
        }
    }

    /** Where units of a side that wait may still come. */
    private HexSet entries(int side) {
        var hexes = new HexSet.Edit();
        for (Stand unit : battle.stands()) {
            if (unit.side() == side && table.where(unit.index()) == Whereabouts.Off.TO_COME) {
                unit.zone().forEach(hexes::add);
            }
        }
        return hexes.done();
    }

    /** One of each kind in a hex is enough: both sides may score for the same. */
    private void add(int hex, Marker.Kind kind, int side, String words) {
        boolean known =
                markers.stream()
                        .anyMatch(
                                each ->
                                        each.kind() == kind
                                                && each.place().equals(names.place(hex))
                                                && (kind == Marker.Kind.OBJECTIVE
                                                        || each.side() == side));
        if (!known) {
            markers.add(new Marker(names.place(hex), kind, side, words));
        }
    }
}
