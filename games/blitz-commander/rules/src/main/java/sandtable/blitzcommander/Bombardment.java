package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BC-BOMB Bombardment Action, with BC-BART Artillery and BC-BAIR Aircraft. */
final class Bombardment {
    private static final Clause BOMBARDED = Clause.of("BC-BOMB.5");
    private static final Clause ANSWERED = Clause.of("BC-BOMB.6");
    private static final Clause SUPPRESSED = Clause.of("BC-BOMB.8");
    private static final Clause WITHSTOOD = Clause.of("BC-BOMB.9");
    private static final Clause DUG_OUT = Clause.of("BC-BOMB.13");

    private Bombardment() {}

    static Optional<Violation> check(Battle battle, Decision.Bombard bombard) {
        int hex = bombard.hex();
        boolean onBoard = hex >= 0 && hex < battle.field().grid().size(); // BC-BOMB.4
        if (!onBoard || battle.occupation().count(1 - battle.active(), hex) == 0) {
            return refused(
                    "BC-BOMB.8", "no enemy is there to be suppressed"); // R-BC-20, data ruling 20
        }
        return Ownership.check(battle, battle.active(), bombard.units()) // BC-BOMB.2
                .or(() -> ready(battle, bombard.units(), hex));
    }

    static Optional<Violation> check(Battle battle, Step.Answering answering, Decision.Commit own) {
        if (own.units().isEmpty()) {
            return Optional.empty();
        }
        return Ownership.check(battle, 1 - battle.active(), own.units())
                .or(() -> ready(battle, own.units(), answering.hex()));
    }

    private static Optional<Violation> ready(Battle battle, List<Integer> units, int hex) {
        Lookup lookup = battle.lookup();
        for (int unit : units) {
            String id = lookup.id(unit);
            boolean bombards = lookup.artillery[unit] || lookup.air[unit]; // BC-UNIT.4, BC-UNIT.6
            if (!bombards) {
                return refused("BC-BOMB.1", "%s is neither artillery nor air", id);
            }
            if (lookup.artillery[unit] && !battle.onMap(unit)) {
                return refused("BC-BART.2", "%s is not on the map", id);
            }
            if (lookup.air[unit] && !flies(battle, unit)) {
                return refused("BC-BAIR.2", "%s is not there this turn", id);
            }
            if (battle.acted(unit)) {
                return refused("BC-BART.1", "%s has been used this turn", id); // R-BC-19
            }
            if (!inRange(battle, unit, hex)) {
                return refused(
                        "BC-BART.2",
                        "%s is %d hexes away and %s reaches %d",
                        battle.setup().hexName(hex),
                        battle.field().grid().distance(battle.hex(unit), hex),
                        id,
                        lookup.range[unit]);
            }
        }
        return Optional.empty();
    }

    private static boolean flies(Battle battle, int unit) {
        Unit air = battle.unit(unit);
        return battle.hex(unit) == Battle.ALOFT
                && air.arrives() <= battle.turn()
                && battle.turn() <= air.leaves();
    }

    static boolean inRange(Battle battle, int unit, int hex) {
        Lookup lookup = battle.lookup();
        return lookup.air[unit] // BC-BAIR.1
                || lookup.field.grid().distance(battle.hex(unit), hex) <= lookup.range[unit];
    }

    /** Whether artillery or air of any side could be used now, whatever the target. */
    static boolean available(Battle battle, int unit) {
        Lookup lookup = battle.lookup();
        return !battle.acted(unit)
                && (lookup.artillery[unit] && battle.onMap(unit)
                        || lookup.air[unit] && flies(battle, unit));
    }

    /** What a side could use against a hex, strongest first. */
    static List<Integer> reaching(Battle battle, int side, int hex) {
        var guns = new ArrayList<Integer>();
        for (int unit = 0; unit < battle.units(); unit++) {
            if (battle.lookup().side[unit] == side
                    && available(battle, unit)
                    && inRange(battle, unit, hex)) {
                guns.add(unit);
            }
        }
        int[] level = battle.lookup().level;
        guns.sort((a, b) -> level[b] != level[a] ? level[b] - level[a] : a - b);
        return List.copyOf(guns);
    }

    /** As few as reach a level, of guns given strongest first; all where they do not. */
    static List<Integer> enough(Battle battle, List<Integer> guns, int level) {
        var chosen = new ArrayList<Integer>();
        int sum = 0;
        for (int gun : guns) {
            if (sum < level) {
                chosen.add(gun);
                sum += battle.lookup().level[gun];
            }
        }
        for (int i = 0; i < chosen.size(); i++) {
            int without = sum - battle.lookup().level[chosen.get(i)];
            if (without >= level) {
                sum = without;
                chosen.remove(i--);
            }
        }
        chosen.sort(null);
        return List.copyOf(chosen);
    }

    static int level(Battle battle, List<Integer> units) {
        int level = 0;
        for (int unit : units) {
            level += battle.lookup().level[unit];
        }
        return level;
    }

    static Battle resolve(Battle battle, Decision.Bombard bombard, List<Happening> events) {
        int hex = bombard.hex();
        int level = level(battle, bombard.units());
        events.add(new Happening.Bombarded(hex, bombard.units(), level, BOMBARDED));
        Battle.Edit edit = battle.edit();
        PlayerTurn.closeAction(edit);
        use(battle, edit, bombard.units());
        for (int unit : bombard.units()) {
            if (battle.entrenched(unit)) {
                edit.clear(unit, Standing.ENTRENCHED); // BC-BOMB.13
                events.add(new Happening.MarkerRemoved(unit, DUG_OUT));
            }
        }
        Battle after = edit.done(new Step.Answering(hex, level));
        return worthAnswering(after, hex, level) ? after : settled(after, hex, level, events);
    }

    private static void use(Battle battle, Battle.Edit edit, List<Integer> units) {
        for (int unit : units) {
            edit.mark(unit, Standing.ACTED);
            if (battle.unit(unit).type().once()) {
                edit.remove(unit, Battle.SPENT);
            }
        }
    }

    /** The level that the defender needs to prevent suppression; at most 0 where he has it. */
    static int needed(Battle battle, int hex, int level) {
        return level - battle.occupation().count(1 - battle.active(), hex) + 1;
    }

    /** BC-BOMB.3: whether anything that the defender has could make a difference. */
    private static boolean worthAnswering(Battle battle, int hex, int level) {
        int needed = needed(battle, hex, level);
        return needed > 0 && level(battle, reaching(battle, 1 - battle.active(), hex)) >= needed;
    }

    static Battle resolve(
            Battle battle, Step.Answering asked, Decision.Commit own, List<Happening> events) {
        int level = level(battle, own.units());
        events.add(new Happening.Answered(asked.hex(), own.units(), level, ANSWERED));
        Battle.Edit edit = battle.edit();
        use(battle, edit, own.units()); // R-BC-23: guns that answer stay entrenched
        Battle after = edit.done(new Step.Acting());
        return settled(after, asked.hex(), asked.level() - level, events); // BC-BOMB.7
    }

    private static Battle settled(Battle battle, int hex, int net, List<Happening> events) {
        List<Integer> units = battle.in(hex);
        if (net < units.size()) {
            events.add(new Happening.Withstood(hex, net, units.size(), WITHSTOOD));
            return battle.with(new Step.Acting());
        }
        Battle.Edit edit = battle.edit();
        for (int unit : units) {
            edit.mark(unit, Standing.SUPPRESSED);
        }
        events.add(new Happening.Suppressed(hex, units, net, SUPPRESSED));
        return edit.done(new Step.Acting());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
