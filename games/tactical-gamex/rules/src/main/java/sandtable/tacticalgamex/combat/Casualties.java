package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.command.CommandPosts;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.List;

/** TGX-6.3.4 What the results of an attack do to its targets, and the wrecks they leave. */
public final class Casualties {
    private static final int MOST_WRECKS = 3;
    private static final Clause DISRUPTED = Clause.of("TGX-6.3.4.d");
    private static final Clause ELIMINATED = Clause.of("TGX-6.3.4.b");
    private static final Clause WRECK = Clause.of("TGX-8.1.a");
    private static final Clause FORT = Clause.of("TGX-8.4.g");

    private static final String CENTRE = "DX2";
    private static final String ESCAPE = "DX3";

    private Casualties() {}

    /** Rolls one die for the attack and reads it for each target (TGX-6.3.5.a). */
    public static Table resolve(Table table, Fight fight, Telling<Happening> telling) {
        return resolve(table, fight, rolled(table, fight, telling), telling);
    }

    /** The die of an attack, 0 where none is rolled (TGX-6.3.4.h). */
    public static int rolled(Table table, Fight fight, Telling<Happening> telling) {
        if (!fight.possible()) {
            return 0; // TGX-24.1.d
        }
        int side = attacker(table, fight);
        return table.conditions().chaos().has(CENTRE, side) ? 1 : Dice.roll(telling, side);
    }

    /** The side that attacks. */
    static int attacker(Table table, Fight fight) {
        return switch (fight.shares().getFirst().by()) {
            case Share.OfUnit(UnitId unit) -> table.stand(unit).side();
            case Share.OfBattery(BatteryId battery) -> table.battle().battery(battery).side();
            case Share.OfAircraft(AircraftId aircraft) -> table.battle().sortie(aircraft).side();
        };
    }

    /** DX3: destroyed is disrupted, and doubly so is once. */
    private static CombatResult spared(Table table, UnitId target, CombatResult result) {
        boolean harsh = result == CombatResult.X || result == CombatResult.DD;
        return harsh && table.conditions().chaos().has(ESCAPE, target) ? CombatResult.D : result;
    }

    /** Cards that were played for one attack have done their work. */
    private static Table after(Table table, Fight fight) {
        Conditions now = table.conditions();
        if (now.chaos().effects().isEmpty() || fight.shares().isEmpty()) {
            return table;
        }
        now = now.without(CENTRE, attacker(table, fight));
        for (UnitId target : fight.targets()) {
            now = now.without(ESCAPE, target);
        }
        return table.with(now);
    }

    /** What a die that was rolled does, and then what stress does to those who attacked. */
    public static Table resolve(Table table, Fight fight, int die, Telling<Happening> telling) {
        return aftermath(table, fight, die, telling).table();
    }

    /** The same as {@link #resolve}, with what it does to an attack that goes on. */
    public static Aftermath aftermath(Table table, Fight fight, Telling<Happening> telling) {
        return aftermath(table, fight, rolled(table, fight, telling), telling);
    }

    private static Aftermath aftermath(
            Table table, Fight fight, int die, Telling<Happening> telling) {
        return CombatStress.penalty(hit(table, fight, die, telling), fight, telling);
    }

    private static Table hit(Table table, Fight fight, int die, Telling<Happening> telling) {
        var results = new ArrayList<>(fight.roll().results(die));
        for (int i = 0; i < fight.targets().size(); i++) {
            results.set(i, spared(table, fight.targets().get(i), results.get(i)));
        }
        telling.tell(new Happening.Attacked(fight, die, results));
        if (fight.bridge()) {
            return after(BridgeAttacks.hit(table, fight, results.getFirst(), telling), fight);
        }
        if (fight.targets().isEmpty()) {
            return after(onFort(table, fight.hex(), List.of(), results.getFirst(), telling), fight);
        }
        Table now = table;
        var inside = new ArrayList<UnitId>();
        CombatResult onFort = CombatResult.NO_EFFECT;
        for (int i = 0; i < results.size(); i++) {
            UnitId target = fight.targets().get(i);
            if (table.unit(target).has(Mark.INSIDE)) {
                inside.add(target);
                onFort = results.get(i);
            } else {
                now = suffered(now, target.index(), results.get(i), telling);
            }
        }
        return after(
                inside.isEmpty() ? now : onFort(now, fight.hex(), inside, onFort, telling), fight);
    }

    /** What a result does to a unit. */
    public static Table suffered(
            Table table, int target, CombatResult result, Telling<Happening> telling) {
        return switch (Fate.of(result, table.unit(target).disrupted())) {
            case UNHARMED -> table;
            case DISRUPTED -> disrupt(table, target, telling);
            case ELIMINATED -> eliminate(table, target, telling);
        };
    }

    /** Whoever is inside shares the fate of the fortification, and a destroyed one is gone. */
    private static Table onFort(
            Table table,
            HexId at,
            List<UnitId> inside,
            CombatResult result,
            Telling<Happening> telling) {
        boolean destroyed = result == CombatResult.X;
        if (destroyed) {
            telling.tell(new Happening.FortDestroyed(at, FORT));
        }
        Table now = table;
        for (UnitId unit : inside) {
            now =
                    switch (Fate.inside(result, now.unit(unit).disrupted())) {
                        case UNHARMED -> now;
                        case DISRUPTED -> disrupt(now, unit.index(), telling);
                        case ELIMINATED -> removed(now, unit.index(), telling);
                    };
        }
        if (!destroyed) {
            return now;
        }
        int hex = at.index();
        now = wreck(now.with(now.counters().withoutFort(hex)), hex, telling); // TGX-8.4.h
        return Spotting.vacated(now, hex, telling);
    }

    /** TGX-6.3.4.d; its passenger shares its fate (TGX-5.2.1.e). */
    public static Table disrupt(Table table, int target, Telling<Happening> telling) {
        telling.tell(new Happening.Disrupted(table.unitId(target), DISRUPTED));
        if (Riders.rides(table, target)) {
            return Riders.hit(table, target, telling);
        }
        Unit unit = table.unit(target).with(Mark.DISRUPTED);
        boolean watched = // TGX-6.4.2.j, R-TGX-192
                unit.has(Mark.OPPORTUNITY_FIRE) || unit.has(Mark.MOBILE_FIRE);
        Unit shaken = watched ? unit.activated(Mark.COMPLETED) : unit;
        boolean fresh = !table.unit(target).disrupted();
        boolean mayBailOut = fresh && BailOut.possible(table, target);
        Table now = table.with(target, mayBailOut ? shaken.with(Mark.BAILING_OUT) : shaken);
        if (Riders.on(now, target) != UnitId.NOBODY) {
            return Riders.shaken(now, target, telling);
        }
        return withAboard(now, unit);
    }

    /** TGX-10.3.d: on the beach it is disrupted without an attack, with all who are aboard. */
    public static Table shaken(Table table, int target, Clause clause, Telling<Happening> telling) {
        telling.tell(new Happening.Disrupted(table.unitId(target), clause));
        Unit unit = table.unit(target).with(Mark.DISRUPTED);
        return withAboard(table.with(target, unit), unit);
    }

    /** TGX-5.2.1.e: whoever is aboard a disrupted unit is disrupted. */
    private static Table withAboard(Table table, Unit carrier) {
        Table now = table;
        for (UnitId each : carrier.passengers()) {
            now = now.with(each, now.unit(each).with(Mark.DISRUPTED));
        }
        return now;
    }

    private static Table eliminate(Table table, int target, Telling<Happening> telling) {
        int hex = table.hexOf(target);
        Table now = removed(table, target, telling);
        boolean vehicle = table.stand(target).type().armored(); // TGX-2.2.a, TGX-6.3.4.c, R-TGX-54
        now = vehicle ? wreck(now, hex, telling) : now;
        return Spotting.vacated(now, hex, telling);
    }

    /** It is lost with whoever is aboard, and leaves no wreck (TGX-9.3.l, R-TGX-148). */
    public static Table lost(Table table, int target, Telling<Happening> telling) {
        return lost(table, target, ELIMINATED, telling);
    }

    /** The same by another rule. */
    public static Table lost(Table table, int target, Clause clause, Telling<Happening> telling) {
        int hex = table.unit(target).hex();
        return Spotting.vacated(removed(table, target, clause, telling), hex, telling);
    }

    static Table removed(Table table, int target, Telling<Happening> telling) {
        return removed(table, target, ELIMINATED, telling);
    }

    private static Table removed(
            Table before, int target, Clause clause, Telling<Happening> telling) {
        Table table = aboardNobody(before, target);
        Unit unit = table.unit(target);
        HexId hex = table.hexId(before.hexOf(target));
        telling.tell(new Happening.Eliminated(table.unitId(target), hex, clause));
        Table now =
                CommandPosts.lost(
                        table.with(target, Unit.at(Whereabouts.Off.ELIMINATED)), target, telling);
        for (UnitId each : unit.passengers()) { // TGX-5.2.1.e
            telling.tell(new Happening.Eliminated(each, hex, clause));
            now = now.with(each, Unit.at(Whereabouts.Off.ELIMINATED));
            now = CommandPosts.lost(now, each.index(), telling);
        }
        return now;
    }

    /** Whoever carries it carries it no longer. */
    private static Table aboardNobody(Table table, int target) {
        return table.unit(target).where() instanceof Whereabouts.Aboard(UnitId carrier)
                ? table.with(carrier, table.unit(carrier).carrying(UnitId.NOBODY))
                : table;
    }

    /** TGX-8.1: one more wreck, unless there are three or the hex takes none. */
    private static Table wreck(Table table, int hex, Telling<Happening> telling) {
        Counters counters = table.counters();
        TerrainKind kind = table.ground().kind(hex);
        int wrecks = counters.wrecksAt(hex);
        boolean otherCounter =
                counters.blocks().contains(hex)
                        || counters.positions().contains(hex)
                        || counters.fort(hex)
                        || counters.minesAt(hex).isPresent();
        boolean takesNone = otherCounter || kind.water() || kind == TerrainKind.SWAMP;
        if (takesNone || wrecks == MOST_WRECKS) { // TGX-8.1.b, TGX-8.1.c
            return table;
        }
        telling.tell(new Happening.WreckLeft(table.hexId(hex), WRECK));
        return table.with(counters.withWrecks(hex, wrecks + 1));
    }

    /** TGX-6.1.c: whoever has attacked is marked Fired. */
    public static Table fired(Table table, List<UnitId> firers) {
        Table now = table;
        for (UnitId firer : firers) {
            now = now.with(firer, now.unit(firer).activated(Mark.FIRED));
        }
        return now;
    }
}
