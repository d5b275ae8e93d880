package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Counting;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Firepower;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.combat.BridgeAttacks;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.CombatStress;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.combat.MountedInfantry;
import sandtable.tacticalgamex.combat.Riders;
import sandtable.tacticalgamex.counters.Fortifications;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-6.4.1 Direct Fire. */
public final class DirectFire {
    static final Clause DIRECT = Clause.of("TGX-6.4.1.b");

    /** Of a strength that the chart gives at a range. */
    public static final Clause STRENGTH = Clause.of("TGX-6.3.6.a");

    /** Sixteenths: the chart halves twice, a slope and mobile fire once each (R-TGX-193). */
    public static final int PARTS = 16;

    private DirectFire() {}

    /**
     * TGX-6.1.a, TGX-6.3.9.j: whether a unit can fire at all now, as far as it is concerned; with a
     * passenger (TGX-5.2.1.b, TGX-16.1.f) or from inside a fortification (TGX-8.4.m) like any
     * other.
     */
    static boolean ready(Table table, int index) {
        Unit unit = table.unit(index);
        return unit.onMap()
                && !unit.atSea() // TGX-10.3.b
                && !unit.disrupted()
                && !unit.has(Mark.DOWN)
                && table.stand(index).type().attack() > 0;
    }

    /** Whether units there must all be attacked together, as Armored ones (R-TGX-51). */
    static boolean summed(Table table, int hex) {
        return table.battle().variants().townArmored()
                && TerrainEffects.armored(table.ground().kind(hex));
    }

    /** One unit's strength against a target of a type in a hex, in {@link #PARTS}. */
    public static int strength(Table table, int firer, int hex, boolean armored) {
        int from = table.hexOf(firer);
        if (!FieldsOfFire.covers(table, firer, hex)) {
            return 0; // TGX-19.2.a
        }
        int distance = table.ground().grid().distance(from, hex);
        int reckoned = Math.max(distance, 1); // TGX-8.4.p: in one hex as if adjacent
        int quarters = table.stand(firer).firepower().direct(armored, reckoned);
        boolean uphill =
                table.ground().level(from) < table.ground().level(hex); // TGX-6.3.1.c, R-TGX-51
        boolean halved = uphill && distance > 1 && table.battle().variants().uphillHalving();
        int parts = quarters * (PARTS / Firepower.QUARTERS);
        int still = halved ? parts / 2 : parts;
        return table.unit(firer).has(Mark.MOBILE_FIRE) ? still / 2 : still; // TGX-18.4.a
    }

    /** What one unit puts into an attack, with whoever fires from it (TGX-13.0.a). */
    static List<Share> shares(Table table, int firer, int hex, boolean armored) {
        var shares = new ArrayList<Share>(2);
        int parts = strength(table, firer, hex, armored);
        shares.add(Share.of(table, firer, new Factor(parts, PARTS), STRENGTH));
        for (UnitId each : MountedInfantry.firing(table, firer)) {
            int half = strength(table, each.index(), hex, armored) / 2;
            if (half > 0) { // by its own row, range and asterisk
                shares.add(
                        Share.of(
                                table,
                                each.index(),
                                new Factor(half, PARTS),
                                MountedInfantry.MOUNTED));
            }
        }
        return shares;
    }

    /** Whether it has a line to the hex, its range reaches and the chart allows it. */
    static boolean hits(Table table, int firer, int hex, boolean armored) {
        return table.sees(table.unit(firer).hex(), hex) // TGX-6.4.1.a
                && strength(table, firer, hex, armored) > 0; // TGX-6.3.6.b
    }

    /**
     * TGX-6.3.6.c: the type of the majority of all units there; without one whichever is best for
     * the defender, that is gives the lower attack factor (TGX-6.3.6.d).
     */
    static boolean armoredMajority(Occupation occupation, int side, int hex, Strengths strengths) {
        Table table = occupation.table();
        int armored = 0;
        int soft = 0;
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (table.stand(i).side() == side && !table.unit(i).has(Mark.INSIDE)) {
                armored += Defenders.armored(table, i) ? 1 : 0;
                soft += Defenders.armored(table, i) ? 0 : 1;
            }
        }
        return armored != soft
                ? armored > soft
                : strengths.against(true).compareTo(strengths.against(false)) <= 0;
    }

    /** As which type the targets of a shot are fired at (R-TGX-49). */
    static boolean armored(Occupation occupation, int hex, Shot shot) {
        Table table = occupation.table();
        return armored(
                occupation, hex, shot.targets(), each -> sum(table, shot.firers(), hex, each));
    }

    /** The strength that fire at one type of target would have. */
    interface Strengths {
        Factor against(boolean armored);
    }

    static boolean armored(
            Occupation occupation, int hex, List<UnitId> targets, Strengths strengths) {
        Table table = occupation.table();
        if (targets.isEmpty()) {
            return !BridgeAttacks.target(table, hex); // TGX-8.4.l, R-TGX-155
        }
        int target = targets.getFirst().index();
        if (table.unit(target).has(Mark.INSIDE) || summed(table, hex)) {
            return true; // TGX-8.4.l, TGX-6.3.1.b
        }
        return targets.size() == 1
                ? Defenders.armored(table, target)
                : armoredMajority(occupation, table.stand(target).side(), hex, strengths);
    }

    /** TGX-6.3.1.a: the adjusted strengths added up. */
    public static Factor sum(Table table, List<UnitId> firers, int hex, boolean armored) {
        Factor sum = Factor.ZERO;
        for (UnitId firer : firers) {
            sum = sum.plus(Share.sum(shares(table, firer.index(), hex, armored)));
        }
        return sum;
    }

    /** The attack as it stands before the die (TGX-6.4.1.1, TGX-6.4.1.2, TGX-6.4.1.3). */
    public static Fight fight(Occupation occupation, int hex, Shot shot) {
        Table table = occupation.table();
        boolean armored = armored(occupation, hex, shot);
        var shares = new ArrayList<Share>(shot.firers().size());
        for (UnitId firer : shot.firers()) {
            shares.addAll(shares(table, firer.index(), hex, armored));
        }
        Fight.At at = Defenders.directly(table, hex, shot.targets());
        return ChanceModifiers.direct(table, Fight.of(shares, at, 0, DIRECT))
                .stressed(shot.stress());
    }

    /**
     * Attacks that were declared together, one after another; targets may be gone since, and what
     * is added to the die goes by what has become of them (TGX-6.3.4.a, TGX-6.3.5.b).
     */
    public static Table inTurn(Table table, List<Fight> fights, Telling<Happening> telling) {
        Table now = table;
        for (Fight fight : fights) {
            if (stillThere(now, fight)) {
                Fight.At at = Defenders.directly(now, fight.hex().index(), fight.targets());
                Fight modified = ChanceModifiers.direct(now, fight.modified(at));
                now = Casualties.resolve(now, modified, telling);
                now = ChanceModifiers.spent(now, modified);
            }
        }
        return now;
    }

    private static boolean stillThere(Table table, Fight fight) {
        int hex = fight.hex().index();
        return fight.bridge()
                ? BridgeAttacks.target(table, hex)
                : fight.fort()
                        ? table.counters().fort(hex)
                        : fight.targets().stream()
                                .allMatch(each -> table.hexOf(each.index()) == hex);
    }

    /** Why these units cannot fire together at these targets, in the order of the book. */
    static Optional<Violation> check(Occupation occupation, int side, int hex, Shot shot) {
        Table table = occupation.table();
        boolean bridge = shot.targets().isEmpty() && BridgeAttacks.target(table, hex);
        boolean something = bridge || !shot.targets().isEmpty() || table.counters().fort(hex);
        if (shot.firers().isEmpty() || !something) {
            return refused("TGX-6.2.a", "an attack needs somebody who fires and a target");
        }
        return checkTargets(occupation, side, hex, shot.targets())
                .or(() -> checkFirers(occupation, hex, shot))
                .or(() -> checkStress(occupation, hex, shot));
    }

    private static Optional<Violation> checkStress(Occupation occupation, int hex, Shot shot) {
        return shot.stress() == 0
                ? Optional.empty()
                : CombatStress.check(
                        occupation.table(),
                        fight(occupation, hex, shot.stressed(0)),
                        1,
                        shot.stress());
    }

    /** Whether these are spotted, and all who are attacked together there. */
    static Optional<Violation> checkTargets(
            Occupation occupation, int side, int hex, List<UnitId> targets) {
        Table table = occupation.table();
        boolean bridge = targets.isEmpty() && BridgeAttacks.target(table, hex);
        boolean alone = // R-TGX-97; nobody has to spot a bridge either (R-TGX-155)
                bridge || targets.isEmpty() && occupation.empty(hex);
        if (!alone && !Spotting.spotted(occupation, hex, 1 - side)) {
            return refused("TGX-6.3.8.a", "nobody has spotted the units at %s", table.name(hex));
        }
        boolean inside = targets.isEmpty() && !Fortifications.empty(occupation, hex);
        for (UnitId target : targets) {
            boolean there =
                    (table.unit(target).hex() == hex || exposed(table, hex, targets))
                            && table.stand(target).side() != side;
            if (!there) {
                return refused(
                        "TGX-6.4.1.c", "only enemy units at %s are targets", table.name(hex));
            }
            inside |= table.unit(target).has(Mark.INSIDE);
        }
        List<UnitId> together = Defenders.together(occupation, 1 - side, hex, inside);
        boolean all = inside || !targets.isEmpty() && summed(table, hex); // TGX-6.2.b
        return all && !targets.equals(together)
                ? refused(
                        inside ? "TGX-8.4.k" : "TGX-6.3.2.b",
                        "the %s at %s %s",
                        Counting.of(together.size(), "unit"),
                        table.name(hex),
                        together.size() == 1 ? "is the target" : "are attacked together")
                : Optional.empty();
    }

    /** TGX-16.1.c, R-TGX-182: a rider alone, where its hex is not attacked as a whole. */
    private static boolean exposed(Table table, int hex, List<UnitId> targets) {
        int target = targets.getFirst().index();
        return targets.size() == 1
                && table.unit(target).where() instanceof Whereabouts.Aboard(UnitId carrier)
                && table.unit(carrier).hex() == hex
                && Riders.exposed(table, carrier.index()).index() == target
                && !summed(table, hex);
    }

    private static Optional<Violation> checkFirers(Occupation occupation, int hex, Shot shot) {
        Table table = occupation.table();
        boolean bridge = shot.targets().isEmpty() && BridgeAttacks.target(table, hex);
        boolean armored = armored(occupation, hex, shot);
        for (UnitId firer : shot.firers()) {
            int from = table.unit(firer).hex();
            if (bridge && !BridgeAttacks.mayAttack(table.stand(firer).type())) {
                return refused(
                        "TGX-9.3.h", "the weapon of %s does nothing to a bridge", firer.called());
            }
            boolean seen =
                    table.sees(from, hex)
                            && shot.targets().stream()
                                    .allMatch(
                                            each ->
                                                    Viewpoint.see(
                                                            table, firer.index(), each.index()));
            if (!seen) {
                return refused(
                        "TGX-6.4.1.a",
                        "%s has no line of sight to %s",
                        firer.called(),
                        table.name(hex));
            }
            if (strength(table, firer.index(), hex, armored) == 0) {
                return powerless(table, firer.index(), hex, armored);
            }
        }
        return Optional.empty();
    }

    private static Optional<Violation> powerless(Table table, int firer, int hex, boolean armored) {
        if (!FieldsOfFire.covers(table, firer, hex)) {
            return FieldsOfFire.check(table, firer, hex);
        }
        int distance = table.ground().grid().distance(table.unit(firer).hex(), hex);
        int reach = table.stand(firer).firepower().reach();
        return distance > reach
                ? refused(
                        "TGX-2.1.d",
                        "%s is %s away and %s reaches %d",
                        table.name(hex),
                        Counting.hexes(distance),
                        table.called(firer),
                        reach)
                : refused(
                        "TGX-6.3.6.b",
                        "the %s weapon of %s cannot attack %s targets %s away",
                        table.stand(firer).type().weapon(),
                        table.called(firer),
                        armored ? "Armored" : "non-armored",
                        Counting.hexes(distance));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
