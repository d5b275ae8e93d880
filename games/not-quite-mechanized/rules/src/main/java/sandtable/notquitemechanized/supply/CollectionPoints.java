package sandtable.notquitemechanized.supply;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.SupplyHappening;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** NQM-CP: medical and repair stands that halt, and those who rest near them. */
final class CollectionPoints {
    private static final Clause TREATED = Clause.of("NQM-CP.2");
    private static final Clause REPAIRED = Clause.of("NQM-CP.4");

    private CollectionPoints() {}

    static State worked(State state, Telling<Happening> telling) {
        State now = state;
        for (Stand each : state.battle().stands()) {
            if (open(state.table(), each, Note.MEDICAL)) { // NQM-CP.1
                now = treated(now, each, telling);
            }
            if (open(state.table(), each, Note.REPAIR)) { // NQM-CP.3
                now = repaired(now, each, telling);
            }
        }
        return now;
    }

    private static boolean open(Table table, Stand stand, Note note) {
        return stand.type().is(note)
                && table.spot(stand.id()).isPresent()
                && table.unmarked(stand.id()) > 0
                && Rest.rested(table, stand.id());
    }

    /**
     * Troops on foot: the same halving as in reorganising, without a Command stand. What is still
     * marked goes back, so that no marker is halved twice (R-NQM-44).
     */
    private static State treated(State state, Stand medical, Telling<Happening> telling) {
        State now = state;
        for (Formation unit : state.battle().formations()) {
            List<BodyId> patients =
                    unit.camp() == medical.camp()
                            ? patients(now.table(), unit, medical)
                            : List.of();
            if (!patients.isEmpty()) {
                Reorganisation.Halved halved =
                        Reorganisation.halved(now.table(), patients, telling.chance());
                telling.tell(
                        new SupplyHappening.Treated(
                                unit.id(),
                                halved.healed(),
                                halved.sentBack(),
                                Witnesses.of(now, patients.getFirst()),
                                TREATED));
                now = now.with(halved.table());
            }
        }
        return now;
    }

    private static List<BodyId> patients(Table table, Formation unit, Stand medical) {
        var patients = new ArrayList<BodyId>();
        for (BodyId each : unit.bodies()) {
            if (!vehicles(table.stand(each).type()) && waits(table, each, medical)) {
                patients.add(each);
            }
        }
        return patients;
    }

    private static boolean vehicles(StandType type) {
        return type.armour().isPresent();
    }

    private static boolean waits(Table table, BodyId body, Stand point) {
        return table.body(body).casualties().marked() > 0
                && Gaps.within(table, point.id(), body, Setting.HELP_REACH.value())
                && Rest.rested(table, body);
    }

    /** One casualty an hour of each stand of vehicles. */
    private static State repaired(State state, Stand repair, Telling<Happening> telling) {
        State now = state;
        for (Stand each : state.battle().stands()) {
            boolean mends =
                    each.camp() == repair.camp()
                            && vehicles(each.type())
                            && waits(now.table(), each.id(), repair);
            if (mends) {
                Body body = now.table().body(each.id());
                telling.tell(
                        new SupplyHappening.Repaired(
                                each.id(), Witnesses.of(now, each.id()), REPAIRED));
                now = now.with(now.table().with(each.id(), body.with(body.casualties().healed(1))));
            }
        }
        return now;
    }
}
