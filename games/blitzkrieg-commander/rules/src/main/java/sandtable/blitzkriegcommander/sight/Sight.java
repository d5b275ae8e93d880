package sandtable.blitzkriegcommander.sight;

import static sandtable.blitzkriegcommander.data.Setting.LOW_DEPTH;
import static sandtable.blitzkriegcommander.data.Setting.WOODS_DEPTH;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Sites;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Violation;
import sandtable.space.measured.Screen;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.Optional;

/**
 * BKC-SIGHT Sight, along the straight line between centres and all round (BKC-SIGHT.1). Lines,
 * troops and what the line only touches stop nothing (BKC-SIGHT.7).
 */
public final class Sight {
    private Sight() {}

    /** Whether two units see each other; who is off the table sees nobody. */
    public static boolean sees(Table table, UnitId one, UnitId other) {
        Optional<Spot> from = table.spot(one);
        Optional<Spot> to = table.spot(other);
        return from.isPresent() && to.isPresent() && sees(table, from.get(), to.get());
    }

    public static boolean sees(Table table, UnitId one, Spot place) {
        Optional<Spot> from = table.spot(one);
        return from.isPresent() && sees(table, from.get(), place);
    }

    public static boolean sees(Table table, Spot one, Spot other) {
        Ground ground = table.ground();
        return table.sight().clear(one, ground.level(one), other, ground.level(other));
    }

    /** Why one unit does not see another. */
    public static Optional<Violation> check(Table table, UnitId one, UnitId other) {
        return check(table, one, table.spot(other).orElseThrow(), other.called());
    }

    /** Why a unit does not see a place. */
    public static Optional<Violation> check(Table table, UnitId one, Spot place) {
        return check(table, one, place, Centimetres.words(place));
    }

    private static Optional<Violation> check(Table table, UnitId one, Spot place, String what) {
        return blocked(table, table.spot(one).orElseThrow(), place)
                .map(
                        why ->
                                Violation.of(
                                        why.clause(),
                                        "%s does not see %s: %s",
                                        one,
                                        what,
                                        why.words()));
    }

    /** What stops a line, and by which clause. */
    public record Blocked(String clause, String words) {}

    /** What stops the line between two places, if anything does. */
    public static Optional<Blocked> blocked(Table table, Spot one, Spot other) {
        Ground ground = table.ground();
        return table.sight()
                .stop(one, ground.level(one), other, ground.level(other))
                .map(screen -> why(table, screen, one, other));
    }

    private static Blocked why(Table table, Screen screen, Spot one, Spot other) {
        boolean deep = screen.area().contains(one) || screen.area().contains(other);
        Optional<FeatureKind> kind = kind(table, screen);
        if (kind.isPresent() && kind.get().sight() == FeatureKind.Sight.LEVEL) {
            return new Blocked("BKC-SIGHT.5", "a hill is in the way");
        }
        if (kind.isPresent() && kind.get().sight() == FeatureKind.Sight.LOW) {
            return new Blocked(
                    "BKC-SIGHT.4",
                    "the line runs through more than %s cm of low area"
                            .formatted(Centimetres.words(LOW_DEPTH.value())));
        }
        String what = kind.map(FeatureKind::word).orElse("smoke");
        return deep
                ? new Blocked(
                        "BKC-SIGHT.3",
                        "the line runs through more than %s cm of %s"
                                .formatted(Centimetres.words(WOODS_DEPTH.value()), what))
                : new Blocked("BKC-SIGHT.2", what + " in the way");
    }

    /** Of which kind an area is that stops a line; none for smoke. */
    private static Optional<FeatureKind> kind(Table table, Screen screen) {
        for (Area each : table.ground().areas()) {
            if (each.outline() == screen.area()) {
                return Optional.of(each.kind());
            }
        }
        return Optional.empty();
    }

    /** BKC-SIGHT.8: whether a unit sees an aircraft, wherever that is. */
    public static boolean seesAircraft(Table table, UnitId unit) {
        Optional<Spot> at = table.spot(unit);
        return at.isPresent() && !roofed(table, at.get()) && !inSmoke(table, at.get());
    }

    private static boolean roofed(Table table, Spot at) {
        Optional<WorkKind> work = Sites.at(table, at);
        if (work.isPresent()
                && (work.get() == WorkKind.PILL_BOX || work.get() == WorkKind.BUNKER)) {
            return true;
        }
        for (Area each : table.ground().areas()) {
            boolean over =
                    each.kind() == FeatureKind.BUILDING
                            || each.kind() == FeatureKind.WOODS && deep(each, at);
            if (over && each.outline().contains(at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean deep(Area woods, Spot at) {
        for (Segment edge : woods.outline().edges()) {
            if (edge.within(WOODS_DEPTH.value(), at)) {
                return false;
            }
        }
        return true;
    }

    /** BKC-GEO.4: whether a centre there is in smoke. */
    public static boolean inSmoke(Table table, Spot at) {
        for (Smoke each : table.smoke()) {
            if (each.cloud().contains(at)) {
                return true;
            }
        }
        return false;
    }
}
