package sandtable.blitzkriegcommander.fire;

import static sandtable.blitzkriegcommander.data.Setting.RIDER_ATTACKS;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Beside;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.TransportHappening;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** What becomes of those whom a unit carries that is attacked (BKC-TRN.2, BKC-TRN.3). */
final class Passengers {
    private static final int FACES = 6;
    private static final Score ON_FOUR = Score.of(4, "BKC-TRN.2");
    private static final Clause THROWN_OUT = Clause.of("BKC-TRN.2");
    private static final Clause RIDERS = Clause.of("BKC-TRN.3");

    private Passengers() {}

    /**
     * BKC-TRN.2: they are put in the place of a lost carrier, take a die of attacks and are
     * suppressed.
     *
     * @param before the table when it was still there
     */
    static State leave(State state, Table before, UnitId carrier, Telling<Happening> telling) {
        Optional<UnitId> load = before.load(carrier);
        if (load.isEmpty()) {
            return state;
        }
        UnitId unit = load.get();
        Spot place = before.spot(carrier).orElseThrow();
        var put = state.table().unit(unit).movedTo(place, before.unit(carrier).heading());
        telling.tell(new TransportHappening.Left(unit, carrier, place, THROWN_OUT));
        State there = state.with(state.table().with(unit, put));
        int attacks = telling.chance().die(FACES);
        State after =
                Casualties.resolve(
                        there, attack(there.table(), unit, attacks, THROWN_OUT), telling);
        return after.table().base(unit).isPresent() ? suppressed(after, unit) : after;
    }

    private static State suppressed(State state, UnitId unit) {
        Table table = state.table();
        return state.with(table.with(unit, table.unit(unit).withSuppressed(true)));
    }

    private static Attack attack(Table table, UnitId unit, int attacks, Clause clause) {
        var part = new Sum.Part(clause.equals(RIDERS) ? "riders" : "thrown out", attacks, clause);
        var group =
                new Group(
                        ON_FOUR,
                        table.stand(unit).type().save(),
                        Sum.of(Group.ATTACKS, List.of(part)));
        return new Attack(unit, List.of(), List.of(group), Refuge.Home.BASELINE);
    }

    /** BKC-TRN.3: after an attack on an AFV that its riders are still on. */
    static State ride(State state, UnitId afv, Telling<Happening> telling) {
        Optional<UnitId> rider =
                state.table()
                        .load(afv)
                        .filter(
                                each ->
                                        state.table().unit(each).where()
                                                instanceof Whereabouts.Riding);
        if (rider.isEmpty() || state.table().base(afv).isEmpty()) {
            return state;
        }
        UnitId unit = rider.get();
        Attack attack = attack(state.table(), unit, RIDER_ATTACKS.value(), RIDERS);
        State after = Casualties.resolve(state, attack, telling);
        boolean putDown =
                after.table().unit(unit).suppressed()
                        && after.table().unit(unit).where() instanceof Whereabouts.Riding;
        return putDown ? putDown(after, unit, afv, telling) : after;
    }

    /** Beside the AFV, behind it if there is room. */
    private static State putDown(
            State state, UnitId rider, UnitId afv, Telling<Happening> telling) {
        Table table = state.table();
        var heading = table.unit(afv).heading();
        Spot at = Beside.nearest(table, table.base(afv).orElseThrow(), heading);
        telling.tell(new TransportHappening.Left(rider, afv, at, RIDERS));
        return state.with(table.with(rider, table.unit(rider).movedTo(at, heading)));
    }
}
