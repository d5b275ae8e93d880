package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.Charts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Whom an owner mostly gives up, where nobody is there to be asked. */
final class UsualLosses {
    private static final Comparator<Group> WORST_FIRST =
            Comparator.comparing(Group::artillery)
                    .thenComparing(each -> each.type().quality())
                    .thenComparing(each -> each.type().at())
                    .thenComparing(each -> each.type().mechanized())
                    .thenComparing(each -> !each.silent());

    private UsualLosses() {}

    /** Tanks of one type. */
    static Force tanks(Force force, int type, int number) {
        Force left = force.without(each -> is(each, type) && each.silent(), number);
        int rest = number - (force.tanks() - left.tanks());
        return left.without(each -> is(each, type), rest);
    }

    private static boolean is(Group group, int type) {
        return group.armor() && group.type().tank() == type;
    }

    /** Tanks of any type, the worst first. */
    static Force anyTanks(Force force, Charts charts, int number) {
        if (number == 0) {
            return force;
        }
        List<Integer> types = force.tankTypes();
        types.sort(Comparator.comparingInt(type -> charts.tank(type).worth()));
        Force left = force;
        for (int type : types) {
            left = tanks(left, type, number - (force.tanks() - left.tanks()));
        }
        return left;
    }

    /** Infantry, and artillery if it must be. */
    static Force others(Force force, int number) {
        if (number == 0) {
            return force;
        }
        var groups = new ArrayList<>(force.groups());
        groups.removeIf(Group::armor);
        groups.sort(WORST_FIRST);
        Force left = force;
        int going = number;
        for (Group group : groups) {
            int from = Math.min(going, group.units());
            left = left.without(group::equals, from);
            going -= from;
        }
        return left;
    }
}
