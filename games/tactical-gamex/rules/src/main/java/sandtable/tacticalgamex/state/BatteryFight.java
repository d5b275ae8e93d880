package sandtable.tacticalgamex.state;

import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatRoll;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;

import java.util.List;

/**
 * TGX-6.4.4.n One attack on an off-board battery as far as it is settled before the die: like a
 * {@link Fight}, but nowhere on the map.
 *
 * @param shares which batteries attack with how much
 * @param attack the shares added up
 * @param modifications what is added to the die
 */
public record BatteryFight(
        BatteryId battery,
        List<Share> shares,
        Factor attack,
        Factor defense,
        List<Modification> modifications) {
    public BatteryFight {
        shares = List.copyOf(shares);
        modifications = List.copyOf(modifications);
    }

    public static BatteryFight of(
            BatteryId battery,
            List<Share> shares,
            Factor defense,
            List<Modification> modifications) {
        return new BatteryFight(battery, shares, Share.sum(shares), defense, modifications);
    }

    public CombatRatio ratio() {
        return CombatRatio.of(attack, defense);
    }

    public int modifier() {
        return Modification.sum(modifications);
    }

    /** Its die. */
    public CombatRoll roll() {
        return new CombatRoll(ratio(), List.of(modifier()));
    }
}
