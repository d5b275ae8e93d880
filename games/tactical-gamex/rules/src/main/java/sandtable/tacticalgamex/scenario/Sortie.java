package sandtable.tacticalgamex.scenario;

import sandtable.tacticalgamex.forces.Aircraft;

import java.util.Optional;

/**
 * TGX-6.4.7.a: an aircraft that the scenario gives to a side.
 *
 * @param turn the first on which it can come
 * @param lift whom it lands before the first turn (TGX-11.1.a)
 */
public record Sortie(
        int index, String id, int side, Aircraft aircraft, int turn, Optional<AirLift> lift) {
    /** Whether only a card brings it, for one attack (TGX-24.5.a). */
    public boolean lent() {
        return id.equals(BattlePlan.clouds(side));
    }
}
