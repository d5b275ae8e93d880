package sandtable.blitzkriegcommander.assault;

import static sandtable.blitzkriegcommander.data.Setting.CONSOLIDATE;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.movement.Anchors;
import sandtable.blitzkriegcommander.movement.Moves;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Question;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * BKC-CARES.6 Consolidation: the winners of a close assault, who draw no fire by it (BKC-MOVE.8).
 *
 * @param side that has won
 * @param units that may still move
 * @param place of the unit assaulted, which one of them may take; nowhere if it is not to be had
 */
record Consolidating(int side, List<UnitId> units, Optional<Spot> place) implements Question {
    private static final Clause CONSOLIDATION = Clause.of("BKC-CARES.6");

    Consolidating {
        units = List.copyOf(units);
    }

    /** The question, if there is anybody to ask about. */
    static Flow<State> after(State state, List<UnitId> winners, Optional<Spot> place) {
        List<UnitId> there =
                winners.stream().filter(each -> state.table().base(each).isPresent()).toList();
        return there.isEmpty()
                ? new Flow.Done<>(state)
                : new Flow.Next<>(
                        state,
                        new Consolidating(
                                state.table().stand(there.getFirst()).side(), there, place));
    }

    @Override
    public int side(Table table) {
        return side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var answers = new ArrayList<Decision>();
        for (UnitId each : units) {
            options(view.table(), each)
                    .filter(it -> judge(view, it).isEmpty())
                    .distinct()
                    .forEach(answers::add);
        }
        answers.add(new Decision.Done());
        return Question.prompt(CONSOLIDATION, "Who consolidates?", answers);
    }

    /** To take the place, and where else it may want to be. */
    private Stream<Decision> options(Table table, UnitId unit) {
        Heading heading = table.unit(unit).heading();
        Spot from = table.base(unit).orElseThrow();
        return Stream.concat(
                place.stream().map(at -> new Decision.Consolidate(unit, at, heading)),
                Anchors.within(table, unit, Terms.FREE, CONSOLIDATE.value()).stream()
                        .map(
                                each ->
                                        new Decision.Consolidate(
                                                unit,
                                                each.way().isEmpty() ? from : each.way().getLast(),
                                                each.heading())));
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.OfConsolidation;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-CARES.6", "the winners consolidate");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        return decision instanceof Decision.Consolidate it
                ? moves(view.table(), it)
                : Optional.empty();
    }

    private Optional<Violation> moves(Table table, Decision.Consolidate it) {
        if (!units.contains(it.unit())) {
            return refused("%s has nothing to consolidate", it.unit());
        }
        Spot from = table.base(it.unit()).orElseThrow();
        boolean takesPlace = place.filter(it.at()::equals).isPresent();
        if (!takesPlace && !from.within(CONSOLIDATE.value(), it.at())) {
            return refused(
                    "%s would move %s cm, and winners move up to %s",
                    it.unit(),
                    Centimetres.words(from.lengthTo(it.at())),
                    Centimetres.words(CONSOLIDATE.value()));
        }
        return Moves.of(table, it.unit(), Terms.FREE).check(List.of(it.at()));
    }

    private static Optional<Violation> refused(String reason, Object... facts) {
        return Optional.of(new Violation(CONSOLIDATION, reason.formatted(facts)));
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        return switch ((Decision.OfConsolidation) decision) {
            case Decision.Done _ -> new Flow.Done<>(state);
            case Decision.Consolidate it -> moved(state, it, telling);
        };
    }

    private Flow<State> moved(State state, Decision.Consolidate it, Telling<Happening> telling) {
        Table table = state.table();
        Spot from = table.base(it.unit()).orElseThrow();
        telling.tell(new AssaultHappening.Consolidated(it.unit(), from, it.at(), CONSOLIDATION));
        var now = table.unit(it.unit()).movedTo(it.at(), it.heading());
        State after = state.with(table.with(it.unit(), now));
        List<UnitId> rest = units.stream().filter(each -> !each.equals(it.unit())).toList();
        Optional<Spot> left = place.filter(each -> !each.equals(it.at()));
        return rest.isEmpty()
                ? new Flow.Done<>(after)
                : new Flow.Stay<>(after, new Consolidating(side, rest, left));
    }

    @Override
    public String named() {
        return "consolidation of side %d by %s, place %s".formatted(side, units, place);
    }
}
