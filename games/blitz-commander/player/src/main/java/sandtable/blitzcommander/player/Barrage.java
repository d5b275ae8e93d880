package sandtable.blitzcommander.player;

import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The guns and aircraft of both sides in one turn, and what they can do to a hex. */
final class Barrage {
    /** How likely it works if the enemy could prevent it: they may keep their guns for another. */
    private static final double ANSWERED = 0.3;

    private static final double UNANSWERED = 0.97;

    private final Position position;
    private final int side;

    /** By side: those that can fire, the strongest first. */
    private final int[][] guns = new int[2][];

    private final boolean[] used;

    /** By side and hex: what it has in range; below 0 what is not known yet. */
    private final int[][] levels = new int[2][];

    /**
     * @param now whether only those count that can still act in the turn under way
     */
    Barrage(Position position, int side, boolean now) {
        this.position = position;
        this.side = side;
        this.used = new boolean[position.outlook().units];
        for (int of = 0; of < 2; of++) {
            int[] fire = position.outlook().fire[of];
            int[] able = new int[fire.length];
            int count = 0;
            for (int unit : fire) {
                if (able(unit, now)) {
                    able[count++] = unit;
                }
            }
            guns[of] = Arrays.copyOf(able, count);
            levels[of] = unknown();
        }
    }

    private int[] unknown() {
        int[] levels = new int[position.outlook().grid.size()];
        Arrays.fill(levels, -1);
        return levels;
    }

    private boolean able(int unit, boolean now) {
        Table table = position.table();
        if (now && table.acted(unit)) {
            return false;
        }
        if (position.outlook().type[unit].kind() == Kind.AIR) {
            Stand air = table.stand(unit);
            int turn = now || side != table.active() ? table.turn() : table.turn() + 1;
            return table.where(unit) == Whereabouts.Off.IN_THE_AIR
                    && air.arrives() <= turn
                    && turn <= air.leaves();
        }
        return position.at(unit) >= 0;
    }

    /**
     * How likely the side can suppress a hex.
     *
     * @param level what it must bring to bear
     */
    record Plan(double chance, int level) {
        static final Plan NONE = new Plan(0, 0);
    }

    Plan against(int hex) {
        int needed = position.count(1 - side, hex);
        int own = level(side, hex);
        if (own < needed) {
            return Plan.NONE;
        }
        int answer = level(1 - side, hex);
        boolean sure = own >= needed + answer;
        return new Plan(sure ? UNANSWERED : ANSWERED, sure ? needed + answer : needed);
    }

    /** What a side has in range of a hex. */
    private int level(int of, int hex) {
        if (levels[of][hex] < 0) {
            int level = 0;
            for (int unit : guns[of]) {
                level += reaches(unit, hex) ? levelOf(unit) : 0;
            }
            levels[of][hex] = level;
        }
        return levels[of][hex];
    }

    /** As few as reach a level, the strongest first, then without those that are not missed. */
    List<Integer> chosen(int hex, int level) {
        int sum = 0;
        var chosen = new ArrayList<Integer>();
        for (int gun : guns[side]) {
            if (sum < level && reaches(gun, hex)) {
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
        levels[side] = guns.isEmpty() ? levels[side] : unknown();
    }

    private boolean reaches(int unit, int hex) {
        Outlook outlook = position.outlook();
        int at = position.at(unit);
        return !used[unit]
                && (at < 0 || outlook.grid.distance(at, hex) <= outlook.type[unit].range());
    }
}
