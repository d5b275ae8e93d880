package sandtable.blitzkriegcommander.movement;

import static sandtable.blitzkriegcommander.data.Setting.BREACH_WIDTH;

import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Ratio;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** BKC-MOVE.3: gaps in lines, and where a leg meets what is left of a line. */
final class Breaches {
    private static final int HALF_MM = BREACH_WIDTH.value() / 2;

    private Breaches() {}

    /**
     * How far along a leg it first meets a line outside of gaps, from 0 to 1. Where the leg begins
     * it stands on the line already and does not meet it.
     */
    static Optional<Ratio> met(Table table, Polyline line, Segment leg) {
        if (!line.meets(leg)) {
            return Optional.empty();
        }
        for (Ratio each : line.contacts(leg)) {
            if (each.compareTo(Ratio.ZERO) > 0 && !open(table, leg, each)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static boolean open(Table table, Segment leg, Ratio at) {
        if (table.works().breaches().isEmpty()) {
            return false;
        }
        Spot there = spot(leg, at.toDouble());
        for (Spot middle : table.works().breaches()) {
            if (middle.within(HALF_MM, there)) {
                return true;
            }
        }
        return false;
    }

    /** The spot nearest to a part of a leg. */
    static Spot spot(Segment leg, double part) {
        return new Spot(
                (int) Math.round(leg.from().x() + part * (leg.to().x() - leg.from().x())),
                (int) Math.round(leg.from().y() + part * (leg.to().y() - leg.from().y())));
    }
}
