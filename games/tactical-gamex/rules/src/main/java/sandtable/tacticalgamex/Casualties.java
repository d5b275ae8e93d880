package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;

/** TGX-6.3.4 What the results of an attack do to its targets, and the wrecks they leave. */
final class Casualties {
    private static final int MOST_WRECKS = 3;
    private static final Clause DISRUPTED = Clause.of("TGX-6.3.4.d");
    private static final Clause ELIMINATED = Clause.of("TGX-6.3.4.b");
    private static final Clause WRECK = Clause.of("TGX-8.1.a");
    private static final Clause FORT = Clause.of("TGX-8.4.g");

    private Casualties() {}

    /** Rolls one die for the attack and reads it for each target (TGX-6.3.5.a). */
    static Table resolve(Table table, Fight fight, Telling telling) {
        int die = fight.possible() ? telling.die() : 0; // TGX-6.3.4.h
        int places = fight.modifiers().size(); // an empty fortification is one without a unit
        var results = new ArrayList<CombatResult>(places);
        for (int i = 0; i < places; i++) {
            results.add(die == 0 ? CombatResult.NO_EFFECT : fight.result(i, die));
        }
        telling.tell(new Happening.Attacked(fight, die, results));
        if (fight.fort()) {
            return onFort(table, fight, results.getFirst(), telling);
        }
        Table now = table;
        for (int i = 0; i < results.size(); i++) {
            now = suffered(now, fight.targets().get(i), results.get(i), telling);
        }
        return now;
    }

    /** What a result does to a unit. */
    static Table suffered(Table table, int target, CombatResult result, Telling telling) {
        boolean disrupted = table.unit(target).disrupted();
        return switch (result) {
            case NO_EFFECT -> table;
            case D -> disrupted ? table : disrupt(table, target, telling); // R-TGX-53
            case DD ->
                    disrupted
                            ? eliminate(table, target, telling) // TGX-6.3.4.f
                            : disrupt(table, target, telling); // TGX-6.3.4.e
            case X -> eliminate(table, target, telling);
        };
    }

    /** A disrupted fortification disrupts all inside (TGX-8.4.i), a destroyed one kills them. */
    private static Table onFort(Table table, Fight fight, CombatResult result, Telling telling) {
        return switch (result) {
            case NO_EFFECT -> table;
            case D, DD -> {
                Table now = table;
                for (int unit : fight.targets()) {
                    boolean again = now.unit(unit).disrupted(); // TGX-8.4.j: then ignored
                    now = again ? now : disrupt(now, unit, telling);
                }
                yield now;
            }
            case X -> {
                telling.tell(new Happening.FortDestroyed(fight.hex(), FORT));
                Table now = table;
                for (int unit : fight.targets()) {
                    now = removed(now, unit, telling); // TGX-8.4.g
                }
                now = now.with(now.counters().withoutFort(fight.hex()));
                yield wreck(now, fight.hex(), telling); // TGX-8.4.h
            }
        };
    }

    /** TGX-6.3.4.d; its passenger shares its fate (TGX-5.2.1.e). */
    static Table disrupt(Table table, int target, Telling telling) {
        telling.tell(new Happening.Disrupted(target, DISRUPTED));
        Unit unit = table.unit(target).with(Mark.DISRUPTED);
        boolean watched = unit.has(Mark.OPPORTUNITY_FIRE); // TGX-6.4.2.j
        Table now = table.with(target, watched ? unit.activated(Mark.COMPLETED) : unit);
        return unit.carries()
                ? now.with(unit.cargo(), now.unit(unit.cargo()).with(Mark.DISRUPTED))
                : now;
    }

    private static Table eliminate(Table table, int target, Telling telling) {
        int hex = table.unit(target).hex();
        Table now = removed(table, target, telling);
        boolean vehicle = table.stand(target).type().armored(); // TGX-2.2.a, TGX-6.3.4.c, R-TGX-54
        now = vehicle ? wreck(now, hex, telling) : now;
        return Spotting.vacated(now, hex, telling);
    }

    private static Table removed(Table table, int target, Telling telling) {
        Unit unit = table.unit(target);
        telling.tell(new Happening.Eliminated(target, unit.hex(), ELIMINATED));
        Table now = table.with(target, Unit.at(Unit.ELIMINATED));
        if (unit.carries()) { // TGX-5.2.1.e
            telling.tell(new Happening.Eliminated(unit.cargo(), unit.hex(), ELIMINATED));
            now = now.with(unit.cargo(), Unit.at(Unit.ELIMINATED));
        }
        return now;
    }

    /** TGX-8.1: one more wreck, unless there are three or the hex takes none. */
    private static Table wreck(Table table, int hex, Telling telling) {
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
        telling.tell(new Happening.WreckLeft(hex, WRECK));
        return table.with(counters.withWrecks(hex, wrecks + 1));
    }
}
