package sandtable.tacticalgamex.setup;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.counters.NeutralCounters;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** TGX-3.0 A side sets up, one counter or unit at a time, in any order. */
public record SettingUp(int side, Covers covers) implements Step {
    /** What it is about: before a landing is planned only the counters (TGX-11.1.a). */
    public enum Covers {
        COUNTERS,
        ALL
    }

    private static final Clause SET_UP = Clause.of("TGX-3.0.a");

    @Override
    public int whom(Table table) {
        return side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.main(SET_UP, "Where does this go?", choices(view.table()));
    }

    /** Counters first, then unit after unit; any other order is taken too. */
    private List<Decision> choices(Table table) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        OptionalInt counter = NeutralCounters.firstUnlaid(table, side);
        if (counter.isPresent()) {
            add(table, counter.getAsInt(), choices);
        } else if (covers == Covers.ALL) {
            Deployment.firstUnplaced(table, side)
                    .ifPresent(unit -> add(new Occupation(table), unit.index(), choices));
        }
        return List.copyOf(choices);
    }

    private static void add(Table table, int counter, List<Decision> choices) {
        for (int hex : NeutralCounters.zone(table, counter).toArray()) {
            if (NeutralCounters.mayLie(table, counter, hex)) {
                choices.add(new Decision.Lay(counter, table.hexId(hex)));
            }
        }
    }

    private static void add(Occupation occupation, int unit, List<Decision> choices) {
        Table table = occupation.table();
        Stand stand = table.stand(unit);
        for (int hex : stand.zone().toArray()) {
            if (Deployment.fits(occupation, unit, hex)) {
                choices.add(new Decision.Place(table.unitId(unit), table.hexId(hex)));
            }
            if (Stacking.fitsInside(occupation, stand.side(), hex)) {
                choices.add(new Decision.Garrison(table.unitId(unit), table.hexId(hex)));
            }
        }
        for (int i = 0; stand.type().passenger() && i < table.units().size(); i++) {
            if (Deployment.mayBoard(table, unit, i)) {
                choices.add(new Decision.Board(table.unitId(unit), table.unitId(i)));
            }
        }
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Place
                || action instanceof Decision.Garrison
                || action instanceof Decision.Board
                || action instanceof Decision.Lay
                || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-3.0.a", "the armies are being set up");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        Table table = view.table();
        boolean unit = !(action instanceof Decision.Lay || action instanceof Decision.Done);
        if (unit && covers == Covers.COUNTERS) {
            String clause = table.battle().landing() ? "TGX-10.1.a" : "TGX-11.1.a";
            return Optional.of(
                    Violation.of(clause, "units are set up after the landing is planned"));
        }
        return switch (action) {
            case Decision.Place place -> Deployment.check(table, side, place);
            case Decision.Garrison garrison -> Deployment.check(table, side, garrison);
            case Decision.Board board -> Deployment.check(table, side, board);
            case Decision.Lay lay -> NeutralCounters.check(table, side, lay);
            default -> Optional.empty();
        };
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        Table now =
                switch (action) {
                    case Decision.Place(UnitId unit, HexId hex) ->
                            Deployment.place(
                                    table,
                                    unit.index(),
                                    Unit.at(table.ground().at(hex.index())),
                                    telling);
                    case Decision.Garrison(UnitId unit, HexId hex) ->
                            Deployment.place(
                                    table,
                                    unit.index(),
                                    Unit.at(table.ground().at(hex.index())).with(Mark.INSIDE),
                                    telling);
                    case Decision.Board board -> Deployment.board(table, board, telling);
                    case Decision.Lay(int counter, HexId hex) ->
                            NeutralCounters.lay(table, counter, hex.index(), telling);
                    default ->
                            covers == Covers.ALL
                                    ? Deployment.rest(table, side, telling)
                                    : NeutralCounters.layRest(table, side, telling);
                };
        return resume(state.with(now), telling);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        boolean owes =
                covers == Covers.ALL
                        ? Deployment.owes(state.table(), side)
                        : NeutralCounters.firstUnlaid(state.table(), side).isPresent();
        return owes ? new Flow.Stay<>(state, this) : new Flow.Done<>(state);
    }
}
