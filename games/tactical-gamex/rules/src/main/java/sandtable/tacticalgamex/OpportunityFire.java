package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.forces.Ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-6.4.2 Opportunity Fire: at a unit that moves, hex by hex. */
final class OpportunityFire {
    private static final Clause FIRED = Clause.of("TGX-6.4.2.h");
    private static final Clause HELD = Clause.of("TGX-6.4.2.c");
    private static final Clause WATCHING = Clause.of("TGX-4.2.2.l");
    private static final Clause SERIES = Clause.of("TGX-8.5.h");

    private OpportunityFire() {}

    /** TGX-6.4.2.b: whether a unit can be marked for opportunity fire. */
    static boolean mayWatch(Table table, int side, int index) {
        return table.stand(index).side() == side
                && !table.unit(index).activated()
                && DirectFire.ready(table, index)
                && table.stand(index).has(Ability.OPPORTUNITY_FIRE); // R-TGX-61
    }

    static Optional<Violation> check(Table table, Impulse impulse, Decision.Watch watch) {
        if (watch.units().isEmpty() || !Lists.ascending(watch.units())) {
            return refused("TGX-4.2.2.l", "at least one unit of a hex must be marked");
        }
        for (int unit : watch.units()) {
            if (unit < 0 || unit >= table.units().size()) {
                return refused("TGX-4.2.2.l", "there is no such unit");
            }
            if (!mayWatch(table, impulse.side(), unit)) {
                return refused(
                        "TGX-6.4.2.b", "%s cannot be marked for opportunity fire", table.id(unit));
            }
            if (table.unit(unit).hex() != table.unit(watch.units().getFirst()).hex()) {
                return refused("TGX-4.2.2.l", "one point marks units of one hex");
            }
        }
        return UnitActivation.affords(impulse, 1);
    }

    static State watch(Table table, Impulse impulse, Decision.Watch watch, Telling telling) {
        telling.tell(new Happening.Watching(watch.units(), WATCHING));
        Table now = table;
        for (int unit : watch.units()) {
            now = now.with(unit, now.unit(unit).activated(Mark.OPPORTUNITY_FIRE));
        }
        return UnitActivation.goOn(now, impulse.paid(1), telling);
    }

    /**
     * TGX-6.4.2.c: the enemy is asked where he could fire and has not said to hold it; about
     * movement only, though the list of markers names fire too (TGX-2.3.e, R-TGX-58).
     */
    static Optional<State> offered(
            Table table, Waiting.Moving moving, int firers, Telling telling) {
        if (!anybody(table, moving)) {
            return Optional.empty();
        }
        if (moving.impulse().held() || moving.walk().held()) {
            letPass(table, moving.walk().unit(), telling);
            return Optional.empty();
        }
        return Optional.of(new State(table, new Waiting.UnderFire(moving, firers, 0)));
    }

    /** Told once for each stretch of a way. */
    private static void letPass(Table table, int unit, Telling telling) {
        for (Happening each : telling.events()) {
            if (each instanceof Happening.LetPass) {
                return;
            }
        }
        telling.tell(new Happening.LetPass(unit, table.unit(unit).hex(), HELD));
    }

    private static boolean anybody(Table table, Waiting.Moving moving) {
        int enemy = 1 - moving.impulse().side();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).has(Mark.OPPORTUNITY_FIRE)
                    && table.stand(i).side() == enemy
                    && mayFire(table, i, moving.walk().unit())) {
                return true;
            }
        }
        return false;
    }

    /**
     * TGX-6.4.2.a, TGX-6.4.2.e: marked, in good order, with a line of sight and the strength to
     * harm it. That it moves gives it away (R-TGX-60).
     */
    static boolean mayFire(Table table, int firer, int target) {
        Unit unit = table.unit(firer);
        return unit.has(Mark.OPPORTUNITY_FIRE)
                && DirectFire.ready(table, firer)
                && Streams.sees(table, unit.hex(), target)
                && strength(table, firer, target) > 0;
    }

    private static int strength(Table table, int firer, int target) {
        int hex = table.unit(target).hex();
        boolean armored =
                table.stand(target).type().armored() || DirectFire.summed(table, hex); // R-TGX-51
        return DirectFire.strength(table, firer, hex, armored);
    }

    static Optional<Violation> check(
            Table table, Waiting.UnderFire under, Decision.Interrupt fire) {
        int side = 1 - under.moving().impulse().side();
        int target = under.moving().walk().unit();
        if (fire.units().isEmpty() || !Lists.ascending(fire.units())) {
            return refused("TGX-6.4.2.a", "somebody must fire");
        }
        for (int unit : fire.units()) {
            boolean own =
                    unit >= 0 && unit < table.units().size() && table.stand(unit).side() == side;
            if (!own || !mayFire(table, unit, target)) {
                return refused(
                        "TGX-6.4.2.a",
                        "%s cannot fire at %s",
                        own ? table.id(unit) : "that unit",
                        table.id(target));
            }
        }
        if (fire.units().size() > most(table, under)) {
            return refused(
                    "TGX-6.4.2.d",
                    "%d units may fire at %s here, not %d",
                    most(table, under),
                    table.id(target),
                    fire.units().size());
        }
        return FireActions.checkAdjacent(table, fire.units());
    }

    /** TGX-6.4.2.g: the attack on the moving unit alone. */
    static Fight fight(Table table, int target, List<Integer> firers) {
        int quarters = 0;
        for (int firer : firers) {
            quarters += strength(table, firer, target);
        }
        Factor attack = Firepower.factor(quarters);
        Factor defense = Factor.of(table.stand(target).type().defense());
        return new Fight(
                firers,
                table.unit(target).hex(),
                List.of(target),
                attack,
                defense,
                CombatRatio.of(attack, defense),
                List.of(CombatModifiers.entering(table, target)), // TGX-8.3.d
                false,
                FIRED);
    }

    static State resolve(
            Table table, Waiting.UnderFire under, Decision.Interrupt fire, Telling telling) {
        Waiting.Moving moving = under.moving();
        int target = moving.walk().unit();
        Table now = Casualties.resolve(table, fight(table, target, fire.units()), telling);
        boolean stopped = harmed(telling) && now.unit(target).disrupted(); // R-TGX-38, R-TGX-53
        for (int unit : fire.units()) {
            now = now.with(unit, now.unit(unit).activated(Mark.FIRED)); // TGX-6.4.2.f
        }
        if (!now.unit(target).onMap() || stopped) {
            return Movement.halt(Charges.thrownOut(now, moving), moving, telling);
        }
        int attacks = under.attacks() + 1;
        int left = left(now, under, fire.units().size(), attacks, telling);
        return left > 0 && anybody(now, moving)
                ? new State(now, new Waiting.UnderFire(moving, left, attacks))
                : after(now, moving, telling);
    }

    /** A unit that was disrupted before goes on if the shots did nothing to it. */
    private static boolean harmed(Telling telling) {
        for (Happening each : telling.events().reversed()) {
            if (each instanceof Happening.Attacked attack) {
                return attack.results().getFirst() != CombatResult.NO_EFFECT;
            }
        }
        return false;
    }

    /** How many may fire yet; in a block hex a die says whether the series goes on. */
    private static int left(
            Table table, Waiting.UnderFire under, int fired, int attacks, Telling telling) {
        int unit = under.moving().walk().unit();
        if (!table.counters().blocks().contains(table.unit(unit).hex())) {
            boolean fort = besieging(table, unit); // R-TGX-60: there attacks are counted, not units
            return under.firers() - (fort ? 1 : fired);
        }
        int die = telling.die();
        boolean ended = die == attacks; // TGX-8.5.h, R-TGX-98
        telling.tell(new Happening.SeriesRolled(unit, die, attacks, ended, SERIES));
        return ended ? 0 : attacks; // TGX-8.5.i
    }

    /** How many may fire together now; before a fortification attacks are counted instead. */
    static int most(Table table, Waiting.UnderFire under) {
        int target = under.moving().walk().unit();
        return besieging(table, target) ? table.units().size() : under.firers();
    }

    /** TGX-8.4.r: whether it has entered the hex of a fortification that the enemy holds. */
    private static boolean besieging(Table table, int unit) {
        int hex = table.unit(unit).hex();
        return table.counters().fort(hex)
                && new Field(table).holds(1 - table.stand(unit).side(), hex);
    }

    /** Having been fired at, a unit may think again about the rest of its way. */
    private static State after(Table table, Waiting.Moving moving, Telling telling) {
        if (Charges.amongEnemies(table, moving.walk())) {
            return Movement.goOn(table, moving, telling); // TGX-6.4.5.c: it must get out again
        }
        return moving.walk().path().isEmpty()
                ? Endings.resolve(table, moving, telling)
                : Movement.ask(table, moving);
    }

    static State hold(Table table, Waiting.UnderFire under, Decision.Hold hold, Telling telling) {
        Waiting.Moving moving = under.moving();
        int side = 1 - moving.impulse().side();
        telling.tell(new Happening.Held(table.battle().side(side), hold.scope(), HELD));
        Waiting.Moving on =
                new Waiting.Moving(
                        moving.impulse().holding(hold.scope() == Decision.Scope.IMPULSE),
                        moving.walk().holding(hold.scope() != Decision.Scope.STEP),
                        moving.charge());
        return under.attacks() > 0 ? after(table, on, telling) : Movement.goOn(table, on, telling);
    }

    /** The units that can fire now, ascending. */
    static List<Integer> able(Table table, Waiting.UnderFire under) {
        int side = 1 - under.moving().impulse().side();
        var able = new ArrayList<Integer>();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && mayFire(table, i, under.moving().walk().unit())) {
                able.add(i);
            }
        }
        return List.copyOf(able);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
