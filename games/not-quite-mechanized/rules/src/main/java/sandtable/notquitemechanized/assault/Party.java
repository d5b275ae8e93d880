package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.morale.Resolve;

import java.util.ArrayList;
import java.util.List;

/**
 * One side of a close assault in numbers. Platoons of a company are alike, and for odds so are all
 * on foot of one unit.
 *
 * @param units with their resolve; fighters name them by number
 * @param led whether a battalion commander is with them (NQM-ASSAULT.2)
 */
public record Party(Role role, List<Fighter> fighters, List<Resolve> units, Led led) {
    private static final Clause ATTACKER = Clause.of("NQM-ASSAULT.4");
    private static final Clause DEFENDER = Clause.of("NQM-ASSAULT.5");
    private static final Clause COMMANDER = Clause.of("NQM-ASSAULT.2");

    public enum Role {
        ATTACKER(Resolve.Role.ATTACKS),
        DEFENDER(Resolve.Role.DEFENDS);

        private final Resolve.Role tests;

        Role(Resolve.Role tests) {
            this.tests = tests;
        }

        /** Which tests its units take. */
        public Resolve.Role tests() {
            return tests;
        }
    }

    /** Defenders and tanks need no commander. */
    public enum Led {
        YES,
        NO
    }

    public Party {
        fighters = List.copyOf(fighters);
        units = List.copyOf(units);
    }

    /** Those who fight on: not of a unit that is broken, or whose attack is called off. */
    private boolean fights(Fighter fighter) {
        return fighter.stands() > 0 && fights(units.get(fighter.unit()));
    }

    /** Whose own attack was called off still defends. */
    private boolean fights(Resolve unit) {
        return role == Role.ATTACKER ? unit.fightsOn() : !unit.broken();
    }

    /** Stands on foot that fight. */
    public int foot() {
        int stands = 0;
        for (Fighter each : fighters) {
            stands += each.foot() && fights(each) ? each.stands() : 0;
        }
        return stands;
    }

    private int vehicles() {
        int stands = 0;
        for (Fighter each : fighters) {
            stands += !each.foot() && fights(each) ? each.stands() : 0;
        }
        return stands;
    }

    /** All who fight, as far as they are led. */
    public int stands() {
        int foot = foot();
        return (led == Led.YES ? foot : Math.min(1, foot)) + vehicles();
    }

    /** NQM-ASSAULT.4, .5: one for each stand, up to the most of the grade. */
    public int dice() {
        boolean tanksAlone = role == Role.ATTACKER && foot() == 0; // NQM-FIGHT.9
        return tanksAlone ? 0 : Math.min(stands(), most());
    }

    /** NQM-CATAB.1, .3, .5, .7, .9. */
    public int most() {
        return role == Role.ATTACKER ? grade().attackDice() : grade().defenceDice();
    }

    /** R-NQM-38: of the unit with most stands; of equal ones the lower. */
    public Grade grade() {
        int[] stands = new int[units.size()];
        for (Fighter each : fighters) {
            stands[each.unit()] += fights(each) ? each.stands() : 0;
        }
        int best = 0;
        for (int i = 1; i < stands.length; i++) {
            boolean lower = units.get(best).grade().better(units.get(i).grade());
            boolean more = stands[i] > stands[best] || stands[i] == stands[best] && lower;
            best = more ? i : best;
        }
        return units.get(best).grade();
    }

    /** The dice, part by part. */
    public Sum explained() {
        Clause clause = role == Role.ATTACKER ? ATTACKER : DEFENDER;
        var parts = new ArrayList<Sum.Part>();
        for (Fighter each : fighters) {
            if (fights(each)) {
                parts.add(new Sum.Part(each.name(), each.stands(), clause));
            }
        }
        int alone = stands() - foot() - vehicles();
        if (alone < 0) {
            parts.add(new Sum.Part("no battalion commander", alone, COMMANDER));
        }
        if (dice() < stands()) {
            String most = "at most %d by grade".formatted(most());
            parts.add(new Sum.Part(most, dice() - stands(), clause));
        }
        String whose = role == Role.ATTACKER ? "dice of the attacker" : "dice of the defender";
        return Sum.of(whose, parts);
    }

    /** Where a casualty fell, by the number of the fighter, and the party with it. */
    public record Hit(Party party, int fighter) {}

    /** NQM-FIGHT.8: at random on stands that fight; of attackers on those on foot first. */
    public Hit hit(Chance chance) {
        boolean footFirst = role == Role.ATTACKER && foot() > 0;
        var open = new ArrayList<Integer>();
        int bodies = 0;
        for (int i = 0; i < fighters.size(); i++) {
            Fighter each = fighters.get(i);
            int stands = fights(each) && (each.foot() || !footFirst) ? each.stands() : 0;
            bodies += stands > 0 ? 1 : 0;
            for (int stand = 0; stand < stands; stand++) {
                open.add(i);
            }
        }
        int fallen = bodies == 1 ? open.getFirst() : chance.draw(open);
        var now = new ArrayList<>(fighters);
        now.set(fallen, fighters.get(fallen).hit());
        int unit = fighters.get(fallen).unit();
        return new Hit(new Party(role, now, with(unit, units.get(unit).suffering(1)), led), fallen);
    }

    Party with(List<Resolve> now) {
        return new Party(role, fighters, now, led);
    }

    List<Resolve> with(int unit, Resolve now) {
        var all = new ArrayList<>(units);
        all.set(unit, now);
        return all;
    }

    /** For odds: all on foot of one unit are one fighter. */
    public Party merged() {
        var now = new ArrayList<Fighter>();
        for (Fighter each : fighters) {
            int same = -1;
            for (int i = 0; i < now.size(); i++) {
                boolean alike = now.get(i).foot() && now.get(i).unit() == each.unit();
                same = each.foot() && alike ? i : same;
            }
            if (same < 0) {
                now.add(each);
            } else {
                now.set(same, now.get(same).plus(each));
            }
        }
        return new Party(role, now, units, led);
    }
}
