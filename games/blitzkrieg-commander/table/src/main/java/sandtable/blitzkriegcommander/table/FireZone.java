package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.artillery.RequestSurvey;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.table.figures.Scatter;
import sandtable.blitzkriegcommander.table.figures.Shooting;
import sandtable.kernel.Clause;
import sandtable.scene.Measurement;
import sandtable.scene.Place;
import sandtable.scene.Shape;
import sandtable.space.measured.Disc;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * BKC-AREQ: what a request for artillery would be where it is aimed: its zone, how far that may
 * stray (BKC-ADEV), whom it may catch and how likely each place is to lie in it.
 */
final class FireZone {
    private static final Clause REQUEST = Clause.of("BKC-AREQ.12");
    private static final Clause DEVIATION = Clause.of("BKC-ADEV.1");
    private static final Clause ATTACKS = Clause.of("BKC-ARES.3");
    private static final int FACES = 6;

    private final Table table;
    private final Decision.Request request;
    private final RequestSurvey survey;
    private final List<Disc> zones;

    FireZone(View view, Decision.Request request) {
        this.table = view.table();
        this.request = request;
        this.survey =
                RequestSurvey.of(view, CommandPhase.earlier(view, request.observer()), request);
        this.zones = RequestSurvey.aimed(table, request).discs();
    }

    private Place.Point aim() {
        return Names.point(request.at());
    }

    List<Shape> shapes() {
        var shapes = new ArrayList<Shape>();
        for (Disc each : zones) {
            boolean first = shapes.isEmpty();
            shapes.add(
                    new Shape.Disc(
                            Names.point(each.centre()),
                            each.radiusMm(),
                            Shape.Look.SOLID,
                            first ? Decisions.pattern(request.pattern()) : ""));
        }
        if (survey.deviationDice() > 0) {
            int reach = Scatter.reachMm(request.at(), zones, survey.deviationDice());
            shapes.add(new Shape.Ring(aim(), reach, Shape.Look.DOTTED, ""));
        }
        table.spot(request.observer())
                .ifPresent(
                        from ->
                                shapes.add(
                                        new Shape.Line(
                                                List.of(Names.point(from), aim()),
                                                Shape.Look.DASHED,
                                                "%s: %s"
                                                        .formatted(
                                                                Names.cm(gap()),
                                                                Shooting.dice(
                                                                        survey.deviationDice())))));
        return shapes;
    }

    private int gap() {
        return Gaps.mm(table, request.observer(), request.at());
    }

    List<Measurement.Remark> remarks() {
        double mean = survey.deviationDice() * (FACES + 1) / 2.0;
        return List.of(
                answer(),
                new Measurement.Remark(
                        Measurement.Topic.OTHER,
                        String.format(
                                Locale.ROOT,
                                "%s off in any direction, %.1f cm on average",
                                Shooting.dice(survey.deviationDice()),
                                mean),
                        Optional.of(DEVIATION)),
                new Measurement.Remark(
                        Measurement.Topic.OTHER,
                        "%d attacks against each unit in it, friends too"
                                .formatted(survey.attacks().total()),
                        Optional.of(ATTACKS)));
    }

    /** Whether the guns will answer at all. */
    private Measurement.Remark answer() {
        return new Measurement.Remark(
                Measurement.Topic.OTHER,
                String.format(
                        Locale.ROOT,
                        "%d or less on 2D6: granted %.0f %%, blunder %.0f %%",
                        survey.needed().total(),
                        100 * survey.answers().getOrDefault(Answer.GRANTED, 0.0),
                        100 * survey.answers().getOrDefault(Answer.BLUNDER, 0.0)),
                Optional.of(REQUEST));
    }

    /** Those most likely to be in it first. */
    List<Measurement.Caught> caught() {
        return survey.caught().stream()
                .sorted(Comparator.comparingDouble(Caught::inZone).reversed())
                .map(
                        each ->
                                new Measurement.Caught(
                                        each.unit().name(),
                                        each.inZone(),
                                        String.format(
                                                Locale.ROOT, "%.1f hits on average", each.hits())))
                .toList();
    }

    /** Where dice take it, place by place. */
    List<Measurement.Dot> dots() {
        int dice = survey.deviationDice();
        return dice == 0
                ? List.of()
                : new Scatter(request.at(), zones, dice, table.ground().table()).dots();
    }
}
