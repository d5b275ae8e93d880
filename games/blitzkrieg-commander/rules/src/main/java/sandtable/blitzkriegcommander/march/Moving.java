package sandtable.blitzkriegcommander.march;

import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.engineers.Mines;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.MoveHappening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Step;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A unit goes its way, from stop to stop (BKC-MOVE.1). It ends early if it is knocked out,
 * suppressed or no longer where it was (BKC-OPP.6).
 *
 * @param at where it has come to
 * @param left what is still to be gone
 * @param heading that it ends with (BKC-MOVE.6)
 * @param mined the fields that have struck it in this action (BKC-MINE.1)
 * @param behind the way so far, from where it set out; whoever is asked sees it, and nothing comes
 *     of it
 */
public record Moving(
        UnitId unit,
        Spot at,
        Trail left,
        Heading heading,
        Manner manner,
        List<MineId> mined,
        List<Spot> behind)
        implements SilentStep {
    private static final Clause MOVE = Clause.of("BKC-MOVE.1");

    public Moving {
        mined = List.copyOf(mined);
        behind = List.copyOf(behind);
    }

    /** A unit sets out on a way that begins where it stands. */
    public static Moving along(UnitId unit, Way way, Heading heading, Manner manner) {
        return new Moving(
                unit, way.start(), Trail.of(way), heading, manner, List.of(), List.of(way.start()));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return going(state.table()) ? new Walk(state, telling).on() : new Flow.Done<>(state);
    }

    /** BKC-OPP.6. */
    private boolean going(Table table) {
        return table.base(unit).filter(at::equals).isPresent() && !table.unit(unit).suppressed();
    }

    private Moving after(List<Spot> gone, Trail rest, List<MineId> struck) {
        var all = new ArrayList<>(behind);
        all.addAll(gone);
        return new Moving(
                unit, gone.getLast(), rest, heading, manner, struck, Way.through(all).spots());
    }

    /** One uninterrupted part of the way. */
    private final class Walk {
        private final State state;
        private final Telling<Happening> telling;
        private final List<Fields.Field> fields;
        private final List<Spot> gone = new ArrayList<>(List.of(at));

        /**
         * Whether the other side is asked at a stop, which tells that it does not hold its fire.
         */
        private boolean answered = false;

        private Walk(State state, Telling<Happening> telling) {
            this.state = state;
            this.telling = telling;
            this.fields = new ArrayList<>(Fields.all(state));
            fields.removeIf(each -> mined.contains(each.id()));
        }

        private Flow<State> on() {
            Optional<Fields.Field> startsIn = field(at);
            if (startsIn.isPresent()) {
                return struck(startsIn.get(), 0);
            }
            List<Trail.Point> points = left.points();
            for (int i = 0; i < points.size(); i++) {
                var hop = new Segment(gone.getLast(), points.get(i).spot());
                Optional<Flow<State>> interruption = met(hop, i);
                if (interruption.isPresent()) {
                    return interruption.get();
                }
                gone.add(hop.to());
                boolean last = i == points.size() - 1;
                if (points.get(i).stop() && manner.drawsFire()) {
                    State there = state.with(placed(last ? heading : ahead()));
                    Optional<Step> window = Windows.after(there, unit, telling);
                    if (window.isPresent()) {
                        answered = true;
                        tell(last ? heading : ahead());
                        Moving rest = after(gone, left.after(i + 1), mined);
                        return new Flow.Push<>(spotted(there), rest, window.get());
                    }
                }
            }
            return arrived();
        }

        private Flow<State> arrived() {
            if (gone.size() == 1) {
                return new Flow.Done<>(state);
            }
            tell(heading);
            return new Flow.Done<>(spotted(state.with(placed(heading))));
        }

        /** BKC-MINE.2: what engineers have passed, told after they have. */
        private State spotted(State there) {
            return Mines.spotted(there, unit, gone, telling);
        }

        private Optional<Fields.Field> field(Spot spot) {
            for (Fields.Field each : fields) {
                if (each.contains(spot)) {
                    return Optional.of(each);
                }
            }
            return Optional.empty();
        }

        /** What is first met on a hop: a minefield, or a command unit that is run over. */
        private Optional<Flow<State>> met(Segment hop, int point) {
            Optional<UnitId> runOver = Overrun.met(state.table(), unit, hop);
            boolean mines = fields.stream().anyMatch(each -> each.meets(hop));
            if (runOver.isEmpty() && !mines) {
                return Optional.empty();
            }
            Spot before = hop.from();
            for (int mm = 1; mm <= hop.length(); mm++) {
                Spot spot = mm == hop.length() ? hop.to() : hop.from().towards(hop.to(), mm);
                Optional<Fields.Field> entered = field(spot);
                if (entered.isPresent()) {
                    gone.add(spot);
                    return Optional.of(struck(entered.get(), point));
                }
                if (runOver.isPresent()
                        && Bases.overlap(state.table().base(runOver.get()).orElseThrow(), spot)) {
                    gone.add(before);
                    return Optional.of(overrun(runOver.get(), point));
                }
                before = spot;
            }
            return Optional.empty();
        }

        /** BKC-MINE.1. */
        private Flow<State> struck(Fields.Field field, int point) {
            tellSoFar();
            var struck = new ArrayList<>(mined);
            struck.add(field.id());
            State there = gone.size() > 1 ? state.with(placed(ahead())) : state;
            return new Flow.Next<>(
                    Entering.field(spotted(there), unit, field, telling),
                    after(gone, left.after(point), struck));
        }

        /** BKC-MOVE.9. */
        private Flow<State> overrun(UnitId commander, int point) {
            tellSoFar();
            State there = gone.size() > 1 ? state.with(placed(ahead())) : state;
            return new Flow.Next<>(
                    Overrun.resolve(spotted(there), unit, commander, telling),
                    after(gone, left.after(point), mined));
        }

        private void tellSoFar() {
            if (gone.size() > 1 && !gone.getLast().equals(at)) {
                tell(ahead());
            }
        }

        private void tell(Heading now) {
            boolean reveals = answered || Fields.hidden(state.table()); // they strike their own too
            telling.tell(
                    new MoveHappening.Moved(unit, Way.through(gone).spots(), now, reveals, MOVE));
        }

        /** Along the last leg. */
        private Heading ahead() {
            Spot before = gone.size() > 1 ? gone.get(gone.size() - 2) : at;
            return before.equals(gone.getLast())
                    ? state.table().unit(unit).heading()
                    : Facing.towards(before, gone.getLast());
        }

        private Table placed(Heading now) {
            Table table = state.table();
            Unit moved = table.unit(unit).movedTo(gone.getLast(), now); // BKC-WORK.2
            return table.with(unit, moved);
        }
    }

    @Override
    public String named() {
        return "%s moves from %s by %s to end at %s, %s, struck by %s"
                .formatted(unit, at, left, heading, manner, mined);
    }
}
