package sandtable.blitzkriegcommander.table.figures;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Aspect;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;

import java.util.List;
import java.util.Locale;

/**
 * What fire would do, in few words (BKC-OPP.5: all who fire at one moment make one attack).
 *
 * @param left hits until the target is knocked out
 * @param flank whether any of it comes from flank or rear
 */
public record Shooting(int dice, Unsaved odds, int left, boolean flank) {
    public static Shooting of(Table there, List<UnitId> firers, UnitId target) {
        var odds = Unsaved.NONE;
        int dice = 0;
        for (Group each : Firing.attack(there, firers, target, Decision.Means.GUNS).groups()) {
            dice += each.dice().total();
            odds = odds.and(each.dice().total(), each.score().needed(), each.save());
        }
        boolean flank =
                firers.stream()
                        .flatMap(each -> there.base(each).stream())
                        .anyMatch(from -> Aspect.underFire(there, target, from) == Aspect.FLANK);
        int left = there.stand(target).type().hits() - there.unit(target).hits();
        return new Shooting(dice, odds, left, flank);
    }

    /** "flank, 6 dice". */
    public String words() {
        return (flank ? "flank, " : "") + dice(dice);
    }

    public static String dice(int dice) {
        return dice == 1 ? "1 die" : dice + " dice";
    }

    /** "1.7 hits, out 5%". */
    public String figures() {
        return String.format(
                Locale.ROOT, "%.1f hits, out %.0f%%", odds.mean(), 100 * odds.atLeast(left));
    }
}
