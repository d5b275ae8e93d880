package sandtable.blitzkriegcommander.movement;

import static sandtable.blitzkriegcommander.data.Setting.BASE;
import static sandtable.blitzkriegcommander.data.Setting.ENEMY_BELT;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.Going;
import sandtable.blitzkriegcommander.terrain.GoingTable;
import sandtable.blitzkriegcommander.terrain.Hindrances;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.space.measured.Box;
import sandtable.space.measured.Parts;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-MOVE: what single legs are to one unit on its terms, as far as everybody knows. */
final class Footing {
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
    private final List<Fields.Field> mines;
    private final Going mined;
    private final List<UnitId> enemies;

    private Footing(Table table, UnitId unit, Terms terms) {
        this.table = table;
        this.unit = unit;
        this.terms = terms;
        this.mobility = table.stand(unit).type().mobility();
        this.command = table.stand(unit).type().command();
        this.hindrances = table.ground().hindrances(mobility);
        this.mines = Fields.seen(table);
        this.mined = GoingTable.of(mobility, GoingTable.Column.MINES_SEEN);
        this.enemies = belts(table, unit, terms);
    }

    static Footing of(Table table, UnitId unit, Terms terms) {
        return new Footing(table, unit, terms);
    }

    /** BKC-MOVE.5: enemies to keep off; command units are run over (BKC-MOVE.9). */
    private static List<UnitId> belts(Table table, UnitId unit, Terms terms) {
        var belts = new ArrayList<UnitId>();
        for (UnitId each : table.onTable(1 - table.stand(unit).side())) {
            boolean target = terms.target().isPresent() && terms.target().get().equals(each);
            boolean runOver = table.stand(each).type().command() && !terms.keepsOff();
            if (!target && !runOver) {
                belts.add(each);
            }
        }
        return belts;
    }

    /** What is wrong with a leg, in the order of the book. */
    Optional<Violation> fault(Segment leg) {
        if (!table.ground().table().contains(leg.to())) {
            return refused("BKC-GEO.8", "%s is off the table", Centimetres.words(leg.to()));
        }
        boolean road = Roads.by(table, leg); // BKC-MOVE.4
        if (terms.bound() && !road) {
            return refused(
                    "BKC-ORD.9",
                    "%s is bound to the road and the leg to %s leaves it",
                    unit,
                    Centimetres.words(leg.to()));
        }
        return (road ? Optional.<Violation>empty() : barred(leg))
                .or(() -> crowded(leg))
                .or(() -> road ? Optional.empty() : dense(leg))
                .or(() -> smoky(leg));
    }

    boolean open(Segment leg) {
        return fault(leg).isEmpty();
    }

    /** BKC-MOVE.3. */
    private Optional<Violation> barred(Segment leg) {
        for (Area each : hindrances.areas()) {
            if (near(each.outline().box(), leg)
                    && !each.kind().going(mobility).passable()
                    && each.outline().meets(leg)) {
                return refused("BKC-MOVE.3", "%s cannot enter %s", unit, each.kind().word());
            }
        }
        for (Line each : hindrances.lines()) {
            if (near(each.line().box(), leg)
                    && !each.kind().going(mobility).passable()
                    && Breaches.met(table, each.line(), leg).isPresent()) {
                return refused("BKC-MOVE.3", "%s cannot cross the %s", unit, each.kind().word());
            }
        }
        return Optional.empty();
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
    private Optional<Violation> crowded(Segment leg) {
        for (UnitId each : enemies) {
            Spot enemy = table.base(each).orElseThrow();
            if (tooNear(leg, enemy)) {
                return refused(
                        "BKC-MOVE.5",
                        "%s would come nearer than %s cm to %s",
                        unit,
                        Centimetres.words(ENEMY_BELT.value()),
                        each);
            }
        }
        return Optional.empty();
    }

    /** Whether a leg comes into the belt of an enemy, or goes on into it. */
    private static boolean tooNear(Segment leg, Spot enemy) {
        long x = leg.from().x() - enemy.x();
        long y = leg.from().y() - enemy.y();
        long east = leg.to().x() - leg.from().x();
        long north = leg.to().y() - leg.from().y();
        long belt = (long) BELT_MM * BELT_MM;
        long along = -(x * east + y * north);
        if (x * x + y * y < belt) {
            return along > 0; // who begins in it may only go farther
        }
        if (along <= 0) {
            return false;
        }
        long squared = east * east + north * north;
        if (along >= squared) {
            return leg.to().squaredTo(enemy) < belt;
        }
        long aside = x * north - y * east;
        return (double) aside * aside < (double) belt * squared;
    }

    /** BKC-MOVE.7. */
    private Optional<Violation> dense(Segment leg) {
        if (terms.dense()) {
            return Optional.empty();
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
        return mined.dense() && inMines(leg) ? notAllowed("mines") : Optional.empty();
    }

    private Optional<Violation> smoky(Segment leg) {
        if (terms.dense() || command) {
            return Optional.empty();
        }
        for (Smoke each : table.smoke()) {
            if (each.cloud().touches(leg)) {
                return notAllowed("smoke");
            }
        }
        return Optional.empty();
    }

    private Optional<Violation> notAllowed(String ground) {
        return refused("BKC-MOVE.7", "the order does not allow %s to move in %s", unit, ground);
    }

    /** BKC-MOVE.2: what on a leg halves the Move: its word, or none. */
    Optional<String> slowing(Segment leg) {
        if (!Roads.by(table, leg)) {
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

    /** BKC-GEO.5: who stands where the unit would end; enemy command units give way. */
    Optional<UnitId> occupant(Spot end) {
        int side = table.stand(unit).side();
        for (UnitId each : table.ids()) {
            Optional<Spot> base = table.base(each);
            boolean runOver =
                    table.stand(each).side() != side && table.stand(each).type().command();
            if (base.isPresent()
                    && !each.equals(unit)
                    && !(runOver && !command)
                    && Bases.overlap(base.get(), end)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
