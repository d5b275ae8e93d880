package sandtable.blitzkriegcommander.offtable;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Fate;
import sandtable.blitzkriegcommander.fire.Suffered;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * A unit that fire from off the table can catch, once it is granted.
 *
 * @param inZone the chance that it is attacked
 * @param then what the attack does to it
 */
public record Caught(UnitId unit, double inZone, SequencedMap<Suffered, Double> then) {
    public Caught {
        then = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(then));
    }

    /** Unsaved hits to be expected, the zone taken into account. */
    public double hits() {
        return inZone
                * then.entrySet().stream()
                        .mapToDouble(each -> each.getKey().unsaved() * each.getValue())
                        .sum();
    }

    /** Of a fate that comes of being attacked. */
    public double chance(Fate fate) {
        return inZone
                * then.entrySet().stream()
                        .filter(each -> each.getKey().fate() == fate)
                        .mapToDouble(each -> each.getValue())
                        .sum();
    }
}
