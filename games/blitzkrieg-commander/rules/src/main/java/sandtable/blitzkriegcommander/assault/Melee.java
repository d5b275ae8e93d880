package sandtable.blitzkriegcommander.assault;

import static sandtable.blitzkriegcommander.data.Setting.MOST_ROUNDS;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Aspect;
import sandtable.blitzkriegcommander.fire.HitDefinitions;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.SaveModifiers;
import sandtable.blitzkriegcommander.forces.Save;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * BKC-CARES Close Assault: Result. The dice of a fight, round after round, and who loses.
 *
 * @param rounds as they were fought
 */
record Melee(List<AssaultHappening.Fought> rounds, Verdict verdict) {
    private static final Clause ROUND = Clause.of("BKC-CARES.1");
    private static final int FACES = 6;
    private static final int OPEN = HitDefinitions.of(Cover.NONE).needed();

    /** Who loses, and how. */
    sealed interface Verdict {
        /** BKC-CARES.4: outscored by at least double. */
        record KnockedOut(Loser loser) implements Verdict {}

        /**
         * BKC-CARES.2.
         *
         * @param difference of hits, each a die of the retreat
         */
        record Retreats(Loser loser, int difference) implements Verdict {}

        /** BKC-CARES.8: after the last equal round the attacker goes. */
        record Undecided() implements Verdict {}
    }

    enum Loser {
        ASSAULTERS,
        DEFENDERS
    }

    static Melee roll(Fight fight, Chance chance) {
        var rounds = new ArrayList<AssaultHappening.Fought>();
        for (int round = 1; round <= MOST_ROUNDS.value(); round++) {
            AssaultHappening.Fought fought = round(fight, round, chance);
            rounds.add(fought);
            var verdict = verdict(fought.assault().scored(), fought.defence().scored());
            if (verdict.isPresent()) {
                return new Melee(rounds, verdict.get());
            }
        }
        return new Melee(rounds, new Verdict.Undecided());
    }

    /**
     * The chance of each verdict. Rounds do not depend on each other, nor what one side scores on
     * what the other does, so only equal rounds go on and nothing is rolled together.
     */
    static SequencedMap<Verdict, Double> odds(Fight fight) {
        var odds = new LinkedHashMap<Verdict, Double>();
        double goesOn = 1;
        for (int round = 1; round <= MOST_ROUNDS.value(); round++) {
            double likely = goesOn;
            goesOn = 0;
            for (var each : settled(fight, round).entrySet()) {
                double chance = likely * each.getValue();
                if (each.getKey().isPresent()) {
                    odds.merge(each.getKey().get(), chance, Double::sum);
                } else {
                    goesOn += chance;
                }
            }
        }
        odds.merge(new Verdict.Undecided(), goesOn, Double::sum);
        return odds;
    }

    private static Map<Optional<Verdict>, Double> settled(Fight fight, int round) {
        int against = against(fight, round);
        var assault =
                Odds.of(
                        chance ->
                                scored(
                                        fight,
                                        fight.assaultDice(),
                                        against,
                                        Loser.DEFENDERS,
                                        chance));
        var defence =
                Odds.of(
                        chance ->
                                scored(fight, fight.defenceDice(), OPEN, Loser.ASSAULTERS, chance));
        return Odds.both(assault, defence, Melee::verdict);
    }

    /** Hits of one side that are not saved. */
    private static int scored(Fight fight, Sum dice, int score, Loser by, Chance chance) {
        int hits = attacks(dice, score, chance).value();
        return hits - saved(fight, fight.side(by), hits, chance).hits();
    }

    /** Nothing where both score alike. */
    private static Optional<Verdict> verdict(int assault, int defence) {
        if (assault == defence) { // BKC-CARES.1
            return Optional.empty();
        }
        Loser loser = assault > defence ? Loser.DEFENDERS : Loser.ASSAULTERS;
        int more = Math.max(assault, defence);
        int fewer = Math.min(assault, defence);
        boolean doubled = more >= 2 * fewer; // BKC-CARES.4, BKC-CARES.7
        return Optional.of(
                doubled
                        ? new Verdict.KnockedOut(loser)
                        : new Verdict.Retreats(loser, more - fewer)); // BKC-CARES.2
    }

    /** Both sides roll to hit, the assaulters first; then both save in that order (R-BKC-63). */
    private static AssaultHappening.Fought round(Fight fight, int round, Chance chance) {
        Sum assault = fight.assaultDice();
        Sum defence = fight.defenceDice();
        int against = against(fight, round);
        Throw attacks = attacks(assault, against, chance);
        Throw answers = attacks(defence, OPEN, chance);
        Saved hurt = saved(fight, fight.defenders(), attacks.value(), chance);
        Saved lost = saved(fight, fight.assaulters(), answers.value(), chance);
        return new AssaultHappening.Fought(
                round,
                fight.assaulters(),
                fight.defenders(),
                rolled(assault, against, attacks, hurt),
                rolled(defence, OPEN, answers, lost),
                ROUND);
    }

    /** BKC-CA.14: what hits the unit assaulted; cover counts in the first round only. */
    static int against(Fight fight, int round) {
        return HitDefinitions.of(round == 1 ? fight.cover() : Cover.NONE).needed();
    }

    private static Throw attacks(Sum dice, int score, Chance chance) {
        return chance.roll(Pool.count(dice.total(), FACES, score));
    }

    private static AssaultHappening.Rolled rolled(Sum dice, int score, Throw attacks, Saved by) {
        int hits = attacks.value();
        return new AssaultHappening.Rolled(
                dice, score, attacks.faces(), hits, by.faces(), hits - by.hits());
    }

    private record Saved(List<Integer> faces, int hits) {}

    /** BKC-CA.13: dealt one by one, best save first, then round again; each saves its own. */
    private static Saved saved(Fight fight, List<UnitId> units, int hits, Chance chance) {
        List<Save> saves =
                units.stream()
                        .map(each -> save(fight, each))
                        .sorted(Comparator.comparingInt(Save::needed))
                        .toList();
        var faces = new ArrayList<Integer>();
        int saved = 0;
        for (int i = 0; i < saves.size(); i++) {
            int dealt = (hits + saves.size() - 1 - i) / saves.size();
            int dice = saves.get(i).none() ? 0 : dealt;
            Throw roll = chance.roll(Pool.count(dice, FACES, saves.get(i).needed()));
            faces.addAll(roll.faces());
            saved += roll.value();
        }
        return new Saved(faces, saved);
    }

    private static Save save(Fight fight, UnitId unit) {
        return SaveModifiers.save(fight.table(), unit, HitLine.DIRECT, Aspect.FRONT);
    }
}
