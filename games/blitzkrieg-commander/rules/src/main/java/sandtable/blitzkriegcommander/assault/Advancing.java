package sandtable.blitzkriegcommander.assault;

import static sandtable.blitzkriegcommander.data.Setting.STOP_EVERY;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.opportunity.Occasion;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.List;
import java.util.Optional;

/**
 * One assaulter on its way (BKC-OPP.4): open to opportunity fire after each full 5 cm, and at the
 * moment of contact.
 *
 * @param at where it should be now; elsewhere, it was made to fall back (BKC-OPP.6)
 * @param ahead stops still to come, the last in contact
 */
record Advancing(UnitId unit, Spot at, List<Spot> ahead) implements SilentStep {
    private static final Clause ADVANCE = Clause.of("BKC-CA.9");

    Advancing {
        ahead = List.copyOf(ahead);
    }

    static Advancing along(UnitId unit, Way way) {
        List<Spot> stops = way.stops(STOP_EVERY.value());
        return new Advancing(unit, way.start(), stops.isEmpty() ? List.of(way.end()) : stops);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        boolean goesOn =
                state.table().base(unit).filter(at::equals).isPresent()
                        && !state.table().unit(unit).suppressed(); // BKC-OPP.6
        if (!goesOn || ahead.isEmpty()) {
            return new Flow.Done<>(state);
        }
        Spot next = ahead.getFirst();
        var rest = new Advancing(unit, next, ahead.subList(1, ahead.size()));
        State there = state.with(moved(state.table(), next));
        telling.tell(new AssaultHappening.Advanced(unit, at, next, ADVANCE));
        Occasion occasion = rest.ahead.isEmpty() ? Occasion.CONTACT : Occasion.MOVE;
        Optional<Window> window = Opportunity.window(there, List.of(unit), occasion, telling);
        return window.<Flow<State>>map(each -> new Flow.Push<>(there, rest, each))
                .orElseGet(() -> new Flow.Next<>(there, rest));
    }

    private Table moved(Table table, Spot next) {
        Unit now = table.unit(unit);
        var heading = next.equals(at) ? now.heading() : Contact.facing(at, next);
        return table.with(unit, now.movedTo(next, heading));
    }

    @Override
    public String named() {
        return "%s advances from %s to %s".formatted(unit, at, ahead);
    }
}
