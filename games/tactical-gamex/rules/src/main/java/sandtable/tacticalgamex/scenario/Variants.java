package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Clause;

import java.util.Set;

/**
 * TGX-0.b: what a scenario switches on or off. The first five are readings on which tables differ;
 * all others are sections of the book.
 *
 * @param woodsModifier woods raise the die of attacks by 1
 * @param swampModifier swamp raises the die of attacks by 1
 * @param townArmored soft units in towns count as armored (R-TGX-51)
 * @param uphillHalving direct fire uphill is halved unless adjacent
 * @param sightBeyondRange a sighting unit need not have the target in its own range (R-TGX-62)
 * @param optional sections 12 to 24 in use, by their id, such as {@code TGX-22}
 */
public record Variants(
        boolean woodsModifier,
        boolean swampModifier,
        boolean townArmored,
        boolean uphillHalving,
        boolean sightBeyondRange,
        Set<Clause> optional) {
    public static final Variants STANDARD = new Variants(true, true, true, true, false, Set.of());

    public Variants {
        optional = Set.copyOf(optional);
    }

    /** Whether an optional section is in use. */
    public boolean uses(Clause section) {
        return optional.contains(section);
    }
}
