package sandtable.notquitemechanized.state;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;

import java.util.ArrayList;
import java.util.List;

/**
 * What passes between the posts of a camp that do not share what they see (C17); blank where they
 * do.
 *
 * @param fellows what is known of each body of the other posts, by number; nothing of all others
 * @param done orders carried out since the last report
 * @param sent the reports on their way, the oldest first
 */
public record Diary(Roster<Knowledge> fellows, List<Dispatch.Done> done, List<Dispatch> sent) {
    public static final Diary BLANK = new Diary(Roster.of(List.of()), List.of(), List.of());

    public Diary {
        done = List.copyOf(done);
        sent = List.copyOf(sent);
    }

    /** What is known of a body of another post of the camp. */
    public Knowledge fellow(BodyId body) {
        return body.index() < fellows.size() ? fellows.get(body.index()) : Knowledge.None.NOTHING;
    }

    public Diary knowing(Roster<Knowledge> now) {
        return new Diary(now, done, sent);
    }

    public Diary with(UnitId unit, Order order) {
        var now = new ArrayList<>(done);
        now.add(new Dispatch.Done(unit, order));
        return new Diary(fellows, now, sent);
    }

    /** One more is on its way, and with it what was done. */
    public Diary with(Dispatch dispatch) {
        var now = new ArrayList<>(sent);
        now.add(dispatch);
        return new Diary(fellows, List.of(), now);
    }

    /** Without what told of bounds before this one: it has arrived. */
    public Diary from(int bound) {
        return new Diary(
                fellows, done, sent.stream().filter(each -> each.bound() >= bound).toList());
    }
}
