package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.fire.Weapon;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** What an hour of fire between those who are seen would bring on average, at a glance. */
final class Clash {
    private static final double SIXTHS = 6;

    /** The variance of a die's hits, as a part of their mean. */
    private static final double SPREAD = 0.8;

    private final View view;
    private final Table table;

    Clash(View view) {
        this.view = view;
        this.table = view.table();
    }

    /** Hits on average, and how far they vary. */
    record Sum(double mean, double variance) {}

    /** The hits that some make on others, each on the one it can hurt most. */
    Sum fire(List<BodyId> firers, List<BodyId> targets) {
        double sum = 0;
        double variance = 0;
        for (BodyId each : firers) {
            double mean = table.unmarked(each) > 0 ? best(each, targets) : 0;
            sum += mean;
            variance += mean * SPREAD;
        }
        return new Sum(sum, variance);
    }

    double hits(List<BodyId> firers, List<BodyId> targets) {
        return fire(firers, targets).mean();
    }

    private double best(BodyId firer, List<BodyId> targets) {
        double best = 0;
        for (BodyId each : targets) {
            best = Math.max(best, mean(firer, each));
        }
        return best;
    }

    private double mean(BodyId firer, BodyId target) {
        Optional<Spot> at = table.spot(target);
        Optional<WeaponClass> weapon = at.isEmpty() ? Optional.empty() : weapon(firer, target);
        if (weapon.isEmpty()) {
            return 0;
        }
        boolean elsewhere = table.spot(firer).isEmpty();
        Optional<Band> band =
                elsewhere ? Optional.of(Band.EFFECTIVE) : Band.of(table, firer, target);
        if (band.isEmpty() || band.get() == Band.HARASSING) {
            return 0;
        }
        var shot =
                new Shot(
                        firer, weapon.get(), band.get().shift(), TargetClass.halted(table, target));
        return new Volley(List.of(shot)).meanSixths() / SIXTHS;
    }

    private Optional<WeaponClass> weapon(BodyId firer, BodyId target) {
        return table.spot(firer).isEmpty()
                ? table.stand(firer).type().atTroops()
                : Weapon.at(table, firer, target);
    }
}
