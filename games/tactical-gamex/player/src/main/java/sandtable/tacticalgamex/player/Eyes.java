package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.fire.IndirectFire;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

/** TGX-6.4.4.g: batteries off the map are of use only if somebody can sight for them. */
final class Eyes {
    private Eyes() {}

    /** Whether a side has a unit that could sight for fire at anything. */
    static boolean any(Table table, int side) {
        var occupation = new Occupation(table);
        for (int hex : Spotting.spottedBy(occupation, side).toArray()) {
            if (IndirectFire.sighter(occupation, side, hex).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
