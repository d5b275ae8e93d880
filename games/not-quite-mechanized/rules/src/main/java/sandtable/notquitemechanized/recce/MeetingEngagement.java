package sandtable.notquitemechanized.recce;

import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.movement.Placement;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.RecceHappening.Why;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * C7: two bodies that both move see each other first within 1000 m. Red is for the faster, White
 * for the other, each on its own row of the table.
 */
final class MeetingEngagement {
    private MeetingEngagement() {}

    static Going afterStep(Going before, Going after, Telling<Happening> telling) {
        Going now = after;
        Optional<Sighting> next = next(before, now);
        while (next.isPresent()) {
            now = run(now, next.get(), telling);
            next = next(before, now);
        }
        return now;
    }

    /** The nearest two who have just come in sight. */
    private static Optional<Sighting> next(Going before, Going after) {
        State state = after.state();
        Sighting nearest = null;
        for (int post = 0; post < state.battle().posts().size(); post++) {
            if (state.secrets(post).knowledge() == before.state().secrets(post).knowledge()) {
                continue;
            }
            for (Stand each : state.battle().stands()) {
                if (justSeen(before.state(), state, post, each.id())) {
                    nearest = nearest(after, post, each, nearest);
                }
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** NQM-RECCE.1: first sight; who is remembered has been seen before. */
    private static boolean justSeen(State before, State after, int post, BodyId body) {
        Knowledge was = before.secrets(post).knowledge().get(body.index());
        return after.secrets(post).sees(body)
                && was == Knowledge.None.NOTHING
                && moves(after, body);
    }

    private static boolean moves(State state, BodyId body) {
        return state.table().body(body).marks().moved() == state.table().bound()
                && state.table().body(body).onTable()
                && Hiders.armed(state, state.battle().stand(body));
    }

    private static Sighting nearest(Going going, int post, Stand seen, Sighting nearest) {
        State state = going.state();
        Table table = state.table();
        Sighting best = nearest;
        for (Stand each : state.battle().stands()) {
            boolean meets =
                    each.camp() == state.battle().camp(post)
                            && state.battle().formation(each.unit()).post() == post
                            && moves(state, each.id())
                            && !going.hasMet(each.unit(), seen.unit())
                            && Gaps.within(table, each.id(), seen.id(), Setting.MEETING.value());
            if (meets) {
                int gap =
                        Stops.gap(
                                table.disc(each.id()).orElseThrow(),
                                table.disc(seen.id()).orElseThrow());
                Sighting one = faster(table, each, seen, gap);
                best = best == null || one.before(best) ? one : best;
            }
        }
        return best;
    }

    /** The faster is the mover, of two alike the one with the lower number. */
    private static Sighting faster(Table table, Stand one, Stand other, int gap) {
        int mine = table.stand(one.id()).type().leg().contact();
        int theirs = table.stand(other.id()).type().leg().contact();
        boolean first = mine > theirs || mine == theirs && one.id().compareTo(other.id()) < 0;
        return first
                ? new Sighting(one.id(), other.id(), gap)
                : new Sighting(other.id(), one.id(), gap);
    }

    private static Going run(Going going, Sighting sighting, Telling<Happening> telling) {
        State state = going.state();
        Formation fast = state.battle().formation(sighting.mover());
        Formation slow = state.battle().formation(sighting.hider());
        RecceDice dice = RecceDice.thrown(telling.chance());
        boolean red = dice.red() >= RecceTable.score(fast.grade(), slow.grade());
        boolean white = dice.white() >= RecceTable.score(slow.grade(), fast.grade());
        Going met = going.meeting(fast.id(), slow.id());
        if (red == white) {
            return atOnce(met, sighting, telling);
        }
        BodyId first = red ? sighting.mover() : sighting.hider();
        BodyId second = red ? sighting.hider() : sighting.mover();
        return first(met, first, second, dice.blue(), telling);
    }

    /** Exactly one success: that side fires first, in the band of the Blue die. */
    private static Going first(
            Going going, BodyId first, BodyId second, int blue, Telling<Happening> telling) {
        State state = going.state();
        Formation formation = state.battle().formation(first);
        Grade grade = formation.grade();
        Band opened =
                EngagementTable.opened(
                        grade,
                        blue,
                        state.planOf(formation.id()).instructions(formation.id()).hold());
        int limit = opened.metres(state.battle().stand(first).type());
        Going placed = Placement.within(going, second, first, limit);
        Optional<Band> there = Band.of(placed.state().table(), first, second);
        if (there.isEmpty()) {
            return going;
        }
        Band band = EngagementTable.farther(opened, there.get());
        return FirstFire.fired(placed, salvo(placed.state(), first, second, band), first, telling)
                .halting(first, MoveHappening.Why.RECCE);
    }

    /** Otherwise both fire at once, at effective range or their distance if that is nearer. */
    private static Going atOnce(Going going, Sighting sighting, Telling<Happening> telling) {
        BodyId one = sighting.mover();
        BodyId other = sighting.hider();
        int limit = Math.max(effective(going.state(), one), effective(going.state(), other));
        Going placed = Placement.within(going, one, other, limit);
        State state = placed.state();
        List<Salvo> salvoes = new ArrayList<>();
        if (inRange(state.table(), one, other)) {
            salvoes.add(salvo(state, one, other, Band.CONTACT));
        }
        if (inRange(state.table(), other, one)) {
            salvoes.add(salvo(state, other, one, Band.CONTACT));
        }
        if (salvoes.isEmpty()) {
            return going;
        }
        return placed.with(thrown(state, salvoes, telling))
                .halting(one, MoveHappening.Why.RECCE)
                .halting(other, MoveHappening.Why.RECCE);
    }

    /** All dice are thrown before any casualties are placed. */
    private static State thrown(State state, List<Salvo> salvoes, Telling<Happening> telling) {
        var thrown = new ArrayList<Volley.Thrown>();
        salvoes.forEach(each -> thrown.add(each.volley(state.table()).thrown(telling.chance())));
        State now = state;
        for (Salvo each : salvoes) {
            now = each.spent(now);
        }
        now = Spotting.updated(now, telling);
        for (int i = 0; i < salvoes.size(); i++) {
            int hits = thrown.get(i).hits();
            salvoes.get(i).tell(now, thrown.get(i), hits, telling);
            now = salvoes.get(i).struck(now, hits, telling);
        }
        return Spotting.updated(now, telling);
    }

    private static int effective(State state, BodyId body) {
        return state.battle().stand(body).type().range().effective();
    }

    private static boolean inRange(Table table, BodyId firer, BodyId target) {
        return Band.of(table, firer, target).filter(each -> each != Band.HARASSING).isPresent();
    }

    /** NQM-WAC.3: who moves is Very Light, unless armoured. */
    private static Salvo salvo(State state, BodyId firer, BodyId target, Band band) {
        Band there = Band.of(state.table(), firer, target).orElseThrow();
        return new Salvo(
                Why.MEETING,
                List.of(firer),
                target,
                List.of(target),
                TargetClass.moving(state.table(), target),
                EngagementTable.farther(band, there));
    }
}
