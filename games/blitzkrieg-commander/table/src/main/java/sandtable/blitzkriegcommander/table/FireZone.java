package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.artillery.RequestSurvey;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.luck.Pool;
import sandtable.scene.Measurement;
import sandtable.scene.Place;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

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
    private static final Clause DEVIATION = Clause.of("BKC-ADEV.1");
    private static final Clause ATTACKS = Clause.of("BKC-ARES.3");
    private static final int FACES = 6;
    private static final int DEGREES = 360;
    private static final int DOT_MM = 20;

    /** The rim counts, and places are whole millimetres. */
    private static final double HALF = 0.5;

    /** Dots of less are dust. */
    private static final double LEAST = 0.01;

    private final Table table;
    private final Decision.Request request;
    private final RequestSurvey survey;
    private final int radiusMm;

    FireZone(View view, Decision.Request request) {
        this.table = view.table();
        this.request = request;
        this.survey =
                RequestSurvey.of(view, CommandPhase.earlier(view, request.observer()), request);
        this.radiusMm =
                request.guns().stream()
                                .mapToInt(each -> view.battle().gun(each).type().zoneMm())
                                .max()
                                .orElse(0)
                        / 2;
    }

    private Place.Point aim() {
        return Names.point(request.at());
    }

    /** The farthest that the dice can take its centre. */
    private int straysMm() {
        return 10 * FACES * survey.deviationDice();
    }

    List<Shape> shapes() {
        var shapes = new ArrayList<Shape>();
        shapes.add(
                new Shape.Disc(
                        aim(), radiusMm, Shape.Look.SOLID, Decisions.pattern(request.pattern())));
        if (survey.deviationDice() > 0) {
            shapes.add(new Shape.Ring(aim(), straysMm() + radiusMm, Shape.Look.DOTTED, ""));
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

    /** One zone strays alike in every direction; those of a barrage lie in a row. */
    List<Measurement.Dot> dots() {
        if (request.pattern() instanceof Pattern.Barrage || survey.deviationDice() == 0) {
            return List.of();
        }
        var dots = new ArrayList<Measurement.Dot>();
        double[] chances = byDistance();
        int reach = straysMm() + radiusMm;
        for (int east = -reach; east <= reach; east += DOT_MM) {
            for (int north = -reach; north <= reach; north += DOT_MM) {
                int distance = (int) Math.round(Math.hypot(east, north) / DOT_MM);
                int x = request.at().x() + east;
                int y = request.at().y() + north;
                boolean on = x >= 0 && y >= 0 && table.ground().table().contains(new Spot(x, y));
                if (on && distance < chances.length && chances[distance] >= LEAST) {
                    dots.add(new Measurement.Dot(new Place.Point(x, y), chances[distance]));
                }
            }
        }
        return dots;
    }

    /** The chance to lie in the zone at so many steps from where it is aimed. */
    private double[] byDistance() {
        Pool dice = Pool.sum(survey.deviationDice(), FACES);
        double[] chances = new double[(straysMm() + radiusMm) / DOT_MM + 1];
        for (int i = 0; i < chances.length; i++) {
            for (int sum = dice.least(); sum <= dice.most(); sum++) {
                chances[i] += dice.chance(sum) * within(i * DOT_MM, 10 * sum);
            }
        }
        return chances;
    }

    /** In how many of all directions a zone that strays so far covers a place so far away. */
    private double within(int distance, int strays) {
        int covered = 0;
        for (int degrees = 0; degrees < DEGREES; degrees++) {
            double radians = Math.toRadians(degrees);
            double east = distance - strays * Math.cos(radians);
            double north = strays * Math.sin(radians);
            covered += Math.hypot(east, north) < radiusMm + HALF ? 1 : 0;
        }
        return (double) covered / DEGREES;
    }
}
