package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Counting;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.combat.CombatStress;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.Riders;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.movement.Solitaire;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-6.4.2 Opportunity Fire: at a unit that moves, hex by hex. */
public final class OpportunityFire {
    private static final Clause FIRED = Clause.of("TGX-6.4.2.h");
    private static final Clause HELD = Clause.of("TGX-6.4.2.c");
    private static final Clause WATCHING = Clause.of("TGX-4.2.2.l");
    private static final Clause SERIES = Clause.of("TGX-8.5.h");

    private OpportunityFire() {}

    /** TGX-6.4.2.b: whether a unit can be marked for opportunity fire. */
    public static boolean mayWatch(Table table, int side, int index) {
        return table.stand(index).side() == side
                && !table.unit(index).activated()
                && DirectFire.ready(table, index)
                && table.stand(index).has(Ability.OPPORTUNITY_FIRE); // R-TGX-61
    }

    /** The units of a hex that can be. */
    public static List<UnitId> watchers(View view, int hex) {
        Table table = view.table();
        return view.own(each -> table.unit(each).hex() == hex && mayWatch(table, view.me(), each));
    }

    public static Optional<Violation> check(Table table, Impulse impulse, Decision.Watch watch) {
        if (watch.units().isEmpty() || !Lists.ascending(watch.units())) {
            return refused("TGX-4.2.2.l", "at least one unit of a hex must be marked");
        }
        for (UnitId unit : watch.units()) {
            if (!mayWatch(table, impulse.side(), unit.index())) {
                return refused(
                        "TGX-6.4.2.b", "%s cannot be marked for opportunity fire", unit.called());
            }
            if (table.unit(unit).hex() != table.unit(watch.units().getFirst()).hex()) {
                return refused("TGX-4.2.2.l", "one point marks units of one hex");
            }
        }
        return impulse.affords(CommandControl.price(table, watch.units()));
    }

    public static Table watch(Table table, Decision.Watch watch, Telling<Happening> telling) {
        telling.tell(new Happening.Watching(watch.units(), WATCHING));
        Table now = table.paid(CommandControl.price(table, watch.units()));
        for (UnitId unit : watch.units()) {
            now = now.with(unit, now.unit(unit).activated(Mark.OPPORTUNITY_FIRE));
        }
        return now;
    }

    /** The enemy could fire and lets the unit pass; told once for each stretch of a way. */
    public static void letPass(Table table, int unit, Telling<Happening> telling) {
        for (Happening each : telling.events()) {
            if (each instanceof Happening.LetPass) {
                return;
            }
        }
        telling.tell(
                new Happening.LetPass(
                        table.unitId(unit), table.hexId(table.unit(unit).hex()), HELD));
    }

    /**
     * TGX-6.4.2.c: whether the enemy could fire at a unit that moves; about movement only, though
     * the list of markers names fire too (TGX-2.3.e, R-TGX-58).
     */
    public static boolean anybody(Table table, int target) {
        int enemy = 1 - table.stand(target).side();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == enemy
                    && watches(table, i)
                    && (mayFire(table, i, target) || mayFireAtRider(table, i, target))) {
                return true;
            }
        }
        return false;
    }

    /** TGX-16.1.c: at whoever rides on it. */
    private static boolean mayFireAtRider(Table table, int firer, int carrier) {
        UnitId rider = rider(table, carrier);
        return rider != UnitId.NOBODY && mayFire(table, firer, rider.index());
    }

    /** Who rides on a unit that moves and can be fired at instead of it (R-TGX-182), or nobody. */
    static UnitId rider(Table table, int carrier) {
        return DirectFire.summed(table, table.unit(carrier).hex())
                ? UnitId.NOBODY
                : Riders.exposed(table, carrier);
    }

    /**
     * Marked, for mobile fire too if its weapon could have been (TGX-18.3.a, R-TGX-191), or where
     * one plays alone not activated yet (TGX-23.2.a).
     */
    private static boolean watches(Table table, int unit) {
        return table.unit(unit).has(Mark.OPPORTUNITY_FIRE)
                || table.unit(unit).has(Mark.MOBILE_FIRE)
                        && table.stand(unit).has(Ability.OPPORTUNITY_FIRE)
                || Solitaire.inUse(table) && mayWatch(table, table.stand(unit).side(), unit);
    }

    /**
     * TGX-6.4.2.a, TGX-6.4.2.e: marked, in good order, with a line of sight and the strength to
     * harm it. That it moves gives it away (R-TGX-60).
     */
    static boolean mayFire(Table table, int firer, int target) {
        return watches(table, firer)
                && DirectFire.ready(table, firer)
                && Viewpoint.see(table, firer, target)
                && strength(table, firer, target) > 0;
    }

    private static int strength(Table table, int firer, int target) {
        int hex = table.hexOf(target);
        return DirectFire.strength(table, firer, hex, armored(table, target));
    }

    static boolean armored(Table table, int target) {
        int hex = table.hexOf(target);
        return Defenders.armored(table, target) || DirectFire.summed(table, hex); // R-TGX-51
    }

    /** At whom the shot goes: the unit that moves, unless another is named. */
    static int aim(int mover, Decision.Interrupt fire) {
        return fire.target() == UnitId.NOBODY ? mover : fire.target().index();
    }

    public static Optional<Violation> check(
            Table table, int mover, int firers, Decision.Interrupt fire) {
        int side = 1 - table.stand(mover).side();
        int target = aim(mover, fire);
        if (target != mover && target != rider(table, mover).index()) {
            return refused("TGX-6.4.2.g", "only %s has moved", table.called(mover));
        }
        if (fire.units().isEmpty() || !Lists.ascending(fire.units())) {
            return refused("TGX-6.4.2.a", "somebody must fire");
        }
        for (UnitId unit : fire.units()) {
            boolean own = table.stand(unit).side() == side;
            if (!own || !mayFire(table, unit.index(), target)) {
                return refused(
                        "TGX-6.4.2.a",
                        "%s cannot fire at %s",
                        own ? unit.called() : "that unit",
                        table.called(target));
            }
        }
        if (fire.units().size() > most(table, mover, firers)) {
            return refused(
                    "TGX-6.4.2.d",
                    "%s may fire at %s here, not %d",
                    Counting.of(most(table, mover, firers), "unit"),
                    table.called(target),
                    fire.units().size());
        }
        return FireActions.checkAdjacent(table, fire.units())
                .or(
                        () ->
                                CombatStress.check(
                                        table,
                                        fight(table, target, fire.units()),
                                        1,
                                        fire.stress()));
    }

    /** TGX-6.4.2.g: the attack on the moving unit alone. */
    public static Fight fight(Table table, int target, List<UnitId> firers) {
        return fight(
                table,
                target,
                firers,
                CombatModifiers.entering(table, target), // TGX-8.3.d
                FIRED);
    }

    static Fight fight(
            Table table,
            int target,
            List<UnitId> firers,
            List<Modification> modifications,
            Clause clause) {
        int hex = table.hexOf(target);
        var shares = new ArrayList<Share>(firers.size());
        for (UnitId firer : firers) {
            shares.addAll(DirectFire.shares(table, firer.index(), hex, armored(table, target)));
        }
        var at =
                new Fight.At(
                        table.hexId(hex),
                        List.of(table.unitId(target)),
                        Defenders.strength(table, target),
                        List.of(modifications),
                        false);
        return Fight.of(shares, at, 0, clause);
    }

    /** The shots; a unit that they stop is marked Moved, any other may think again. */
    static Table resolve(
            Table table, int mover, Decision.Interrupt fire, Telling<Happening> telling) {
        Fight fight = fight(table, aim(mover, fire), fire.units()).stressed(fire.stress());
        int die = Casualties.rolled(table, fight, telling);
        Table now = Casualties.resolve(table, fight, die, telling);
        now = Casualties.fired(now, fight.firers()); // TGX-6.4.2.f
        Unit unit = now.unit(mover);
        boolean harmed = fight.result(0, die) != CombatResult.NO_EFFECT;
        boolean stopped = harmed && unit.disrupted(); // R-TGX-38, R-TGX-53
        return stopped ? now.with(mover, unit.activated(Mark.MOVED)) : now;
    }

    /** A unit that was fired at and not stopped may think again about the rest of its way. */
    public static Table shaken(Table table, int unit) {
        return table.with(unit, table.unit(unit).with(Mark.FIRED_AT));
    }

    /** TGX-8.5.h: whether it is in a block hex, where it suffers a series of attacks. */
    static boolean blocked(Table table, int target) {
        return table.counters().blocks().contains(table.unit(target).hex());
    }

    /** Whether the series ends after so many attacks. */
    static boolean seriesEnds(Table table, UnitId target, int attacks, Telling<Happening> telling) {
        int die = Dice.roll(telling, 1 - table.stand(target).side());
        boolean ended = die == attacks; // TGX-8.5.h, R-TGX-98
        telling.tell(new Happening.SeriesRolled(target, die, attacks, ended, SERIES));
        return ended;
    }

    /**
     * How many may fire at a unit that has entered a hex for so many half points: as many as
     * movement points, halves up, at least one (TGX-6.4.2.d, R-TGX-59). In a block they come one by
     * one (TGX-8.5.h); before a fortification only what the terrain costs counts (TGX-8.4.r).
     */
    public static int firers(Table table, int unit, int halfPoints) {
        if (blocked(table, unit)) {
            return 1;
        }
        int counted = besieging(table, unit) ? terrain(table, unit, halfPoints) : halfPoints;
        return Math.max(1, (counted + 1) / 2);
    }

    /** What the terrain costs of the hex it is in, slopes and sides apart. */
    private static int terrain(Table table, int unit, int halfPoints) {
        TerrainKind kind = table.ground().kind(table.unit(unit).hex());
        Mobility mobility = table.stand(unit).mobility();
        boolean priced =
                !TerrainEffects.prohibited(kind, mobility)
                        && !TerrainEffects.takesAll(kind, mobility);
        return priced ? TerrainEffects.halfPoints(kind, mobility) : halfPoints;
    }

    /** What an attack by so many takes off; before a fortification attacks count (R-TGX-60). */
    static int counted(Table table, int target, int fired) {
        return besieging(table, target) ? 1 : fired;
    }

    /** How many may fire together now; before a fortification attacks are counted instead. */
    public static int most(Table table, int target, int firers) {
        return besieging(table, target) ? table.units().size() : firers;
    }

    /** TGX-8.4.r: whether it has entered the hex of a fortification that the enemy holds. */
    private static boolean besieging(Table table, int unit) {
        int hex = table.unit(unit).hex();
        return table.counters().fort(hex)
                && new Occupation(table).holds(1 - table.stand(unit).side(), hex);
    }

    /** The units that can fire now, ascending. */
    public static List<UnitId> able(Table table, int target) {
        int side = 1 - table.stand(target).side();
        var able = new ArrayList<UnitId>();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && mayFire(table, i, target)) {
                able.add(table.unitId(i));
            }
        }
        return List.copyOf(able);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
