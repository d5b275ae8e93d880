package sandtable.tacticalgamex.chaos;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.FixedColumn;
import sandtable.tacticalgamex.morale.MoraleChecks;
import sandtable.tacticalgamex.spotting.SmokeShells;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.List;

/** TGX-24.2 Random Events: what each of them does. */
final class Events {
    private static final Clause MET = Clause.of("TGX-24.2.b");
    private static final Clause MINE = Clause.of("TGX-24.2.a");
    private static final int POOL = 2;

    private Events() {}

    /** TGX-24.2.d: whether there is anything it could be applied to. */
    static boolean applicable(Table table, String event, int side) {
        return switch (event) {
            case "E04", "E09", "E10" -> true;
            case "E12" -> !table.conditions().chaos().has(event, side);
            default -> !EventTargets.found(table, event, side).none();
        };
    }

    /** Among what somebody chooses; nothing where luck decides or nothing is to be chosen. */
    static List<Decision> choices(Table table, String event, int side) {
        var found = EventTargets.found(table, event, side);
        return switch (event) {
            case "E06", "E08" -> found.units().stream().<Decision>map(Decision.Pick::new).toList();
            case "E11", "E16", "E17", "E19" ->
                    found.hexes().stream().<Decision>map(Decision.Point::new).toList();
            default -> List.of();
        };
    }

    /** Who chooses: the side that drew it, or the enemy where the text says so (TGX-24.2.b). */
    static int chooser(Conditions.Due due) {
        return due.event().equals("E16") ? 1 - due.side() : due.side();
    }

    /** Without a choice: luck picks, or it lasts. */
    static Table happen(Table table, Conditions.Due due, Telling<Happening> telling) {
        var found = EventTargets.found(table, due.event(), due.side());
        return switch (due.event()) {
            case "E04", "E05", "E12", "E13", "E14" -> lasting(table, due, telling);
            case "E09", "E10" -> pool(table, due, telling);
            case "E20" ->
                    found.hexes().isEmpty()
                            ? table
                            : smoke(table, due, telling.chance().draw(found.hexes()), telling);
            default ->
                    found.units().isEmpty()
                            ? table
                            : met(table, due, telling.chance().draw(found.units()), telling);
        };
    }

    /** With what was chosen. */
    static Table happen(
            Table table, Conditions.Due due, Decision choice, Telling<Happening> telling) {
        return switch (choice) {
            case Decision.Pick(UnitId unit) -> met(table, due, unit, telling);
            case Decision.Point(HexId hex) -> pointed(table, due, hex, telling);
            default -> throw new IllegalArgumentException("no choice: " + choice);
        };
    }

    private static Table lasting(Table table, Conditions.Due due, Telling<Happening> telling) {
        tell(due, HexId.NOWHERE, UnitId.NOBODY, telling);
        return lasts(table, due, HexId.NOWHERE, UnitId.NOBODY);
    }

    private static Table lasts(Table table, Conditions.Due due, HexId hex, UnitId unit) {
        var effect = new Conditions.Effect(due.event(), due.side(), hex, unit);
        return table.with(table.conditions().with(effect));
    }

    private static void tell(
            Conditions.Due due, HexId hex, UnitId unit, Telling<Happening> telling) {
        telling.tell(new Happening.EventMet(due.event(), due.side(), hex, unit, MET));
    }

    /** E09, E10: the pool that is being spent, or else the next. */
    private static Table pool(Table table, Conditions.Due due, Telling<Happening> telling) {
        Impulse impulse = table.impulse();
        boolean current = !impulse.none() && impulse.side() == due.side() && impulse.points() > 0;
        if (!current) {
            return lasting(table, due, telling);
        }
        tell(due, HexId.NOWHERE, UnitId.NOBODY, telling);
        int points = impulse.points() + (due.event().equals("E10") ? POOL : -POOL);
        return table.with(impulse.rolled(Math.max(1, points)));
    }

    private static Table smoke(
            Table table, Conditions.Due due, HexId hex, Telling<Happening> telling) {
        tell(due, hex, UnitId.NOBODY, telling);
        return table.with(SmokeShells.laid(table.counters(), hex.index(), 1));
    }

    /** What it does to a unit. */
    private static Table met(
            Table table, Conditions.Due due, UnitId id, Telling<Happening> telling) {
        Unit unit = table.unit(id);
        tell(due, HexId.NOWHERE, id, telling);
        return switch (due.event()) {
            case "E01", "E21" -> table.with(id, unit.activated(Mark.COMPLETED));
            case "E02", "E18" -> lasts(table, due, HexId.NOWHERE, id);
            case "E03", "E07" ->
                    MoraleChecks.passes(new Occupation(table), id.index(), telling)
                            ? table
                            : Casualties.disrupt(table, id.index(), telling);
            case "E06" -> table.with(id, unit.without(Mark.DISRUPTED));
            case "E08" ->
                    table.with(
                            id,
                            unit.without(Mark.MOVED).without(Mark.FIRED).without(Mark.COMPLETED));
            case "E15" ->
                    FixedColumn.attack(
                                    table,
                                    id.index(),
                                    OddsColumn.ONE_TO_ONE,
                                    1 - due.side(),
                                    MINE,
                                    telling)
                            .table();
            default -> throw new IllegalArgumentException("no event about a unit: " + due);
        };
    }

    private static Table pointed(
            Table table, Conditions.Due due, HexId hex, Telling<Happening> telling) {
        tell(due, hex, UnitId.NOBODY, telling);
        return switch (due.event()) {
            case "E11" ->
                    table.with(
                            table.counters()
                                    .withSpotted(
                                            table.counters()
                                                    .spotted()
                                                    .edit()
                                                    .add(hex.index())
                                                    .done()));
            case "E16" -> lasts(table, due, hex, UnitId.NOBODY);
            case "E17" -> {
                UnitId lost = EventTargets.stragglers(table, due.side()).getFirst();
                Unit back = Unit.at(table.ground().at(hex.index())).with(Mark.DISRUPTED);
                yield VictoryDetermination.passed(
                        table.with(lost, back), lost.index(), hex.index(), telling);
            }
            case "E19" -> {
                Table now = table;
                for (UnitId each : EventTargets.foot(table, due.side(), hex.index())) {
                    now = lasts(now, due, HexId.NOWHERE, each);
                }
                yield now;
            }
            default -> throw new IllegalArgumentException("no event about a hex: " + due);
        };
    }
}
