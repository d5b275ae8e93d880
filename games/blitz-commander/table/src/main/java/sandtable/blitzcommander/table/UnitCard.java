package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.charts.TankType;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/** All values of one unit, each with the clause that gives it its meaning. */
final class UnitCard {
    private static final int ANYWHERE = 20;

    private final View view;
    private final Table table;

    UnitCard(View view) {
        this.view = view;
        this.table = view.table();
    }

    List<Reason> rows(int index) {
        UnitType type = table.stand(index).type();
        var rows = new ArrayList<Reason>();
        rows.add(Reason.of("Type", type.name(), kindClause(type.kind())));
        rows.addAll(values(type, table.battle().charts()::tank));
        rows.addAll(now(index));
        return rows;
    }

    /** What is so of all units of a type. */
    static List<Reason> values(UnitType type, IntFunction<TankType> tanks) {
        var rows = new ArrayList<Reason>();
        switch (type.kind()) {
            case INFANTRY -> {
                rows.add(Reason.of("Quality", lower(type.quality().name()), "BC-AP.3"));
                rows.add(Reason.of("AT Factor in a Tank Assault", type.at(), "BC-TA.4"));
            }
            case ARMOR -> rows.addAll(tank(tanks.apply(type.tank())));
            case ARTILLERY -> {
                rows.add(Reason.of("Bombardment Level", type.level(), "BC-BOMB.5"));
                rows.add(Reason.of("Range", range(type), "BC-BART.2"));
            }
            case AIR -> {
                rows.add(Reason.of("Bombardment Level", type.level(), "BC-BOMB.5"));
                rows.add(Reason.of("Range", "anywhere", "BC-BAIR.1"));
            }
        }
        if (type.kind() != Kind.AIR) {
            rows.add(Reason.of("Moves", type.movement() + " points", "BC-MOVE.1"));
            rows.add(Reason.of("By road", type.road() + " hexes", "BC-ROAD.1"));
        }
        if (type.mechanized()) {
            rows.add(Reason.of("Mechanized", "yes", "BC-OVR.7"));
        }
        return rows;
    }

    private static String kindClause(Kind kind) {
        return switch (kind) {
            case INFANTRY -> "BC-UNIT.1";
            case ARMOR -> "BC-UNIT.2";
            case ARTILLERY -> "BC-UNIT.4";
            case AIR -> "BC-UNIT.6";
        };
    }

    private static List<Reason> tank(TankType tank) {
        return List.of(
                Reason.of("Tank", tank.name(), "BC-AT.3"),
                Reason.of("Gun, attacking", tank.attackingGun(), "BC-AT.4"),
                Reason.of("Gun, defending", tank.defendingGun(), "BC-AT.13"),
                Reason.of("Armor", tank.armor(), "BC-AT.4"));
    }

    private static String range(UnitType type) {
        return type.range() >= ANYWHERE ? "anywhere" : Naming.count(type.range(), "hex") + "es";
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    /** What is only so now. */
    private List<Reason> now(int unit) {
        var rows = new ArrayList<Reason>();
        if (table.entrenched(unit)) {
            rows.add(Reason.of("Entrenched", "takes one more hit", "BC-ENT.6"));
        }
        if (table.suppressed(unit)) {
            rows.add(Reason.of("Suppressed", "no dice, half movement", "BC-BOMB.10"));
        }
        if (Survey.outOfSupply(view, unit)) {
            rows.add(Reason.of("Out of supply", "no attack, half movement", "BC-MOVE.1"));
        }
        if (table.moving(unit)) {
            rows.add(Reason.of("This turn", "has moved, may go on or attack", "BC-ASLT.1"));
        } else if (table.acted(unit)) {
            rows.add(Reason.of("This turn", "has acted", "BC-TURN.5"));
        }
        return rows;
    }
}
