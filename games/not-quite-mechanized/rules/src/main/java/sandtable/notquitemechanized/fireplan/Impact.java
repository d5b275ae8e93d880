package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.fire.Dealing;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.ShootHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.List;

/** C8: what fire does to those in a beaten zone, from guns and from the air. */
public final class Impact {
    private static final Clause SHARED = Clause.of("NQM-ARTY.12");
    private static final Clause PINNED = Clause.of("NQM-ARTY.6");
    private static final Clause HARASSED = Clause.of("NQM-ARTY.11");

    private Impact() {}

    /** Fire of sufficient calibre that made so many hits. */
    public static State of(
            State state, BeatenZone zone, Shoot.Kind kind, int hits, Telling<Happening> telling) {
        return switch (kind) {
            case EFFECTIVE -> hits > 0 ? effective(state, zone.batch(), hits, telling) : state;
            case HARASSING -> harassing(state, zone.batch(), hits, telling); // NQM-RANGE.17
        };
    }

    /** All in a zone have been fired at in this bound, whatever came of it. */
    public static State firedAt(State state, BeatenZone zone) {
        Table table = state.table();
        for (BodyId each : zone.all()) {
            Body body = table.body(each);
            table = table.with(each, body.with(body.marks().firedAt(table.bound())));
        }
        return state.with(table);
    }

    /** NQM-ARTY.4, NQM-ARTY.6: casualties, and with them pinned and disorganised for an hour. */
    private static State effective(
            State state, List<BodyId> batch, int hits, Telling<Happening> telling) {
        Table before = state.table();
        Table dealt = Dealing.dealt(before, batch, hits, telling.chance()); // NQM-ARTY.12
        Table after = dealt;
        for (BodyId each : batch) {
            tellMarkers(state, dealt, each, telling);
            if (dealt.spot(each).isPresent()) {
                Marks marks = dealt.body(each).marks().pinned(dealt.clock().hourLater());
                after = after.with(each, dealt.body(each).with(disorganised(dealt, each, marks)));
                tell(state, each, ShootHappening.Effect.PINNED, PINNED, telling);
            }
        }
        return state.with(after);
    }

    /** NQM-ARTY.9, .11, NQM-RANGE.17: no casualties; a score disorganises. */
    private static State harassing(
            State state, List<BodyId> batch, int hits, Telling<Happening> telling) {
        Table table = state.table();
        for (BodyId each : batch) {
            Marks harassed = table.body(each).marks().harassed(table.clock().hourLater());
            boolean scores = hits > 0;
            Marks marks = scores ? disorganised(table, each, harassed) : harassed;
            table = table.with(each, table.body(each).with(marks));
            ShootHappening.Effect effect =
                    scores ? ShootHappening.Effect.DISORGANISED : ShootHappening.Effect.HARASSED;
            tell(state, each, effect, HARASSED, telling);
        }
        return state.with(table);
    }

    /** R-NQM-16: Elite troops are not disorganised by what is done to them. */
    private static Marks disorganised(Table table, BodyId body, Marks marks) {
        boolean elite = table.battle().formation(body).grade() == Grade.ELITE;
        return elite ? marks : marks.disorganised(table.clock().hourLater());
    }

    private static void tellMarkers(
            State before, Table after, BodyId body, Telling<Happening> telling) {
        int gone = Dealing.gone(before.table(), after, body);
        int markers =
                after.body(body).casualties().all() - before.table().body(body).casualties().all();
        if (markers + gone > 0) {
            telling.tell(
                    new FireHappening.Marked(
                            body, markers, gone, Witnesses.of(before, body), SHARED));
        }
    }

    private static void tell(
            State state,
            BodyId body,
            ShootHappening.Effect effect,
            Clause clause,
            Telling<Happening> telling) {
        telling.tell(new ShootHappening.Suffered(body, effect, Witnesses.of(state, body), clause));
    }
}
