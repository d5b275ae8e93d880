package sandtable.notquitemechanized.assault;

import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.morale.Resolve;

import java.util.ArrayList;
import java.util.List;

/** NQM-ASSAULT, NQM-CATAB: a close assault in numbers, before one of its rounds. */
public record Contest(Party attackers, Party defenders) {
    /** How things stand. */
    public enum Standing {
        /** The attacker may go on. */
        OPEN,
        /** NQM-CATAB.19: nobody is left who defends. */
        TAKEN,
        /** The attacker has nobody left on foot who assaults. */
        SPENT
    }

    /** Tests of a unit, which is known by its number in its party. */
    public record Test(Party.Role role, int unit, Resolve.Tested tested) {}

    /**
     * One round.
     *
     * @param attackersHit where the attackers' casualties fell, by number of the fighter
     * @param tests of both sides, thrown together after it
     */
    public record Round(
            Contest after,
            Dice.Thrown dice,
            List<Integer> attackersHit,
            List<Integer> defendersHit,
            List<Test> tests) {
        public Round {
            attackersHit = List.copyOf(attackersHit);
            defendersHit = List.copyOf(defendersHit);
            tests = List.copyOf(tests);
        }
    }

    /** C11: the position is taken even if the attackers' test fails too. */
    public Standing standing() {
        if (defenders.stands() == 0) {
            return Standing.TAKEN;
        }
        return attackers.dice() == 0 ? Standing.SPENT : Standing.OPEN;
    }

    public Dice dice() {
        return new Dice(
                attackers.dice(), defenders.dice(), Dice.tie(attackers.grade(), defenders.grade()));
    }

    /** NQM-CATAB.14: rounds that the attacker can begin in an hour. */
    public int rounds() {
        return attackers.most();
    }

    /** Throws a round, deals its casualties and takes the tests they ask for (NQM-SEQ.4). */
    public Round fought(Chance chance) {
        Dice.Thrown thrown = dice().thrown(chance);
        var attackersHit = new ArrayList<Integer>();
        var defendersHit = new ArrayList<Integer>();
        Party first = dealt(attackers, thrown.losses().first(), attackersHit, chance);
        Party second = dealt(defenders, thrown.losses().second(), defendersHit, chance);
        var tests = new ArrayList<Test>();
        var after = new Contest(tested(first, tests, chance), tested(second, tests, chance));
        return new Round(after, thrown, attackersHit, defendersHit, tests);
    }

    private static Party dealt(Party party, int losses, List<Integer> fell, Chance chance) {
        Party now = party;
        for (int i = 0; i < losses; i++) { // NQM-CATAB.18
            Party.Hit hit = now.hit(chance);
            fell.add(hit.fighter());
            now = hit.party();
        }
        return now;
    }

    private static Party tested(Party party, List<Test> tests, Chance chance) {
        Party now = party;
        for (int i = 0; i < party.units().size(); i++) {
            if (party.units().get(i).mustTest()) {
                Resolve.Tested tested = party.units().get(i).tested(chance);
                tests.add(new Test(party.role(), i, tested));
                now = now.with(now.with(i, tested.after()));
            }
        }
        return now;
    }

    /** For odds: what makes no difference to them is one. */
    public Contest merged() {
        return new Contest(attackers.merged(), defenders.merged());
    }
}
