package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * C5: how long a unit would take over a way if nobody stopped it: leg by leg, by the rate of its
 * slowest body.
 *
 * @param hours where it is after each whole hour of moving, as long as it has farther to go
 * @param blocked where it comes to water that it cannot cross; nothing where all of it is open
 */
public record WaySurvey(List<Part> parts, List<Spot> hours, Optional<Spot> blocked) {
    /**
     * One leg.
     *
     * @param steps movement steps from setting out to its end, a tenth of an hour each
     */
    public record Part(Spot from, Spot to, int metres, int steps, List<Stretch> stretches) {
        public Part {
            stretches = List.copyOf(stretches);
        }
    }

    /**
     * Ground of one price along a leg.
     *
     * @param kind what lies there; nothing for open ground
     */
    public record Stretch(Optional<FeatureKind> kind, int metres) {}

    public WaySurvey {
        parts = List.copyOf(parts);
        hours = List.copyOf(hours);
    }

    /** Movement steps to its end, or to where it stops. */
    public int steps() {
        return parts.isEmpty() ? 0 : parts.getLast().steps();
    }

    /** Bounds that are begun on it; one that needs no time takes none. */
    public int bounds() {
        return Math.ceilDiv(steps(), Setting.STEPS.value());
    }

    /** Of a move to contact. */
    public static WaySurvey move(Table table, UnitId unit, Spot from, List<Spot> way) {
        return new Surveyor(table, table.formation(unit), false).along(from, way);
    }

    /** Of a march on roads. */
    public static WaySurvey march(Table table, UnitId unit, Spot from, List<Spot> way) {
        return new Surveyor(table, table.formation(unit), true).along(from, way);
    }

    /** Adds up what Stride spends. */
    private static final class Surveyor {
        private final Table table;
        private final Ground ground;
        private final Leg leg;
        private final int hourly;

        Surveyor(Table table, Formation formation, boolean marches) {
            this.table = table;
            this.ground = table.battle().ground();
            this.leg = table.stand(formation.bodies().getFirst()).type().leg();
            this.hourly = Rates.hourly(table, formation, marches);
        }

        WaySurvey along(Spot from, List<Spot> way) {
            var parts = new ArrayList<Part>();
            var hours = new ArrayList<Spot>();
            int hour = Rates.step(hourly) * Setting.STEPS.value();
            Spot start = from;
            int spent = 0;
            for (Spot each : way) {
                Paths path = Paths.of(List.of(start, each));
                var stretches = new ArrayList<Stretch>();
                for (int at = 0; at < path.length(); at += Tens.TEN) {
                    OptionalInt price = Prices.piece(table, path, at, leg, hourly);
                    if (price.isEmpty()) {
                        parts.add(new Part(start, path.at(at), at, steps(spent), stretches));
                        return new WaySurvey(parts, hours, Optional.of(path.at(at)));
                    }
                    if (spent > 0 && spent / hour > hours.size()) {
                        hours.add(path.at(at));
                    }
                    spent += price.getAsInt();
                    add(stretches, kind(path.middle(at + Tens.TEN / 2)));
                }
                parts.add(new Part(start, each, path.length(), steps(spent), stretches));
                start = each;
            }
            return new WaySurvey(parts, hours, Optional.empty());
        }

        private int steps(int spent) {
            return Math.ceilDiv(spent, Rates.step(hourly));
        }

        private Optional<FeatureKind> kind(Spot at) {
            return ground.road(at) ? Optional.of(FeatureKind.ROAD) : ground.dearest(at);
        }

        private static void add(List<Stretch> stretches, Optional<FeatureKind> kind) {
            boolean same = !stretches.isEmpty() && stretches.getLast().kind().equals(kind);
            int before = same ? stretches.removeLast().metres() : 0;
            stretches.add(new Stretch(kind, before + Tens.TEN));
        }
    }
}
