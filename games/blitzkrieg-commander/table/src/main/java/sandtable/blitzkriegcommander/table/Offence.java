package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.fire.Targets;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Violation;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a refusal speaks of, drawn on the table: who it names, how far apart, what is between. */
final class Offence {
    private final View view;
    private final Table table;
    private final Violation broken;
    private final List<UnitId> named;

    Offence(View view, Violation broken) {
        this.view = view;
        this.table = view.table();
        this.broken = broken;
        this.named = named(table, broken.reason());
    }

    List<Shape> of(Decision decision) {
        return switch (decision) {
            case Decision.Fire fire -> fire(fire);
            case Decision.Move move ->
                    Measuring.survey(view, move)
                            .flatMap(each -> each.halt())
                            .map(each -> new WayOffence(view, move, each).shapes())
                            .orElseGet(this::between);
            case Decision.Request(var observer, var at, _, _) -> aimed(observer, at);
            case Decision.Strike(var observer, var at, _) -> aimed(observer, at);
            case Decision.Place(var unit, var at, _) -> placed(unit, at);
            case Decision.Enter(var unit, var at, _) -> placed(unit, at);
            case Decision.Return(var unit, var at) -> placed(unit, at);
            case Decision.Consolidate(var unit, var at, _) -> placed(unit, at);
            case Decision.Unlimber(var gun, var at, _) -> placed(gun, at);
            case Decision.Dismount(var unit, var at, _) -> placed(unit, at);
            default -> between();
        };
    }

    /** The units on the table that a sentence names, in its order. */
    static List<UnitId> named(Table table, String reason) {
        record Found(UnitId unit, int at) {}
        var found = new ArrayList<Found>();
        for (UnitId each : table.ids()) {
            Pattern name = Pattern.compile("(?<!\\w)" + Pattern.quote(each.called()) + "(?!\\w)");
            Matcher matcher = name.matcher(reason);
            if (table.base(each).isPresent() && matcher.find()) {
                found.add(new Found(each, matcher.start()));
            }
        }
        return found.stream().sorted(Comparator.comparingInt(Found::at)).map(Found::unit).toList();
    }

    private Spot base(UnitId unit) {
        return table.base(unit).orElseThrow();
    }

    /** The first two of them, and how far apart they are. */
    private List<Shape> between() {
        return named.size() < 2
                ? List.of()
                : List.of(gap(base(named.getFirst()), base(named.get(1))));
    }

    private static Shape gap(Spot one, Spot other) {
        return line(one, other, Names.cm(Gaps.mm(one, other)));
    }

    private static Shape line(Spot one, Spot other, String words) {
        return new Shape.Line(
                List.of(Names.point(one), Names.point(other)), Shape.Look.FORBIDDEN, words);
    }

    /** BKC-FIRE.5, BKC-FIRE.7, BKC-FIRE.8. */
    private List<Shape> fire(Decision.Fire fire) {
        Optional<UnitId> firer = fire.firers().stream().filter(named::contains).findFirst();
        if (firer.isEmpty() || !named.contains(fire.target())) {
            return between();
        }
        return Targets.bar(table, firer.get(), fire.target(), fire.means())
                .map(each -> barred(each, firer.get(), base(fire.target())))
                .orElseGet(this::between);
    }

    private List<Shape> barred(Targets.Bar bar, UnitId firer, Spot to) {
        Spot from = base(firer);
        return switch (bar) {
            case Targets.Bar.TooFar(var most) ->
                    List.of(ring(from, most, "reaches"), gap(from, to));
            case Targets.Bar.TooNear(var least) ->
                    List.of(ring(from, least, "not within"), gap(from, to));
            case Targets.Bar.OutsideArc _ -> {
                var shapes = new ArrayList<>(new Overlays(view).arc(firer));
                shapes.add(line(from, to, ""));
                yield shapes;
            }
            case Targets.Bar.Unseen _ -> new Sightlines(table).blocked(from, to);
        };
    }

    /** BKC-GEO.2: gaps are between bases, so that both their halves come on top. */
    private static Shape ring(Spot centre, int mm, String words) {
        return new Shape.Ring(
                Names.point(centre),
                mm + Setting.BASE.value(),
                Shape.Look.DASHED,
                words + " " + Names.cm(mm));
    }

    /** The line from who asks to where they aim, if that is what it is about. */
    private List<Shape> aimed(UnitId observer, Spot at) {
        return named.contains(observer)
                ? new Sightlines(table).blocked(base(observer), at)
                : between();
    }

    /** From a place to somebody else who is named. */
    private List<Shape> placed(UnitId unit, Spot at) {
        return named.stream()
                .filter(each -> !each.equals(unit))
                .findFirst()
                .map(each -> WayOffence.near(at, base(each)))
                .orElse(List.of());
    }
}
