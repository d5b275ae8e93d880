package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.initiative.InitiativePhase;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.movement.WaySurvey;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Notation;
import sandtable.kernel.Violation;
import sandtable.scene.Measurement;
import sandtable.scene.Piece;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** What an answer would be, before it is given; the rules measure and judge it. */
final class Measuring {
    private final View view;
    private final BlitzkriegCommander rules;
    private final String typed;

    Measuring(View view, BlitzkriegCommander rules, String typed) {
        this.view = view;
        this.rules = rules;
        this.typed = typed;
    }

    /** The way of a unit that moves by itself, on the terms of what is under way. */
    static Optional<WaySurvey> survey(View view, Decision.Move move) {
        return view.table().base(move.unit()).isEmpty()
                ? Optional.empty()
                : Optional.of(
                        WaySurvey.of(
                                view.table(), move.unit(), move.way(), terms(view, move.unit())));
    }

    static Terms terms(View view, UnitId unit) {
        return switch (view.step()) {
            case InitiativePhase _ -> Terms.of(ActionContext.initiative(List.of(unit)), unit);
            case Acting acting -> Terms.of(acting.context(), unit);
            default -> Terms.FREE;
        };
    }

    Optional<Measurement> of() {
        return rules.notation().read(view, typed)
                        instanceof Notation.Reading.Read<Decision>(Decision decision)
                ? of(decision)
                : Optional.empty();
    }

    private Optional<Measurement> of(Decision decision) {
        return switch (decision) {
            case Decision.Move move -> survey(view, move).map(each -> way(move, each));
            case Decision.Place(var unit, var at, var heading) ->
                    Optional.of(placed(decision, unit, at, heading.degrees()));
            case Decision.Enter(var unit, var at, var heading) ->
                    Optional.of(placed(decision, unit, at, heading.degrees()));
            case Decision.Return(var unit, var at) ->
                    Optional.of(placed(decision, unit, at, Piece.NO_HEADING));
            case Decision.Consolidate(var unit, var at, var heading) ->
                    Optional.of(placed(decision, unit, at, heading.degrees()));
            case Decision.Unlimber(var gun, var at, var heading) ->
                    Optional.of(placed(decision, gun, at, heading.degrees()));
            case Decision.Dismount(var unit, var at, var heading) ->
                    Optional.of(placed(decision, unit, at, heading.degrees()));
            case Decision.Request request -> Optional.of(aimed(request));
            case Decision.Strike(_, var at, _) -> Optional.of(pointed(decision, at));
            case Decision.LaySmoke(_, var at) -> Optional.of(pointed(decision, at));
            default -> Optional.empty();
        };
    }

    private Optional<Violation> violation(Decision decision) {
        return rules.check(view, decision);
    }

    private Measurement way(Decision.Move move, WaySurvey survey) {
        Spot start = view.table().base(move.unit()).orElseThrow();
        Spot end = move.way().isEmpty() ? start : move.way().getLast();
        return new Measurement(
                        move.unit().name(),
                        typed,
                        survey.legs().stream().map(Measuring::leg).toList(),
                        Optional.of(budget(survey.budget())),
                        survey.halt()
                                .map(each -> halt(move, each))
                                .or(() -> halt(move, end, survey.budget().usedMm())),
                        new Sightings(view.table(), move, allowed(move, survey)).all(),
                        List.of(),
                        Optional.of(
                                new Measurement.Ghost(Names.point(end), move.heading().degrees())),
                        List.of(),
                        List.of())
                .with(new Snaps(view, rules, move).near());
    }

    /** Beyond where a way stops being allowed nobody sees anything. */
    private static List<Spot> allowed(Decision.Move move, WaySurvey survey) {
        return survey.halt().map(WaySurvey.Halt::longest).orElse(move.way());
    }

    private static Measurement.Leg leg(WaySurvey.Leg leg) {
        return new Measurement.Leg(
                Names.point(leg.line().from()),
                Names.point(leg.line().to()),
                leg.untilMm(),
                leg.stretches().stream()
                        .map(
                                each ->
                                        new Measurement.Stretch(
                                                each.words(),
                                                each.lengthMm(),
                                                Optional.of(each.clause())))
                        .toList());
    }

    private static Measurement.Budget budget(WaySurvey.Budget budget) {
        return new Measurement.Budget(
                budget.allowedMm(),
                budget.usedMm(),
                budget.lost().stream()
                        .map(
                                each ->
                                        new Measurement.Lost(
                                                each.lengthMm(),
                                                each.words(),
                                                Optional.of(each.clause())))
                        .toList());
    }

    private Measurement.Halt halt(Decision.Move move, WaySurvey.Halt halt) {
        return new Measurement.Halt(
                Names.point(halt.at()),
                halt.atMm(),
                halt.violation(),
                longest(move.unit(), halt.longest(), move.heading()),
                halt.longestMm(),
                List.of(),
                new WayOffence(view, move, halt).shapes());
    }

    private String longest(UnitId unit, List<Spot> way, Heading heading) {
        return way.isEmpty()
                ? ""
                : rules.notation().write(view, new Decision.Move(unit, way, heading));
    }

    /** What is wrong with it though its way is open, or with a place. */
    private Optional<Measurement.Halt> halt(Decision decision, Spot at, int atMm) {
        return violation(decision)
                .map(
                        each ->
                                new Measurement.Halt(
                                        Names.point(at),
                                        atMm,
                                        each,
                                        "",
                                        0,
                                        List.of(),
                                        new Offence(view, each).of(decision)));
    }

    private Measurement placed(Decision decision, UnitId unit, Spot at, int heading) {
        return new Measurement(
                unit.name(),
                typed,
                List.of(),
                Optional.empty(),
                halt(decision, at, 0),
                List.of(),
                List.of(),
                Optional.of(new Measurement.Ghost(Names.point(at), heading)),
                List.of(),
                List.of());
    }

    /** A place that is only named. */
    private Measurement pointed(Decision decision, Spot at) {
        return new Measurement(
                "",
                typed,
                List.of(),
                Optional.empty(),
                halt(decision, at, 0),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of());
    }

    /** Where it is aimed, how far it may stray and whom it may catch. */
    private Measurement aimed(Decision.Request request) {
        var zone = new FireZone(view, request);
        return new Measurement(
                "",
                typed,
                List.of(),
                Optional.empty(),
                halt(request, request.at(), 0),
                List.of(),
                zone.remarks(),
                Optional.empty(),
                zone.caught(),
                zone.shapes(),
                zone.dots(),
                List.of());
    }
}
