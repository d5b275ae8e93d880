package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.movement.Advance;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * C11: who assaults in an attack: unmarked fighting stands of its units that reach the position by
 * an advance in contact, the nearest first. Where there is no position, all who fired push forward.
 *
 * @param table with them gone there
 */
public record Storm(Table table, List<BodyId> bodies) {
    public Storm {
        bodies = List.copyOf(bodies);
    }

    public static Storm of(Table table, Attack attack, Target target) {
        var able = new ArrayList<BodyId>();
        for (UnitId unit : units(table, attack)) {
            for (BodyId each : table.formation(unit).bodies()) {
                if (may(table, each)) {
                    able.add(each);
                }
            }
        }
        if (!target.positional()) { // NQM-FIGHT.16
            return new Storm(table, able.stream().filter(attack.firing()::contains).toList());
        }
        return gone(table, able, target);
    }

    /** Those of them who get there. */
    static Storm gone(Table table, List<BodyId> able, Target target) {
        var nearest = new ArrayList<>(able);
        nearest.sort(
                Comparator.<BodyId>comparingLong(
                                each -> place(table, each).squaredTo(target.middle()))
                        .thenComparingInt(BodyId::index));
        Table now = table;
        var bodies = new ArrayList<BodyId>();
        for (BodyId each : nearest) {
            Table moved = now;
            if (!target.reached(now, each)) {
                int rate = Advance.rate(now, each, target.bodies());
                moved = Advance.gone(now, each, target.middle(), rate); // NQM-MOVE.2
            }
            if (target.reached(moved, each)) {
                bodies.add(each);
                now = moved;
            }
        }
        return new Storm(now, bodies);
    }

    private static Spot place(Table table, BodyId body) {
        return table.spot(body).orElseThrow();
    }

    /** The units that take part in an attack, its commander's first. */
    static Set<UnitId> units(Table table, Attack attack) {
        var units = new LinkedHashSet<UnitId>();
        units.add(table.stand(attack.command()).unit());
        attack.firing().forEach(each -> units.add(table.stand(each).unit()));
        attack.took().forEach(each -> units.add(table.stand(each).unit()));
        return units;
    }

    /** Whether a body can assault now. */
    static boolean may(Table table, BodyId body) {
        Unit unit = table.unit(table.stand(body).unit());
        Marks marks = table.body(body).marks();
        boolean there = table.body(body).where() instanceof Whereabouts.OnTable;
        boolean unwounded = table.unmarked(body) > 0; // NQM-CLASS.4
        boolean pinned = table.pinned(body); // NQM-ARTY.6
        boolean harassed =
                table.disorganised(body)
                        && marks.harassed() > table.clock().moment(); // NQM-ARTY.10
        boolean steady = !unit.broken() && marks.cowed() != table.bound();
        return there
                && unwounded
                && steady
                && !pinned
                && !harassed
                && assaults(table.stand(body).type());
    }

    /**
     * Fighting stands, tanks among them (NQM-CLASS.2); commanders who are alone; of the specialists
     * recce on foot.
     */
    static boolean assaults(StandType type) {
        return switch (type.kind()) {
            case FIGHTING -> true;
            case COMMAND -> type.figures() == 1; // NQM-CLASS.15, NQM-CLASS.16
            case SPECIALIST -> type.is(Note.RECCE) && !type.vehicles();
            case SUPPORT -> false; // NQM-CLASS.8
        };
    }

    /** NQM-ASSAULT.2: whether an unwounded commander of a battalion is among them. */
    Party.Led led() {
        for (BodyId each : bodies) {
            if (table.stand(each).type().kind() == StandKind.COMMAND) {
                return Party.Led.YES;
            }
        }
        return Party.Led.NO;
    }

    /** NQM-FIGHT.9: whether tanks are on their own. */
    boolean tanksAlone() {
        for (BodyId each : bodies) {
            if (!table.stand(each).type().tanks()) {
                return false;
            }
        }
        return !bodies.isEmpty();
    }

    /** NQM-PRESS.3: whether somebody assaults who has not taken part yet. */
    boolean reinforced(Attack attack) {
        for (BodyId each : bodies) {
            boolean company = table.stand(each).type().kind() != StandKind.COMMAND;
            if (company && !attack.took().contains(each)) {
                return true;
            }
        }
        return false;
    }
}
