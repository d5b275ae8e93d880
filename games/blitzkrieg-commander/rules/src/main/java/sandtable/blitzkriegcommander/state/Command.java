package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.forces.Role;

import java.util.ArrayList;
import java.util.List;

/**
 * How a command unit stands. An HQ may become the CO (BKC-CU.3), so its role is here.
 *
 * @param cv its Command Value, without what holds for some turns only
 * @param finished the own turn in which it has stopped or failed (BKC-ORD.3); 0 for never
 * @param moved the own turn in which it has moved (BKC-ORD.11); 0 for never
 */
public record Command(
        Role role, int cv, List<CvChange> changes, int finished, int moved, List<Link> links) {
    public Command {
        changes = List.copyOf(changes);
        links = List.copyOf(links);
    }

    public static Command of(Role role, int cv) {
        return new Command(role, cv, List.of(), 0, 0, List.of());
    }

    /** The Command Value in a turn of its owner. */
    public int cv(int turn) {
        int now = cv;
        for (CvChange each : changes) {
            now += each.holds(turn) ? each.by() : 0;
        }
        return now;
    }

    public Command with(Role now) {
        return new Command(now, cv, changes, finished, moved, links);
    }

    public Command withCv(int now) {
        return new Command(role, now, changes, finished, moved, links);
    }

    public Command plus(CvChange change) {
        var all = new ArrayList<>(changes);
        all.add(change);
        return new Command(role, cv, all, finished, moved, links);
    }

    public Command withFinished(int turn) {
        return new Command(role, cv, changes, turn, moved, links);
    }

    public Command withMoved(int turn) {
        return new Command(role, cv, changes, finished, turn, links);
    }

    public Command with(List<Link> now) {
        return new Command(role, cv, changes, finished, moved, now);
    }
}
