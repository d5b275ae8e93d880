package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Explanation;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.morale.BreakTests;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** A round of close assault on the table: thrown, marked, told. It takes no CUs (NQM-LOG.8). */
final class Rounds {
    private static final Clause ROUND = Clause.of("NQM-CATAB.15");
    private static final Clause CASUALTY = Clause.of("NQM-CATAB.18");

    /** What a round has led to. */
    record Fought(State state, Contest.Standing standing, int most) {}

    private Rounds() {}

    static Fought fought(
            State state,
            Spot objective,
            List<BodyId> attackers,
            Party.Led led,
            List<BodyId> defenders,
            Telling<Happening> telling) {
        Contest contest = Parties.contest(state.table(), attackers, led, defenders);
        var all = new ArrayList<>(attackers);
        all.addAll(defenders);
        List<Side> to = Onlookers.of(state, all);
        Contest.Round round = contest.fought(telling.chance());
        telling.tell(
                new AssaultHappening.Round(
                        objective,
                        round.dice().attackers(),
                        round.dice().defenders(),
                        round.dice().losses(),
                        Explanation.of(
                                () ->
                                        List.of(
                                                contest.attackers().explained(),
                                                contest.defenders().explained())),
                        to,
                        ROUND));
        Table table = marked(state.table(), attackers, round.attackersHit(), to, telling);
        table = marked(table, defenders, round.defendersHit(), to, telling);
        State engaged = state.with(engaged(table, all));
        State tested = tested(engaged, attackers, defenders, round, telling);
        return new Fought(tested, round.after().standing(), contest.rounds());
    }

    private static Table marked(
            Table table,
            List<BodyId> bodies,
            List<Integer> hit,
            List<Side> to,
            Telling<Happening> telling) {
        Table now = table;
        for (int fighter : hit) {
            BodyId body = bodies.get(fighter);
            Body before = now.body(body);
            now = now.with(body, before.with(before.casualties().marking(1)));
            telling.tell(new FireHappening.Marked(body, 1, 0, to, CASUALTY));
        }
        return now;
    }

    /** C10: an hour of battle for all units in it. */
    private static Table engaged(Table table, List<BodyId> bodies) {
        Table now = table;
        for (BodyId each : bodies) {
            UnitId unit = now.stand(each).unit();
            Body body = now.body(each);
            now = now.with(unit, now.unit(unit).fighting(now.bound()));
            now = now.with(each, body.with(body.marks().firedAt(now.bound())));
        }
        return now;
    }

    /** NQM-CATAB.12, NQM-CATAB.13, R-NQM-51: results of tests count at once. */
    private static State tested(
            State state,
            List<BodyId> attackers,
            List<BodyId> defenders,
            Contest.Round round,
            Telling<Happening> telling) {
        State now = state;
        for (Contest.Test each : round.tests()) {
            List<BodyId> bodies = each.role() == Party.Role.ATTACKER ? attackers : defenders;
            UnitId unit = units(state.table(), bodies).get(each.unit());
            now = BreakTests.applied(now, unit, each.role().tests(), each.tested(), telling);
        }
        return now;
    }

    /** In the order in which a party numbers them. */
    private static List<UnitId> units(Table table, List<BodyId> bodies) {
        return bodies.stream().map(each -> table.stand(each).unit()).distinct().toList();
    }
}
