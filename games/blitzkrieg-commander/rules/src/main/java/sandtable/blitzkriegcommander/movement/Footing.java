package sandtable.blitzkriegcommander.movement;

import static sandtable.blitzkriegcommander.data.Setting.BASE;
import static sandtable.blitzkriegcommander.data.Setting.ENEMY_BELT;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Bridge;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.Going;
import sandtable.blitzkriegcommander.terrain.GoingTable;
import sandtable.blitzkriegcommander.terrain.Hindrances;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.kernel.Clause;
import sandtable.space.measured.Box;
import sandtable.space.measured.Parts;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-MOVE: what single legs are to one unit on its terms, as far as everybody knows. */
final class Footing {
    private static final int BASE_MM = BASE.value();

    /** BKC-MOVE.5: bases are no nearer to each other than the belt (R-BKC-45). */
    private static final int BELT_MM = BASE.value() + ENEMY_BELT.value();

    private static final Clause OBSTACLE = Clause.of("BKC-MOVE.2");
    private static final Clause BARRED = Clause.of("BKC-MOVE.3");
    private static final Clause DENSE = Clause.of("BKC-MOVE.7");

    private final Table table;
    private final UnitId unit;
    private final Terms terms;
    private final Mobility mobility;
    private final boolean command;
    private final Hindrances hindrances;

    /** Barriers that are worked out once know of no blown bridge. */
    private final boolean bridgesStand;

    private final List<Fields.Field> mines;
    private final Going mined;

    /** Enemies to keep off. */
    private final Crowd enemies;

    /** All on whom the unit cannot end. */
    private final Crowd others;

    private Footing(Table table, UnitId unit, Terms terms) {
        this.table = table;
        this.unit = unit;
        this.terms = terms;
        this.mobility = table.stand(unit).type().mobility();
        this.command = table.stand(unit).type().command();
        this.hindrances = table.ground().hindrances(mobility);
        this.bridgesStand = standing(table);
        this.mines = Fields.seen(table);
        this.mined = GoingTable.of(mobility, GoingTable.Column.MINES_SEEN);
        this.enemies = enemies();
        this.others = others();
    }

    static Footing of(Table table, UnitId unit, Terms terms) {
        return new Footing(table, unit, terms);
    }

    private static boolean standing(Table table) {
        for (Bridge each : table.works().bridges()) {
            if (!each.standing()) {
                return false;
            }
        }
        return true;
    }

    /** BKC-MOVE.5: enemies to keep off; command units are run over (BKC-MOVE.9). */
    private Crowd enemies() {
        return Crowd.of(
                table,
                table.onTable(1 - table.stand(unit).side()),
                each -> {
                    boolean target =
                            terms.target().isPresent() && terms.target().get().equals(each);
                    boolean runOver = table.stand(each).type().command() && !terms.keepsOff();
                    return !target && !runOver;
                },
                bounds(BELT_MM));
    }

    /** BKC-GEO.5: enemy command units give way, but not to other command units. */
    private Crowd others() {
        int side = table.stand(unit).side();
        return Crowd.of(
                table,
                table.ids(),
                each -> {
                    boolean enemy = table.stand(each).side() != side;
                    boolean runOver = enemy && table.stand(each).type().command() && !command;
                    return !runOver && !each.equals(unit);
                },
                bounds(BASE_MM));
    }

    private Crowd.Bounds bounds(int apartMm) {
        Spot start = table.base(unit).orElseThrow();
        return new Crowd.Bounds(start, table.stand(unit).type().moveMm(), apartMm);
    }

    /** What is wrong with a leg, in the order of the book. */
    Fault fault(Segment leg) {
        if (!table.ground().table().contains(leg.to())) {
            return Fault.of("BKC-GEO.8", "%s is off the table", Centimetres.of(leg.to()));
        }
        if (terms.bound() && !Roads.by(table, leg)) {
            return Fault.of(
                    "BKC-ORD.9",
                    "%s is bound to the road and the leg to %s leaves it",
                    unit,
                    Centimetres.of(leg.to()));
        }
        Fault barred = offRoad(leg, barred(leg));
        if (barred != Fault.NONE) {
            return barred;
        }
        Fault crowded = crowded(leg);
        if (crowded != Fault.NONE) {
            return crowded;
        }
        Fault dense = offRoad(leg, dense(leg));
        return dense != Fault.NONE ? dense : smoky(leg);
    }

    /** BKC-MOVE.4: what is no fault by road; most legs have none, and no road is looked for. */
    private Fault offRoad(Segment leg, Fault fault) {
        return fault != Fault.NONE && Roads.by(table, leg) ? Fault.NONE : fault;
    }

    boolean open(Segment leg) {
        return fault(leg) == Fault.NONE;
    }

    /** BKC-MOVE.3. */
    private Fault barred(Segment leg) {
        if (bridgesStand && hindrances.closed().passable(leg)) {
            return Fault.NONE;
        }
        for (Area each : hindrances.areas()) {
            if (near(each.outline().box(), leg)
                    && !each.kind().going(mobility).passable()
                    && each.outline().meets(leg)) {
                return Fault.of("BKC-MOVE.3", "%s cannot enter %s", unit, each.kind().word());
            }
        }
        for (Line each : hindrances.lines()) {
            if (near(each.line().box(), leg)
                    && !each.kind().going(mobility).passable()
                    && Breaches.met(table, each.line(), leg).isPresent()) {
                return Fault.of("BKC-MOVE.3", "%s cannot cross the %s", unit, each.kind().word());
            }
        }
        return Fault.NONE;
    }

    static boolean near(Box box, Segment leg) {
        Spot from = leg.from();
        Spot to = leg.to();
        return Math.min(from.x(), to.x()) <= box.east()
                && Math.max(from.x(), to.x()) >= box.west()
                && Math.min(from.y(), to.y()) <= box.north()
                && Math.max(from.y(), to.y()) >= box.south();
    }

    /** BKC-MOVE.5. */
    private Fault crowded(Segment leg) {
        Optional<UnitId> enemy = enemies.onLeg(leg);
        return enemy.isEmpty()
                ? Fault.NONE
                : Fault.of(
                        "BKC-MOVE.5",
                        "%s would come nearer than %s cm to %s",
                        unit,
                        Centimetres.of(ENEMY_BELT.value()),
                        enemy.get());
    }

    /** BKC-MOVE.7. */
    private Fault dense(Segment leg) {
        if (terms.dense()) {
            return Fault.NONE;
        }
        if (bridgesStand && hindrances.dense().passable(leg)) {
            return mined.dense() && inMines(leg) ? notAllowed("mines") : Fault.NONE;
        }
        for (Area each : hindrances.areas()) {
            if (near(each.outline().box(), leg)
                    && each.kind().going(mobility).dense()
                    && each.outline().meets(leg)) {
                return notAllowed(each.kind().word());
            }
        }
        for (Line each : hindrances.lines()) {
            if (near(each.line().box(), leg)
                    && each.kind().going(mobility).dense()
                    && Breaches.met(table, each.line(), leg).isPresent()) {
                return notAllowed(each.kind().word());
            }
        }
        return mined.dense() && inMines(leg) ? notAllowed("mines") : Fault.NONE;
    }

    private Fault smoky(Segment leg) {
        if (terms.dense() || command) {
            return Fault.NONE;
        }
        for (Smoke each : table.smoke()) {
            if (each.cloud().touches(leg)) {
                return notAllowed("smoke");
            }
        }
        return Fault.NONE;
    }

    private Fault notAllowed(String ground) {
        return Fault.of("BKC-MOVE.7", "the order does not allow %s to move in %s", unit, ground);
    }

    /** BKC-MOVE.2: what on a leg halves the Move: its word, or none. */
    Optional<String> slowing(Segment leg) {
        boolean clear = bridgesStand && hindrances.slow().passable(leg);
        if (!clear && !Roads.by(table, leg)) {
            for (Area each : hindrances.areas()) {
                if (near(each.outline().box(), leg)
                        && each.kind().going(mobility).obstacle()
                        && each.outline().meets(leg)) {
                    return Optional.of(each.kind().word());
                }
            }
            for (Line each : hindrances.lines()) {
                if (near(each.line().box(), leg)
                        && each.kind().going(mobility).obstacle()
                        && crosses(each, leg)) {
                    return Optional.of(each.kind().word());
                }
            }
        }
        return mined.obstacle() && inMines(leg) ? Optional.of("mines") : Optional.empty();
    }

    /** Where a leg begins on a line it starts in it. */
    private boolean crosses(Line line, Segment leg) {
        return Breaches.met(table, line.line(), leg).isPresent()
                || line.line().within(0, leg.from());
    }

    /** What a leg runs through and over, for the table. */
    List<WaySurvey.Stretch> stretches(Segment leg, Clause byRoad) {
        if (Roads.by(table, leg)) {
            return List.of(new WaySurvey.Stretch("by road", leg.length(), byRoad));
        }
        var stretches = new ArrayList<WaySurvey.Stretch>();
        for (Area each : hindrances.areas()) {
            int inside = Parts.inside(leg, each.outline()).length();
            if (inside > 0) {
                stretches.add(
                        new WaySurvey.Stretch(
                                "through " + each.kind().word(),
                                inside,
                                clause(each.kind().going(mobility))));
            }
        }
        for (Line each : hindrances.lines()) {
            if (crosses(each, leg)) {
                stretches.add(
                        new WaySurvey.Stretch(
                                "crosses the " + each.kind().word(),
                                0,
                                clause(each.kind().going(mobility))));
            }
        }
        for (Smoke each : table.smoke()) {
            if (each.cloud().touches(leg)) {
                stretches.add(new WaySurvey.Stretch("through smoke", 0, DENSE));
            }
        }
        if (inMines(leg)) {
            stretches.add(new WaySurvey.Stretch("through mines", 0, clause(mined)));
        }
        return stretches;
    }

    private static Clause clause(Going going) {
        return !going.passable() ? BARRED : going.obstacle() ? OBSTACLE : DENSE;
    }

    private boolean inMines(Segment leg) {
        for (Fields.Field each : mines) {
            if (near(each.box(), leg) && each.meets(leg)) {
                return true;
            }
        }
        return false;
    }

    /** BKC-GEO.5: who stands where the unit would end. */
    Optional<UnitId> occupant(Spot end) {
        return others.at(end);
    }

    boolean free(Spot end) {
        return others.at(end).isEmpty();
    }

    /**
     * How far one gets from a place towards another before coming onto who stands where one would
     * end, about: never too far back.
     */
    int before(Spot from, Spot to, Spot end) {
        Spot at = table.base(others.at(end).orElseThrow()).orElseThrow();
        long x = at.x() - from.x();
        long y = at.y() - from.y();
        long east = to.x() - from.x();
        long north = to.y() - from.y();
        double length = Math.sqrt(east * east + north * north);
        double along = (x * east + y * north) / length;
        double aside = (x * north - y * east) / length;
        double half = Math.sqrt(Math.max(0, (double) BASE_MM * BASE_MM - aside * aside));
        return (int) Math.ceil(along - half) + 1;
    }
}
