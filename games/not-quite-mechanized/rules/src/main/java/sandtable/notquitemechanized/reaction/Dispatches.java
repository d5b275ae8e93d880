package sandtable.notquitemechanized.reaction;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Reports;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Dispatch;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** NQM-DES.3, C17: what posts hear of each other hours later. */
public final class Dispatches {
    private static final Clause ARRIVED = Clause.of("NQM-DES.3");

    /** NQM-CRTT.1, .2: from a battalion to its brigade, and on to the division. */
    private static final int HOURS =
            ReactionTable.BATTALION_TO_BRIGADE.hours() + ReactionTable.BRIGADE_TO_DIVISION.hours();

    private Dispatches() {}

    /**
     * At the beginning of a bound every post reports of the last one, and what is old enough
     * arrives at all others of its camp (R-NQM-71).
     */
    public static State carried(State state, Telling<Happening> telling) {
        if (state.battle().reports() == Reports.NOW) {
            return state;
        }
        State now = state;
        for (int post = 0; post < state.battle().posts().size(); post++) {
            now = sent(now, post);
        }
        for (int post = 0; post < state.battle().posts().size(); post++) {
            now = arrived(now, post, telling);
        }
        return now;
    }

    private static State sent(State state, int post) {
        Secrets secrets = state.secrets(post);
        var own = new ArrayList<Dispatch.Told>();
        var seen = new ArrayList<Dispatch.Told>();
        var hurt = new ArrayList<BodyId>();
        for (Stand each : state.battle().stands()) {
            Body body = state.table().body(each.id());
            boolean enemy = each.camp() != state.battle().camp(post);
            if (state.battle().formation(each.unit()).post() == post) {
                own.add(new Dispatch.Told(each.id(), body));
                if (body.casualties().all() > before(secrets, each.id()).all()) {
                    hurt.add(each.id());
                }
            } else if (enemy && secrets.sees(each.id())) {
                seen.add(new Dispatch.Told(each.id(), body));
            }
        }
        var dispatch =
                new Dispatch(state.table().bound() - 1, own, seen, hurt, secrets.diary().done());
        return state.with(post, secrets.with(secrets.diary().with(dispatch)));
    }

    /** The losses that were reported last. */
    private static Casualties before(Secrets secrets, BodyId body) {
        List<Dispatch> sent = secrets.diary().sent();
        return sent.isEmpty()
                ? Casualties.NONE
                : sent.getLast().own().stream()
                        .filter(each -> each.id().equals(body))
                        .map(each -> each.body().casualties())
                        .findFirst()
                        .orElse(Casualties.NONE);
    }

    private static State arrived(State state, int from, Telling<Happening> telling) {
        Battle battle = state.battle();
        int bound = state.table().bound() - HOURS;
        Optional<Dispatch> news =
                state.secrets(from).diary().sent().stream()
                        .filter(each -> each.bound() == bound)
                        .findFirst();
        State now = state;
        for (int to = 0; to < battle.posts().size(); to++) {
            if (news.isPresent() && to != from && battle.camp(to) == battle.camp(from)) {
                telling.tell(happening(battle, from, to, news.get()));
                now = now.with(to, heard(now.secrets(to), news.get()));
            }
        }
        Secrets secrets = now.secrets(from);
        return now.with(from, secrets.with(secrets.diary().from(bound + 1)));
    }

    private static Happening happening(Battle battle, int from, int to, Dispatch news) {
        var places = new ArrayList<Dispatch.Place>();
        for (Dispatch.Told each : news.seen()) {
            if (each.body().where() instanceof Whereabouts.OnTable(var at)) {
                places.add(new Dispatch.Place(each.id(), at));
            }
        }
        return new OrderHappening.ReportArrived(
                battle.side(from),
                news.bound(),
                places,
                news.hurt(),
                news.done(),
                List.of(battle.side(to)),
                ARRIVED);
    }

    /** What is heard of goes onto the map, unless somebody sees it now or has seen it since. */
    private static Secrets heard(Secrets secrets, Dispatch news) {
        Roster<Knowledge> enemies = newer(secrets.knowledge(), news.bound(), news.seen());
        Roster<Knowledge> fellows = newer(secrets.diary().fellows(), news.bound(), news.own());
        return secrets.knowing(enemies, secrets.positions(), secrets.mines())
                .with(secrets.diary().knowing(fellows));
    }

    private static Roster<Knowledge> newer(
            Roster<Knowledge> known, int bound, List<Dispatch.Told> news) {
        Roster.Edit<Knowledge> edit = known.edit();
        for (Dispatch.Told each : news) {
            boolean newer =
                    switch (edit.get(each.id().index())) {
                        case Knowledge.None.NOTHING -> true;
                        case Knowledge.Seen _ -> false;
                        case Knowledge.LastSeen(var last, _) -> last < bound;
                    };
            if (newer) {
                edit.set(each.id().index(), new Knowledge.LastSeen(bound, each.body()));
            }
        }
        return edit.done();
    }
}
