package sandtable.bots.blitzcommander;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Kind;
import sandtable.blitzcommander.Unit;

import java.util.ArrayList;
import java.util.List;

/** The guns and aircraft of both sides in one turn, and what they can do to a hex. */
final class Barrage {
    /** How likely it works if the enemy could prevent it: he may, or keep his guns for another. */
    private static final double ANSWERED = 0.3;

    private static final double UNANSWERED = 0.97;

    private final Position position;
    private final int side;
    private final boolean now;
    private final boolean[] used;

    /**
     * @param now whether only those count that can still act in the turn under way
     */
    Barrage(Position position, int side, boolean now) {
        this.position = position;
        this.side = side;
        this.now = now;
        this.used = new boolean[position.outlook().units];
    }

    /** How likely the side can suppress a hex, and with what. */
    record Plan(double chance, List<Integer> guns) {
        static final Plan NONE = new Plan(0, List.of());
    }

    Plan against(int hex) {
        int needed = position.count(1 - side, hex);
        int answer = level(1 - side, hex);
        int own = level(side, hex);
        if (own < needed) {
            return Plan.NONE;
        }
        boolean sure = own >= needed + answer;
        return new Plan(sure ? UNANSWERED : ANSWERED, chosen(hex, sure ? needed + answer : needed));
    }

    /** What a side has in range of a hex. */
    int level(int of, int hex) {
        int level = 0;
        for (int unit : position.outlook().fire[of]) {
            level += reaches(unit, hex) ? position.outlook().type[unit].level() : 0;
        }
        return level;
    }

    /** As few as reach a level, the strongest first, then without those that are not missed. */
    private List<Integer> chosen(int hex, int level) {
        var guns = new ArrayList<Integer>();
        for (int unit : position.outlook().fire[side]) {
            if (reaches(unit, hex)) {
                guns.add(unit);
            }
        }
        guns.sort((a, b) -> Integer.compare(levelOf(b), levelOf(a)));
        int sum = 0;
        var chosen = new ArrayList<Integer>();
        for (int gun : guns) {
            if (sum < level) {
                chosen.add(gun);
                sum += levelOf(gun);
            }
        }
        for (int i = 0; i < chosen.size(); i++) {
            if (sum - levelOf(chosen.get(i)) >= level) {
                sum -= levelOf(chosen.get(i));
                chosen.remove(i--);
            }
        }
        chosen.sort(null);
        return List.copyOf(chosen);
    }

    private int levelOf(int unit) {
        return position.outlook().type[unit].level();
    }

    /** They are kept for something else. */
    void use(List<Integer> guns) {
        for (int gun : guns) {
            used[gun] = true;
        }
    }

    private boolean reaches(int unit, int hex) {
        Battle battle = position.battle();
        if (used[unit] || now && battle.acted(unit)) {
            return false;
        }
        if (position.outlook().type[unit].kind() == Kind.AIR) {
            Unit air = battle.unit(unit);
            int turn = now || side != battle.active() ? battle.turn() : battle.turn() + 1;
            return position.at(unit) == Battle.ALOFT
                    && air.arrives() <= turn
                    && turn <= air.leaves();
        }
        return position.at(unit) >= 0
                && position.outlook().grid.distance(position.at(unit), hex)
                        <= position.outlook().type[unit].range();
    }
}
