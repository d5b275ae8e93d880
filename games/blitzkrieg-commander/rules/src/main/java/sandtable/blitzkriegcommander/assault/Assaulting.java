package sandtable.blitzkriegcommander.assault;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.march.Manner;
import sandtable.blitzkriegcommander.march.Moving;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.movement.Moves;
import sandtable.blitzkriegcommander.opportunity.Occasion;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.List;

/**
 * BKC-CA.9: assaulters go one after the other; those that arrive fight, in one fight.
 *
 * @param waiting those who have not set out, with their ways
 * @param onTheWay the one that has not been seen to arrive; nobody, or one
 * @param gone those who have been
 */
public record Assaulting(
        UnitId target, List<Decision.Advance> waiting, List<UnitId> onTheWay, List<UnitId> gone)
        implements SilentStep {
    private static final Clause NOTHING = Clause.of("BKC-CA.9");

    public Assaulting {
        waiting = List.copyOf(waiting);
        onTheWay = List.copyOf(onTheWay);
        gone = List.copyOf(gone);
    }

    /** Nobody has set out yet. */
    static Assaulting begin(UnitId target, List<Decision.Advance> advances) {
        return new Assaulting(target, advances, List.of(), List.of());
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        if (!onTheWay.isEmpty()) {
            return closed(state, telling);
        }
        if (!waiting.isEmpty()) {
            return next(state);
        }
        List<UnitId> fight = gone.stream().filter(each -> arrived(state.table(), each)).toList();
        if (fight.isEmpty()) {
            telling.tell(new AssaultHappening.CameToNothing(target, NOTHING));
            return new Flow.Done<>(state);
        }
        return CloseAssault.resolve(state, Fight.of(state.table(), target, fight), telling);
    }

    /** BKC-OPP.4: open to fire once more at the moment of contact. */
    private Flow<State> closed(State state, Telling<Happening> telling) {
        var all = new ArrayList<>(gone);
        all.addAll(onTheWay);
        var rest = new Assaulting(target, waiting, List.of(), all);
        List<UnitId> touching =
                onTheWay.stream().filter(each -> arrived(state.table(), each)).toList();
        return Opportunity.window(state, touching, Occasion.CONTACT, telling)
                .<Flow<State>>map(window -> new Flow.Push<>(state, rest, window))
                .orElseGet(() -> new Flow.Next<>(state, rest));
    }

    private Flow<State> next(State state) {
        Decision.Advance advance = waiting.getFirst();
        UnitId unit = advance.unit();
        Table table = state.table();
        var rest = new Assaulting(target, waiting.subList(1, waiting.size()), List.of(unit), gone);
        boolean able = table.base(unit).isPresent() && !table.unit(unit).suppressed();
        if (!able || !free(table, advance)) { // BKC-SUPP.3
            return new Flow.Next<>(state, rest);
        }
        Way way = Moves.way(table.base(unit).orElseThrow(), advance.way());
        var heading = Facing.towards(way.end(), table.base(target).orElseThrow());
        return new Flow.Push<>(state, rest, Moving.along(unit, way, heading, Manner.ASSAULT));
    }

    /** Whether nobody has come to stand where it was to go. */
    private static boolean free(Table table, Decision.Advance advance) {
        return advance.way().isEmpty()
                || Contact.free(table, advance.unit(), advance.way().getLast());
    }

    /** In contact, and not suppressed on the way (BKC-OPP.6). */
    private boolean arrived(Table table, UnitId unit) {
        return Gaps.contact(table, unit, target) && !table.unit(unit).suppressed();
    }

    @Override
    public String named() {
        return "assault on %s, waiting %s, on the way %s, gone %s"
                .formatted(target, waiting, onTheWay, gone);
    }
}
