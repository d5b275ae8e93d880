package sandtable.blitzcommander.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What one side has in an assault, by number: who exactly is meant is the battle's affair.
 *
 * @param groups each with at least one unit
 * @param markers entrenchment markers among them
 */
public record Force(List<Group> groups, int markers) {
    public static final Force NONE = new Force(List.of(), 0);

    public Force {
        groups = List.copyOf(groups);
    }

    int count(Predicate<Group> which) {
        int count = 0;
        for (Group group : groups) {
            count += which.test(group) ? group.units() : 0;
        }
        return count;
    }

    public boolean gone() {
        return groups.isEmpty();
    }

    public int units() {
        return count(_ -> true);
    }

    public int tanks() {
        return count(Group::armor);
    }

    public int tanks(int type) {
        return count(each -> each.type().tank() == type && each.armor());
    }

    public int infantry() {
        return count(Group::infantry);
    }

    public int artillery() {
        return count(Group::artillery);
    }

    public int combatUnits() {
        return tanks() + infantry();
    }

    /** Tanks of a type that can fire. */
    int firing(int type) {
        return count(each -> each.armor() && !each.silent() && each.type().tank() == type);
    }

    /** The tank types it has, lowest number first. */
    List<Integer> tankTypes() {
        return types(Group::armor);
    }

    /** The tank types that can fire, lowest number first. */
    List<Integer> firingTypes() {
        return types(each -> each.armor() && !each.silent());
    }

    private List<Integer> types(Predicate<Group> which) {
        var types = new ArrayList<Integer>();
        for (Group group : groups) {
            if (which.test(group) && !types.contains(group.type().tank())) {
                types.add(group.type().tank());
            }
        }
        types.sort(null);
        return types;
    }

    /** What is left when units go, at most all that there are; markers stay as they are. */
    Force without(Predicate<Group> which, int units) {
        if (units == 0) {
            return this;
        }
        var left = new ArrayList<Group>();
        int going = units;
        int rest = 0;
        for (Group group : groups) {
            int from = which.test(group) ? Math.min(going, group.units()) : 0;
            going -= from;
            if (group.units() > from) {
                left.add(group.with(group.units() - from));
                rest += group.units() - from;
            }
        }
        return new Force(left, Math.min(markers, rest));
    }

    Force withMarkers(int now) {
        return new Force(groups, now);
    }
}
