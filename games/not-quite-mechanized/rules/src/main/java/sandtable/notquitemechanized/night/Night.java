package sandtable.notquitemechanized.night;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Calendar;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.engineers.Working;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.supply.EndOfDay;
import sandtable.notquitemechanized.supply.Resupply;

import java.util.List;

/**
 * NQM-TIME.4, NQM-TIME.5, C16: the night as one step of eight hours, when a day's bounds are over.
 * Nobody fights and nobody is asked: units reorganise, are supplied, work and march.
 */
public record Night() implements SilentStep {
    private static final Clause FELL = Clause.of("NQM-TIME.5");

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        telling.tell(
                new BoundHappening.NightFell(state.table().bound(), state.battle().sides(), FELL));
        State now = state.with(calmed(state.table()));
        now = Bivouac.reorganised(now, telling);
        now = EndOfDay.done(now, telling);
        now = Bivouac.reformed(now, telling);
        now = Bivouac.flyingAgain(Resupply.overnight(now));
        for (int hour = 0; hour < Setting.PERIOD.value(); hour++) {
            now = new Working().resume(now, telling).state();
        }
        return new Flow.Done<>(Spotting.updated(NightMarch.marched(now, telling), telling));
    }

    /** What a shoot did is over by the morning, and so is every attack. */
    private static Table calmed(Table table) {
        Roster.Edit<Body> bodies = table.bodies().edit();
        for (int i = 0; i < bodies.size(); i++) {
            Body body = bodies.get(i);
            Marks marks =
                    body.marks()
                            .pinned(Marks.NEVER)
                            .disorganised(Marks.NEVER)
                            .harassed(Marks.NEVER);
            bodies.set(i, body.with(marks));
        }
        return table.withBodies(bodies.done()).withAttacks(List.of());
    }

    /** Whether it falls after a bound. */
    public static boolean falls(Table table) {
        int bound = table.bound();
        Calendar calendar = table.battle().calendar();
        return bound % calendar.day() == 0 && bound < calendar.bounds();
    }

    @Override
    public String named() {
        return "night";
    }
}
