package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One attack on one unit, all who take part in it together (BKC-CAS.1, BKC-FIRE.6).
 *
 * @param by those who attack; none where nobody on the table does
 * @param groups of dice, by rising score to hit, then by rising save (BKC-FIRE.11)
 * @param refuge where the target falls back to, if it must
 */
public record Attack(UnitId target, List<UnitId> by, List<Group> groups, Refuge refuge) {
    private static final Comparator<Group> ORDER =
            Comparator.<Group>comparingInt(each -> each.score().needed())
                    .thenComparingInt(each -> each.save().needed());

    public Attack {
        by = List.copyOf(by);
        groups = joined(groups);
    }

    /** BKC-CAS.3, BKC-CAS.15: what shares score and save is rolled together. */
    private static List<Group> joined(List<Group> shares) {
        var groups = new ArrayList<Group>();
        for (Group share : shares) {
            int at = like(groups, share);
            if (at < 0) {
                groups.add(share);
            } else {
                groups.set(at, sum(groups.get(at), share));
            }
        }
        groups.sort(ORDER);
        return List.copyOf(groups);
    }

    private static int like(List<Group> groups, Group share) {
        for (int i = 0; i < groups.size(); i++) {
            if (groups.get(i).joins(share)) {
                return i;
            }
        }
        return -1;
    }

    private static Group sum(Group one, Group other) {
        var parts = new ArrayList<>(one.dice().parts());
        parts.addAll(other.dice().parts());
        return new Group(one.score(), one.save(), Sum.of(Group.ATTACKS, parts));
    }
}
