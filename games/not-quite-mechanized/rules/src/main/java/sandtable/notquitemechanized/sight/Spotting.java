package sandtable.notquitemechanized.sight;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** C6: what each post sees and remembers, brought up to date. */
public final class Spotting {
    private static final Clause SEEN = Clause.of("NQM-RECCE.1");

    private Spotting() {}

    /** After something moved, fired or was shown. Posts are told who comes into sight and goes. */
    public static State updated(State state, Telling<Happening> telling) {
        State now = state;
        for (int post = 0; post < state.battle().posts().size(); post++) {
            now = now.with(post, looked(now, post, telling));
        }
        return now;
    }

    private static Secrets looked(State state, int post, Telling<Happening> telling) {
        Table table = state.table();
        Secrets secrets = state.secrets(post);
        int camp = state.battle().camp(post);
        var eyes = eyes(table, camp);
        Roster.Edit<Knowledge> edit = secrets.knowledge().edit();
        List<Side> to = List.of(state.battle().side(post));
        Set<Integer> places = secrets.positions();
        for (Stand each : state.battle().stands()) {
            if (each.camp() == camp) {
                continue;
            }
            Knowledge before = edit.get(each.id().index());
            boolean seen = seen(table, eyes, each.id(), before);
            Knowledge after = after(table, each.id(), before, seen);
            edit.set(each.id().index(), after);
            tell(table, each.id(), before, after, to, telling);
            places = seen ? withPosition(table, each.id(), places) : places;
        }
        return secrets.knowing(edit.done(), places, secrets.mines());
    }

    private static List<Disc> eyes(Table table, int camp) {
        var eyes = new ArrayList<Disc>();
        for (Stand each : table.battle().stands()) {
            if (each.camp() == camp) {
                table.disc(each.id()).ifPresent(eyes::add);
            }
        }
        return eyes;
    }

    private static boolean seen(Table table, List<Disc> eyes, BodyId body, Knowledge known) {
        if (!table.body(body).onTable()) {
            return false;
        }
        Disc there = table.disc(body).orElseThrow();
        int distance = -1;
        for (Disc eye : eyes) {
            if (!eye.within(Setting.SIGHT_MOVING_VEHICLES.value(), there)) {
                continue;
            }
            distance = distance < 0 ? Seeing.distance(table, body, known) : distance;
            if (eye.within(distance, there) && Seeing.line(table, eye.centre(), there.centre())) {
                return true;
            }
        }
        return false;
    }

    private static Knowledge after(Table table, BodyId body, Knowledge before, boolean seen) {
        int bound = table.bound();
        return switch (before) {
            case Knowledge.None.NOTHING -> seen ? new Knowledge.Seen(bound) : before;
            case Knowledge.Seen _ ->
                    seen ? before : new Knowledge.LastSeen(bound, table.body(body));
            case Knowledge.LastSeen(var last, _) -> {
                boolean forgotten = bound - last > Setting.REMEMBERED.value();
                yield seen
                        ? new Knowledge.Seen(bound)
                        : forgotten ? Knowledge.None.NOTHING : before;
            }
        };
    }

    private static void tell(
            Table table,
            BodyId body,
            Knowledge before,
            Knowledge after,
            List<Side> to,
            Telling<Happening> telling) {
        boolean was = before instanceof Knowledge.Seen;
        boolean is = after instanceof Knowledge.Seen;
        if (is && !was) {
            telling.tell(new MoveHappening.Sighted(body, table.spot(body).orElseThrow(), to, SEEN));
        }
        if (was && !is) {
            telling.tell(new MoveHappening.LostSight(body, to, SEEN));
        }
    }

    /** Whoever is seen in a position shows it. */
    private static Set<Integer> withPosition(Table table, BodyId body, Set<Integer> known) {
        Spot at = table.spot(body).orElseThrow();
        Set<Integer> now = known;
        for (Position each : table.positions()) {
            boolean in = each.camp() == table.stand(body).camp() && each.ground().contains(at);
            if (in && !now.contains(each.id())) {
                now = new HashSet<>(now);
                now.add(each.id());
            }
        }
        return now;
    }
}
