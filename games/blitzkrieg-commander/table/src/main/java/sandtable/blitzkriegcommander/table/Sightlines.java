package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.scene.Place;
import sandtable.scene.Shape;
import sandtable.scene.SightLine;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-SIGHT: whether there is a line of sight between two places, and where it ends. */
final class Sightlines {
    private static final String CLEAR = "BKC-SIGHT.1";

    private final Table table;

    Sightlines(Table table) {
        this.table = table;
    }

    /** Between points as they are typed; nothing where one of them is none. */
    Optional<SightLine> between(String from, String to) {
        return Centimetres.spot(from)
                .flatMap(one -> Centimetres.spot(to).map(other -> between(one, other)));
    }

    private SightLine between(Spot one, Spot other) {
        Optional<Sight.Blocked> blocked = Sight.blocked(table, one, other);
        return new SightLine(
                Names.point(one),
                Names.point(other),
                blocked.isEmpty(),
                range(one, other),
                blocked.map(Sight.Blocked::words).orElse("nothing is in the way"),
                Clause.of(blocked.map(Sight.Blocked::clause).orElse(CLEAR)),
                blocked.map(_ -> List.<Place>of(Names.point(end(one, other)))).orElse(List.of()));
    }

    /** A line that is blocked: what is still seen along it, and what is in the way of the rest. */
    List<Shape> blocked(Spot one, Spot other) {
        Spot end = end(one, other);
        String words = Sight.blocked(table, one, other).map(Sight.Blocked::words).orElse("");
        return List.of(
                new Shape.Line(List.of(Names.point(one), Names.point(end)), Shape.Look.DASHED, ""),
                new Shape.Line(
                        List.of(Names.point(end), Names.point(other)),
                        Shape.Look.FORBIDDEN,
                        words));
    }

    /** BKC-GEO.2: from edge to edge where bases stand. */
    private int range(Spot one, Spot other) {
        Optional<UnitId> at = standing(one);
        Optional<UnitId> there = standing(other);
        if (at.isPresent() && there.isPresent()) {
            return Gaps.mm(one, other);
        }
        return at.or(() -> there)
                .map(each -> Gaps.mm(table, each, at.isPresent() ? other : one))
                .orElseGet(() -> one.lengthTo(other));
    }

    private Optional<UnitId> standing(Spot spot) {
        return table.ids().stream()
                .filter(each -> table.base(each).filter(spot::equals).isPresent())
                .findFirst();
    }

    /** The first place along the line that is not seen. */
    private Spot end(Spot one, Spot other) {
        int length = one.lengthTo(other);
        for (int mm = 1; mm < length; mm++) {
            Spot spot = one.towards(other, mm);
            if (!Sight.sees(table, one, spot)) {
                return spot;
            }
        }
        return other;
    }
}
