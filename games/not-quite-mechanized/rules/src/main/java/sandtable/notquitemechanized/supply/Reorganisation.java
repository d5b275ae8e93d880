package sandtable.notquitemechanized.supply;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.fire.Ammunition;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.SupplyHappening;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;

/** NQM-REORG, NQM-SUMM.12: what reorganising does to a unit. */
public final class Reorganisation {
    private static final Clause REORGANISED = Clause.of("NQM-REORG.1");
    private static final Clause ORGANISED = Clause.of("NQM-SEQ.6");
    private static final List<Flag> ENDED =
            List.of(
                    Flag.DISORGANISED,
                    Flag.BROKEN,
                    Flag.SITS_TIGHT,
                    Flag.TO_GROUND,
                    Flag.NEEDS_REINFORCEMENT);

    /** Markers that went off, and points that went to the medical post. */
    record Halved(Table table, int healed, int sentBack) {}

    private Reorganisation() {}

    /** Whether there is something that reorganising would change. */
    static boolean needed(Table table, UnitId unit) {
        return !markers(table, table.formation(unit).bodies()).isEmpty()
                || ENDED.stream().anyMatch(table.unit(unit)::is);
    }

    /** A unit reorganises: markers off, platoons merged, and it is organised again. */
    public static State done(State state, UnitId unit, Telling<Happening> telling) {
        Halved halved =
                halved(state.table(), state.battle().formation(unit).bodies(), telling.chance());
        if (halved.healed() + halved.sentBack() > 0) {
            telling.tell(
                    new SupplyHappening.Reorganised(
                            unit,
                            halved.healed(),
                            halved.sentBack(),
                            Witnesses.of(state, state.battle().formation(unit).bodies().getFirst()),
                            REORGANISED));
        }
        State merged = state.with(Merging.merged(halved.table(), unit)); // NQM-SUMM.14
        return outOfAmmunition(merged, unit) ? merged : organised(merged, unit, telling);
    }

    /**
     * NQM-REORG.1 to .4: half the markers of some bodies go off at random, and the stands that are
     * still marked go to the medical post.
     */
    static Halved halved(Table table, List<BodyId> bodies, Chance chance) {
        List<BodyId> markers = markers(table, bodies);
        int off = Halving.off(markers.size(), chance);
        var left = new ArrayList<>(markers);
        Table now = table;
        for (int i = 0; i < off; i++) {
            boolean alike = left.stream().allMatch(left.getFirst()::equals);
            BodyId body = left.remove(alike ? 0 : chance.below(left.size()));
            now = now.with(body, now.body(body).with(now.body(body).casualties().healed(1)));
        }
        for (BodyId each : left) { // NQM-REORG.3, NQM-REORG.4
            Body body = now.body(each);
            now = now.with(each, body.with(body.casualties().sendingBack(1)));
            now =
                    now.present(each) > 0
                            ? now
                            : now.with(each, now.body(each).with(Whereabouts.Off.SENT_BACK));
        }
        return new Halved(now, off, left.size());
    }

    /** The bodies of all markers, once for each. */
    private static List<BodyId> markers(Table table, List<BodyId> bodies) {
        var markers = new ArrayList<BodyId>();
        for (BodyId each : bodies) {
            if (table.spot(each).isPresent()) {
                for (int i = 0; i < table.body(each).casualties().marked(); i++) {
                    markers.add(each);
                }
            }
        }
        return markers;
    }

    /** NQM-DISORG.2: who has nothing left to fire stays disorganised until supplies come. */
    private static boolean outOfAmmunition(State state, UnitId unit) {
        boolean fires = false;
        for (BodyId each : state.battle().formation(unit).bodies()) {
            boolean armed =
                    state.table().spot(each).isPresent()
                            && state.battle().stand(each).type().range().effective() > 0;
            if (armed && Ammunition.left(state, each) > 0) {
                return false;
            }
            fires |= armed;
        }
        return fires;
    }

    private static State organised(State state, UnitId unit, Telling<Happening> telling) {
        Unit now = state.table().unit(unit).rested();
        for (Flag flag : ENDED) {
            if (now.is(flag)) {
                now = now.without(flag);
                telling.tell(
                        new MoraleHappening.Flagged(
                                unit,
                                flag,
                                false,
                                Witnesses.of(
                                        state, state.battle().formation(unit).bodies().getFirst()),
                                ORGANISED));
            }
        }
        return state.with(state.table().with(unit, now));
    }
}
