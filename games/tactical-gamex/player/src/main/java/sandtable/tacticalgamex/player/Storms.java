package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.assault.CloseAssault;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.combat.Banzai;
import sandtable.tacticalgamex.fire.BanzaiFire;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/** TGX-17 Whether a close assault is better made as a Banzai attack, by the odds of both. */
final class Storms {
    private static final double SHAKEN = 0.4;
    private static final double LEAST = 0.1;

    private final Position position;
    private final Table table;

    Storms(Position position) {
        this.position = position;
        this.table = position.table;
    }

    boolean inUse() {
        return Banzai.inUse(table);
    }

    /** How the attack is best made by those who take part. */
    Decision best(Charge charge, List<Decision> options) {
        Decision best = options.getFirst();
        double most = best instanceof Decision.Attack ? met(table, charge) : LEAST;
        for (Decision each : options) {
            double gain = each instanceof Decision.Banzai ? storm(charge) : most;
            if (gain > most) {
                most = gain;
                best = each;
            }
        }
        return best;
    }

    /** What an order to assault a hex may come to. */
    double order(HexId hex, List<UnitId> units) {
        var charge = new Charge(false, hex, units);
        boolean all = units.stream().allMatch(each -> Banzai.mayStorm(table, each.index()));
        return Math.max(met(table, charge), all ? storm(charge) : 0);
    }

    /** After all who can have fired at the one they hurt most, and less what that may cost. */
    private double storm(Charge charge) {
        var storming = charge.as(Charge.Kind.BANZAI);
        Table then = table.with(table.impulse().with(storming));
        double loss = 0;
        double killed = 0;
        UnitId met = UnitId.NOBODY;
        for (UnitId each : charge.units()) {
            List<UnitId> firers = BanzaiFire.able(then, each);
            Fight fire = BanzaiFire.fight(then, each, firers);
            if (!firers.isEmpty() && harm(fire) > loss) {
                loss = harm(fire);
                killed = chance(fire, 0, Fate.ELIMINATED);
                met = each;
            }
        }
        UnitId lost = met;
        var left =
                new Charge(
                        Charge.Kind.BANZAI,
                        charge.target(),
                        charge.units().stream().filter(each -> !each.equals(lost)).toList());
        double without = killed == 0 || left.units().isEmpty() ? 0 : met(then, left);
        return (1 - killed) * met(then, storming) + killed * without - loss;
    }

    private double met(Table then, Charge assault) {
        return CloseAssault.fight(new Occupation(then), assault).map(this::harm).orElse(0.0);
    }

    /** The fire at those who storm that does the most; none that hardly hurts. */
    Decision repel(List<Decision> options) {
        Decision best = options.getLast();
        double most = LEAST;
        for (Decision each : options) {
            if (each instanceof Decision.Interrupt(var firers, UnitId target, int stress)
                    && stress == 0) {
                double gain = harm(BanzaiFire.fight(table, target, firers));
                if (gain > most) {
                    most = gain;
                    best = each;
                }
            }
        }
        return best;
    }

    /** What an attack may be expected to do to its targets. */
    private double harm(Fight fight) {
        double harm = 0;
        for (int i = 0; i < fight.targets().size(); i++) {
            int place = i;
            int target = fight.targets().get(i).index();
            harm +=
                    position.weight(target)
                            * (chance(fight, place, Fate.ELIMINATED)
                                    + SHAKEN * chance(fight, place, Fate.DISRUPTED));
        }
        return harm;
    }

    private double chance(Fight fight, int place, Fate fate) {
        var target = table.unit(fight.targets().get(place));
        return fight.roll().chance(results -> fight.fate(results.get(place), target) == fate);
    }
}
