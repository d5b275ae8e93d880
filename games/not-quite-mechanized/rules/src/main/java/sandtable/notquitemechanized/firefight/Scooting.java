package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** NQM-SPATT.4 to .7: those who fire before all others. */
final class Scooting {
    private static final Clause ONCE = Clause.of("NQM-SPATT.4");
    private static final Clause TWICE = Clause.of("NQM-SPATT.6");

    /** Hits that somebody made who fired first. */
    record First(BodyId body, int hits) {}

    /**
     * @param gone who fired once and is out of the fight
     * @param before the position before anybody fired
     */
    record Result(State state, List<BodyId> gone, List<First> hits, State before) {
        Result {
            gone = List.copyOf(gone);
            hits = List.copyOf(hits);
        }

        /** Of nobody yet. */
        static Result of(State state) {
            return new Result(state, List.of(), List.of(), state);
        }

        /** Hits that attackers took from those in their objective who fired first. */
        int hitsOn(Attack attack) {
            if (hits.isEmpty()) {
                return 0;
            }
            List<BodyId> objective = Objectives.bodies(before.table(), attack);
            int sum = 0;
            for (First each : hits) {
                sum += objective.contains(each.body()) ? each.hits() : 0;
            }
            return sum;
        }

        private Result with(State now) {
            return new Result(now, gone, hits, before);
        }

        private Result with(State now, Decision.ShootAndScoot scoot, int scored) {
            var all = new ArrayList<>(hits);
            all.add(new First(scoot.body(), scored));
            var left = new ArrayList<>(gone);
            if (!scoot.twice()) {
                left.add(scoot.body());
            }
            return new Result(now, left, all, before);
        }
    }

    private Scooting() {}

    static Result first(State state, Telling<Happening> telling) {
        Result now = Result.of(state);
        for (int post = 0; post < state.battle().posts().size(); post++) {
            List<Decision.ShootAndScoot> scoots = state.secrets(post).scoots();
            for (Decision.ShootAndScoot each : scoots) {
                now = fired(now, each, targets(now.state(), post, each.body()), telling);
            }
            if (!scoots.isEmpty()) {
                State after = now.state();
                now = now.with(after.with(post, after.secrets(post).withScoots(List.of())));
            }
        }
        return now;
    }

    /**
     * Whom a body fires at: its attackers in its effective range, else enemies its post sees there;
     * nobody if one of its attackers reaches as far, so that it fights like others.
     */
    private static List<BodyId> targets(State state, int post, BodyId body) {
        Table table = state.table();
        if (Firers.fault(Known.of(state), body).isPresent()) {
            return List.of();
        }
        List<BodyId> attackers = attackers(table, body);
        int range = table.stand(body).type().range().effective();
        for (BodyId each : attackers) {
            if (ScootCheck.directRange(table.stand(each).type()) >= range) {
                return List.of();
            }
        }
        List<BodyId> own = ScootCheck.targets(table, body, attackers);
        return own.isEmpty() ? ScootCheck.targets(table, body, seen(state, post)) : own;
    }

    private static List<BodyId> attackers(Table table, BodyId body) {
        var attackers = new ArrayList<BodyId>();
        for (Attack each : table.attacks()) {
            boolean now = each.lately() == table.bound();
            if (now && Objectives.bodies(table, each).contains(body)) {
                attackers.addAll(each.firing());
            }
        }
        return attackers;
    }

    private static List<BodyId> seen(State state, int post) {
        var seen = new ArrayList<BodyId>();
        for (Stand each : state.battle().stands()) {
            if (state.secrets(post).sees(each.id())) {
                seen.add(each.id());
            }
        }
        return seen;
    }

    private static Result fired(
            Result before,
            Decision.ShootAndScoot scoot,
            List<BodyId> targets,
            Telling<Happening> telling) {
        State state = before.state();
        List<BatchFire> fires =
                Batches.of(state.table(), List.of(scoot.body()), targets, List.of());
        if (fires.isEmpty()) {
            return before;
        }
        BatchFire fire = scoot.twice() ? twice(fires.getFirst()) : fires.getFirst();
        var thrown = new BatchFire.Thrown(fire, fire.volley().thrown(telling.chance()));
        State now = Spotting.updated(Hits.fired(state, List.of(thrown)), telling);
        tell(now, scoot, List.of(thrown), telling);
        now = Hits.dealt(now, List.of(thrown), telling);
        State after =
                scoot.twice()
                        ? ClosingIn.answered(now, scoot.body(), fire.targets(), telling)
                        : FallingBack.from(now, scoot.body(), fire.targets().getFirst(), telling);
        return before.with(after, scoot, thrown.hits());
    }

    private static BatchFire twice(BatchFire fire) {
        var shots = new ArrayList<Shot>(fire.volley().shots());
        shots.addAll(fire.volley().shots());
        return new BatchFire(fire.harassing(), fire.targets(), new Volley(shots));
    }

    private static void tell(
            State state,
            Decision.ShootAndScoot scoot,
            List<BatchFire.Thrown> thrown,
            Telling<Happening> telling) {
        for (int post = 0; post < state.battle().posts().size(); post++) {
            telling.tell(
                    new FireHappening.ShotAndScooted(
                            scoot.twice(),
                            Reports.dice(state, post, thrown),
                            List.of(state.battle().side(post)),
                            scoot.twice() ? TWICE : ONCE));
        }
    }
}
