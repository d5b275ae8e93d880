package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * BKC-CAS Testing for Casualties: the dice of one attack, in the order of BKC-FIRE.11.
 *
 * @param groups how they fell
 * @param fallBack the dice of a fall-back; none where there is none
 */
record Volley(List<FireHappening.Rolled> groups, List<Integer> fallBack, Outcome outcome) {
    private static final int FACES = 6;
    private static final int MM_OF_A_CENTIMETRE = 10;

    static Volley roll(Table table, Attack attack, Chance chance) {
        List<Throw> attacks = new ArrayList<>();
        List<Throw> saves = new ArrayList<>();
        for (Group each : attack.groups()) { // BKC-CAS.4
            attacks.add(attacks(each, chance));
        }
        for (int i = 0; i < attacks.size(); i++) { // BKC-CAS.5, BKC-CAS.6, BKC-CAS.15
            saves.add(saved(attack.groups().get(i), attacks.get(i).value(), chance));
        }
        var unsaved = new ArrayList<Integer>();
        for (int i = 0; i < attacks.size(); i++) {
            unsaved.add(attacks.get(i).value() - saves.get(i).value());
        }
        Shaken shaken = shaken(table, attack, unsaved, chance);
        var groups = new ArrayList<FireHappening.Rolled>();
        for (int i = 0; i < unsaved.size(); i++) {
            Group group = attack.groups().get(i);
            groups.add(
                    new FireHappening.Rolled(
                            group.dice(),
                            group.score().needed(),
                            group.save(),
                            attacks.get(i).faces(),
                            attacks.get(i).value(),
                            saves.get(i).faces(),
                            unsaved.get(i),
                            shaken.suppression().isEmpty()
                                    ? List.of()
                                    : shaken.suppression().get(i)));
        }
        return new Volley(groups, shaken.fallBack(), shaken.outcome());
    }

    /**
     * The chance of everything that the dice can say. Groups do not depend on each other, and what
     * comes of unsaved hits only on how many of each group there are.
     */
    static SequencedMap<Outcome, Double> odds(Table table, Attack attack) {
        SequencedMap<List<Integer>, Double> unsaved = new LinkedHashMap<>();
        unsaved.put(List.of(), 1.0);
        for (Group each : attack.groups()) {
            unsaved = Odds.both(unsaved, Odds.of(chance -> unsaved(each, chance)), Volley::and);
        }
        var odds = new LinkedHashMap<Outcome, Double>();
        unsaved.forEach(
                (each, likely) ->
                        Odds.of(chance -> shaken(table, attack, each, chance).outcome())
                                .forEach(
                                        (outcome, then) ->
                                                odds.merge(outcome, likely * then, Double::sum)));
        return odds;
    }

    private static int unsaved(Group group, Chance chance) {
        int hits = attacks(group, chance).value();
        return hits - saved(group, hits, chance).value();
    }

    private static List<Integer> and(List<Integer> before, int more) {
        var all = new ArrayList<>(before);
        all.add(more);
        return List.copyOf(all);
    }

    private static Throw attacks(Group group, Chance chance) {
        return chance.roll(Pool.count(group.dice().total(), FACES, group.score().needed()));
    }

    /** One die for each hit; none for who has no save. */
    private static Throw saved(Group group, int hits, Chance chance) {
        int dice = group.save().none() ? 0 : hits;
        return chance.roll(Pool.count(dice, FACES, group.save().needed()));
    }

    /** What comes of unsaved hits, and the dice it took. */
    private record Shaken(
            Outcome outcome, List<List<Integer>> suppression, List<Integer> fallBack) {
        static Shaken without(Outcome outcome) {
            return new Shaken(outcome, List.of(), List.of());
        }
    }

    private static Shaken shaken(Table table, Attack attack, List<Integer> unsaved, Chance chance) {
        int all = unsaved.stream().mapToInt(each -> each).sum();
        Unit target = table.unit(attack.target());
        int hits = table.stand(attack.target()).type().hits();
        boolean knockedOut = target.hits() + all >= hits; // BKC-CAS.7, BKC-CAS.9
        if (all == 0) {
            return Shaken.without(new Outcome.Unhurt());
        }
        if (knockedOut) { // BKC-CAS.11
            return Shaken.without(new Outcome.KnockedOut(all));
        }
        return target.suppressed()
                ? fallBack(all, chance)
                : suppression(attack, unsaved, all, chance);
    }

    /** BKC-SUPP.1, BKC-CAS.10: a die for each unsaved hit, against its own group's score. */
    private static Shaken suppression(
            Attack attack, List<Integer> unsaved, int all, Chance chance) {
        var faces = new ArrayList<List<Integer>>();
        int reached = 0;
        for (int i = 0; i < unsaved.size(); i++) { // BKC-CAS.16
            int score = attack.groups().get(i).score().needed();
            Throw dice = chance.roll(Pool.count(unsaved.get(i), FACES, score));
            reached += dice.value();
            faces.add(dice.faces());
        }
        Outcome outcome = // BKC-SUPP.2, BKC-CAS.12
                reached > 0 ? new Outcome.Suppressed(all) : new Outcome.Marked(all);
        return new Shaken(outcome, faces, List.of());
    }

    /** BKC-FB.1, BKC-FB.2, BKC-FB.3, BKC-CAS.13: the dice add up to centimetres. */
    private static Shaken fallBack(int all, Chance chance) {
        Throw dice = chance.roll(Pool.sum(all, FACES));
        var outcome = new Outcome.FallsBack(all, dice.value() * MM_OF_A_CENTIMETRE);
        return new Shaken(outcome, List.of(), dice.faces());
    }
}
