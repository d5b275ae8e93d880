package sandtable.notquitemechanized.supply;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Ammunition;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.SupplyHappening;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/**
 * NQM-LOG.2, R-NQM-105: refills by echelons and from the stocks of forts, in step 8. Nobody is
 * asked: they are given out when a stand has nothing left, or half of all is gone.
 */
public final class Resupply {
    private static final Clause ECHELON = Clause.of("NQM-LOG.2");
    private static final Clause STOCK = Clause.of("NQM-FORT.6");

    private Resupply() {}

    static State done(State state, Telling<Happening> telling) {
        return fromForts(fromEchelons(state, telling), telling);
    }

    private static State fromEchelons(State state, Telling<Happening> telling) {
        State now = state;
        for (Stand each : state.battle().stands()) {
            boolean supplies =
                    each.type().is(Note.ECHELON)
                            && now.table().spot(each.id()).isPresent()
                            && now.table().unmarked(each.id()) > 0
                            && Ammunition.left(now, each.id()) > 0
                            && Rest.quiet(now.table(), each.id());
            if (supplies) {
                for (UnitId unit : served(now, each.unit())) {
                    now = supplied(now, each.id(), unit, telling);
                }
            }
        }
        return now;
    }

    /** The units that an echelon was given to. */
    private static List<UnitId> served(State state, UnitId echelon) {
        for (Link each : state.planOf(echelon).links()) {
            if (each.unit().equals(echelon)) {
                return each.to();
            }
        }
        return List.of();
    }

    private static State supplied(
            State state, BodyId echelon, UnitId unit, Telling<Happening> telling) {
        List<BodyId> quiet = Needs.quiet(state.table(), supplying(state, unit));
        boolean gives =
                Ammunition.left(state, echelon) > 0
                        && near(state.table(), echelon, unit)
                        && Needs.pressing(state, quiet);
        if (!gives) {
            return state;
        }
        tell(state, unit, SupplyHappening.Source.ECHELON, ECHELON, telling);
        return Ammunition.spent(Needs.filled(state, quiet), echelon, 1); // NQM-SEQ.5
    }

    private static boolean near(Table table, BodyId echelon, UnitId unit) {
        for (BodyId each : table.formation(unit).bodies()) {
            if (Gaps.within(table, echelon, each, Setting.HELP_REACH.value())) {
                return true;
            }
        }
        return false;
    }

    /**
     * NQM-OOB.6, NQM-OOB.11, NQM-OOB.14: all stands of a unit, and of those Under Command of it;
     * others have a chain of their own.
     */
    static List<BodyId> supplying(State state, UnitId unit) {
        var bodies = new ArrayList<>(state.battle().formation(unit).bodies());
        for (Link each : state.planOf(unit).links()) {
            boolean draws = each.how() == Attachment.UNDER_COMMAND && each.to().contains(unit);
            if (draws) {
                bodies.addAll(state.battle().formation(each.unit()).bodies());
            }
        }
        bodies.removeIf(each -> state.battle().stand(each).type().is(Note.ECHELON));
        return bodies;
    }

    /** NQM-FORT.6: each fort has one refill for who is in it. */
    private static State fromForts(State state, Telling<Happening> telling) {
        State now = state;
        for (Position each : state.table().positions()) {
            if (each.protection().fortified()) {
                List<BodyId> quiet = Needs.quiet(now.table(), garrison(now.table(), each));
                if (!quiet.isEmpty() && Needs.pressing(now, quiet)) {
                    now = fromStock(now, each, quiet, telling);
                }
            }
        }
        return now;
    }

    private static List<BodyId> garrison(Table table, Position fort) {
        var garrison = new ArrayList<BodyId>();
        for (Stand each : table.battle().stands()) {
            boolean in =
                    each.camp() == fort.camp()
                            && table.spot(each.id()).filter(fort.ground()::contains).isPresent();
            if (in) {
                garrison.add(each.id());
            }
        }
        return garrison;
    }

    private static State fromStock(
            State state, Position fort, List<BodyId> garrison, Telling<Happening> telling) {
        UnitId unit = state.battle().stand(garrison.getFirst()).unit();
        int post = state.battle().formation(unit).post();
        Plan plan = state.plan(post);
        if (plan.emptied().contains(fort.id())) {
            return state;
        }
        tell(state, unit, SupplyHappening.Source.FORT, STOCK, telling);
        var emptied = new ArrayList<>(plan.emptied());
        emptied.add(fort.id());
        return Needs.filled(state.with(post, plan.withEmptied(emptied)), garrison);
    }

    /** Ammunition is its owner's secret. */
    private static void tell(
            State state,
            UnitId unit,
            SupplyHappening.Source source,
            Clause clause,
            Telling<Happening> telling) {
        int post = state.battle().formation(unit).post();
        telling.tell(
                new SupplyHappening.Resupplied(
                        unit, source, List.of(state.battle().side(post)), clause));
    }

    /** C16: a night's refill by every echelon that is still there, which is new in the morning. */
    public static State overnight(State state) {
        State now = state;
        for (Stand each : state.battle().stands()) {
            boolean supplies =
                    each.type().is(Note.ECHELON) && now.table().spot(each.id()).isPresent();
            if (supplies) {
                for (UnitId unit : served(now, each.unit())) {
                    now = Needs.filled(now, supplying(now, unit));
                }
                now = Needs.filled(now, List.of(each.id()));
            }
        }
        return now;
    }
}
