package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Firepower;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;

/**
 * TGX-6.4.3, TGX-6.4.4 Guns on the map and batteries off it that fire indirectly at one hex.
 *
 * @param aim the hex they aim at, wherever the shells fall
 */
public record Salvo(Table table, List<UnitId> firers, List<BatteryId> batteries, int aim) {
    private static final int EIGHTHS = 2 * Firepower.QUARTERS;
    private static final Clause BATTERY = Clause.of("TGX-6.4.4.e");

    public Salvo {
        firers = List.copyOf(firers);
        batteries = List.copyOf(batteries);
    }

    /** In {@link #EIGHTHS}, since mobile fire halves once more (TGX-18.4.a). */
    private int ofGun(int firer, boolean armored) {
        int distance = table.ground().grid().distance(table.unit(firer).hex(), aim);
        int quarters = table.stand(firer).firepower().indirect(armored, distance);
        return table.unit(firer).has(Mark.MOBILE_FIRE) ? quarters : 2 * quarters;
    }

    private int ofBattery(BatteryId battery, boolean armored) {
        return 2 * OffBoardArtillery.strength(table, battery, armored);
    }

    /** All eighths against Armored targets, or against others. */
    int sum(boolean armored) {
        int sum = 0;
        for (UnitId firer : firers) {
            sum += ofGun(firer.index(), armored);
        }
        for (BatteryId battery : batteries) {
            sum += ofBattery(battery, armored);
        }
        return sum;
    }

    /** What each puts into the attack on one of so many targets (TGX-6.4.3.i). */
    List<Share> shares(boolean armored, int targets) {
        var shares = new ArrayList<Share>(firers.size() + batteries.size());
        for (UnitId firer : firers) {
            shares.add(
                    Share.of(
                            table,
                            firer.index(),
                            new Factor(ofGun(firer.index(), armored), EIGHTHS).dividedBy(targets),
                            DirectFire.STRENGTH));
        }
        for (BatteryId battery : batteries) {
            shares.add(
                    Share.of(
                            new Share.OfBattery(battery),
                            new Factor(ofBattery(battery, armored), EIGHTHS).dividedBy(targets),
                            BATTERY));
        }
        return List.copyOf(shares);
    }
}
