package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Clause;
import sandtable.kernel.Fields;
import sandtable.kernel.Nearest;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads the {@code [rules]} of a scenario; what a scenario does not say is standard. */
final class RulesReader {
    /** TGX-0.b: the optional rules, by section. */
    private static final List<String> OPTIONAL =
            IntStream.rangeClosed(12, 24).mapToObj(section -> "TGX-" + section).toList();

    private RulesReader() {}

    static Variants read(Fields scenario) {
        if (!scenario.has("rules")) {
            return Variants.STANDARD;
        }
        Fields table = scenario.table("rules");
        Variants standard = Variants.STANDARD;
        List<String> optional = table.texts("optional");
        for (int i = 0; i < optional.size(); i++) {
            if (!OPTIONAL.contains(optional.get(i))) {
                throw table.wrong(
                        "optional",
                        i,
                        "there is no optional rule \""
                                + optional.get(i)
                                + "\""
                                + Nearest.hint(optional.get(i), OPTIONAL));
            }
        }
        var variants =
                new Variants(
                        table.flag("woods-modifier", standard.woodsModifier()),
                        table.flag("swamp-modifier", standard.swampModifier()),
                        table.flag("town-armored", standard.townArmored()),
                        table.flag("uphill-halving", standard.uphillHalving()),
                        table.flag("sight-beyond-range", standard.sightBeyondRange()),
                        optional.stream().map(Clause::of).collect(Collectors.toSet()));
        table.nothingElse();
        return variants;
    }
}
