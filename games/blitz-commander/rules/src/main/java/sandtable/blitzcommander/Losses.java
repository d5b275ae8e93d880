package sandtable.blitzcommander;

import sandtable.kernel.Chance;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** BC-AP.7, BC-AP.8, BC-TA.8: who is lost. The owner is asked only where it makes a difference. */
final class Losses {
    private static final Clause TANK = Clause.of("BC-TA.8");
    private static final Clause OTHER = Clause.of("BC-AP.8");

    private Losses() {}

    /** The units of one side in the fight, lowest number first. */
    static List<Integer> present(Battle battle, int hex, Role role) {
        return role == Role.ATTACKER ? Engagement.attackers(battle) : battle.in(hex);
    }

    /** Tanks of a type that fire has hit: those that cannot fire go first. */
    static List<Integer> tanks(Battle battle, int hex, Role role, int type, int number) {
        var tanks = new ArrayList<Integer>();
        for (int unit : present(battle, hex, role)) {
            if (battle.unit(unit).type().tank() == type) {
                tanks.add(unit);
            }
        }
        tanks.sort(
                Comparator.comparing((Integer unit) -> !Engagement.silent(battle, unit, role))
                        .thenComparing(battle::entrenched));
        return List.copyOf(tanks.subList(0, number));
    }

    /** Who loses a marker: first those who would leave theirs behind soonest. */
    static List<Integer> markers(Battle battle, int hex, int number) {
        var marked = new ArrayList<Integer>();
        for (int unit : battle.in(hex)) {
            if (battle.entrenched(unit)) {
                marked.add(unit);
            }
        }
        marked.sort(
                Comparator.comparing((Integer unit) -> !battle.lookup().mechanized[unit])
                        .thenComparing(unit -> battle.lookup().artillery[unit]));
        return List.copyOf(marked.subList(0, number));
    }

    /** Whom the owner can choose from for the next loss. */
    static List<Integer> candidates(Battle battle, Step.Losing losing) {
        var candidates = new ArrayList<Integer>();
        for (int unit : present(battle, losing.hex(), losing.role())) {
            boolean armor = battle.lookup().armor[unit];
            if (armor == losing.tanks() > 0) {
                candidates.add(unit);
            }
        }
        return List.copyOf(candidates);
    }

    /** One of each that differ. */
    static List<Integer> choices(Battle battle, List<Integer> candidates) {
        var choices = new ArrayList<Integer>();
        for (int unit : candidates) {
            boolean known = false;
            for (int other : choices) {
                known |=
                        battle.lookup().type[unit] == battle.lookup().type[other]
                                && battle.standing(unit) == battle.standing(other);
            }
            if (!known) {
                choices.add(unit);
            }
        }
        return List.copyOf(choices);
    }

    static Optional<Violation> check(Battle battle, Step.Losing losing, Decision.Lose lose) {
        return candidates(battle, losing).contains(lose.unit())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                losing.tanks() > 0 ? "BC-TA.8" : "BC-AP.8",
                                "%s cannot bear this loss",
                                battle.lookup().id(lose.unit())));
    }

    static Battle resolve(
            Battle battle,
            Step.Losing losing,
            Decision.Lose lose,
            Chance chance,
            List<Happening> events) {
        return take(lost(battle, losing, lose.unit(), events), chance, events);
    }

    /** Takes off losses as long as there is no choice, then asks or goes on. */
    static Battle take(Battle begun, Chance chance, List<Happening> events) {
        Battle battle = begun;
        var losing = (Step.Losing) battle.step();
        while (losing.tanks() + losing.others() > 0) {
            List<Integer> candidates = candidates(battle, losing);
            int left = losing.tanks() > 0 ? losing.tanks() : losing.others();
            boolean choice = left < candidates.size() && choices(battle, candidates).size() > 1;
            if (choice) {
                return battle;
            }
            battle = lost(battle, losing, candidates.getFirst(), events);
            losing = (Step.Losing) battle.step();
        }
        return Fighting.after(battle, losing.hex(), losing.role(), chance, events);
    }

    private static Battle lost(
            Battle battle, Step.Losing losing, int unit, List<Happening> events) {
        boolean tank = losing.tanks() > 0;
        events.add(new Happening.Destroyed(unit, battle.hex(unit), tank ? TANK : OTHER));
        Battle.Edit edit = battle.edit();
        edit.remove(unit, Battle.DESTROYED);
        return edit.done(
                new Step.Losing(
                        losing.hex(),
                        losing.role(),
                        losing.tanks() - (tank ? 1 : 0),
                        losing.others() - (tank ? 0 : 1)));
    }
}
