package sandtable.notquitemechanized.sight;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Battle;
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
import sandtable.notquitemechanized.state.Whereabouts;
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
        Battle battle = state.battle();
        for (int post = 0; post < battle.posts().size(); post++) {
            int first = first(battle, post);
            Secrets own = now.secrets(post);
            Secrets seen = now.secrets(first);
            now =
                    now.with(
                            post,
                            first == post
                                    ? looked(now, post, telling)
                                    : own.knowing(seen.knowledge(), seen.positions(), own.mines()));
        }
        return now;
    }

    /** Posts that share what they see look once, as the first of them (C17). */
    private static int first(Battle battle, int post) {
        int first = 0;
        while (!battle.shares(first, post)) {
            first++;
        }
        return first;
    }

    /**
     * C7: bodies that recce has found are seen by the posts of who found them, with their place.
     */
    public static State shown(State state, BodyId finder, List<BodyId> found) {
        State now = state;
        int own = state.battle().formation(finder).post();
        for (int post = 0; post < state.battle().posts().size(); post++) {
            if (state.battle().shares(post, own)) {
                Secrets secrets = now.secrets(post);
                Roster.Edit<Knowledge> edit = secrets.knowledge().edit();
                Set<Integer> places = secrets.positions();
                for (BodyId each : found) {
                    edit.set(each.index(), new Knowledge.Seen(state.table().bound()));
                    places = withPosition(state.table(), each, places);
                }
                now = now.with(post, secrets.knowing(edit.done(), places, secrets.mines()));
            }
        }
        return now;
    }

    private static Secrets looked(State state, int post, Telling<Happening> telling) {
        Table table = state.table();
        Secrets secrets = state.secrets(post);
        int camp = state.battle().camp(post);
        var eyes = eyes(table, post);
        Roster.Edit<Knowledge> edit = secrets.knowledge().edit();
        List<Side> to = sharing(state.battle(), post);
        Set<Integer> places = secrets.positions();
        boolean changed = false;
        for (Stand each : state.battle().stands()) {
            if (each.camp() == camp) {
                continue;
            }
            Knowledge before = edit.get(each.id().index());
            boolean seen = seen(table, eyes, each.id(), of(edit, table, each.id()));
            Knowledge after = after(table, each.id(), before, seen);
            edit.set(each.id().index(), after);
            changed |= after != before;
            tell(table, each.id(), before, after, to, telling);
            places = seen ? withPosition(table, each.id(), places) : places;
        }
        Roster<Knowledge> known = changed ? edit.done() : secrets.knowledge();
        return secrets.knowing(known, places, secrets.mines())
                .with(Fellows.seen(table, post, eyes, secrets.diary()));
    }

    /** Of riders what is known of their tanks. */
    private static Knowledge of(Roster.Edit<Knowledge> known, Table table, BodyId body) {
        return table.body(body).where() instanceof Whereabouts.Riding(var tanks)
                ? known.get(tanks.index())
                : known.get(body.index());
    }

    private static List<Side> sharing(Battle battle, int post) {
        return battle.sides().stream()
                .filter(each -> battle.shares(post, battle.post(each)))
                .toList();
    }

    private static List<Disc> eyes(Table table, int post) {
        var eyes = new ArrayList<Disc>();
        Battle battle = table.battle();
        for (Stand each : battle.stands()) {
            if (battle.shares(post, battle.formation(each.unit()).post())) {
                table.disc(each.id()).ifPresent(eyes::add);
            }
        }
        return eyes;
    }

    static boolean seen(Table table, List<Disc> eyes, BodyId body, Knowledge known) {
        if (table.body(body).where() instanceof Whereabouts.Riding(var tanks)) {
            return seen(table, eyes, tanks, known);
        }
        if (!table.body(body).onTable()) {
            return false;
        }
        Disc there = table.disc(body).orElseThrow();
        int distance = Seeing.distance(table, body, known);
        for (Disc eye : eyes) {
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
                boolean forgotten = bound - last > remembered(table.battle());
                yield seen
                        ? new Knowledge.Seen(bound)
                        : forgotten ? Knowledge.None.NOTHING : before;
            }
        };
    }

    /** R-NQM-72: news that arrives late is kept as long after that as news that does not. */
    private static int remembered(Battle battle) {
        return switch (battle.reports()) {
            case NOW -> Setting.REMEMBERED.value();
            case DELAYED -> Setting.REMEMBERED_LATE.value();
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
