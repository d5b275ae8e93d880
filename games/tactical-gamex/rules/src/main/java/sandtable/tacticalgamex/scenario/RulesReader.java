package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Clause;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads the {@code [rules]} of a scenario; what a scenario does not say is standard. */
final class RulesReader {
    /** TGX-0.b: the optional rules, by section. */
    private static final List<String> OPTIONAL = sections(12, 24);

    /** Flags that switch single sections, for players who choose them when a game is made. */
    private static final SequencedMap<String, String> SWITCHES = switches();

    /** TGX-0.a: those that nobody can choose. */
    private static final List<String> STANDARD = sections(1, 8);

    private static final List<String> SUPPLEMENTAL = sections(9, 11);

    private RulesReader() {}

    private static SequencedMap<String, String> switches() {
        var switches = new LinkedHashMap<String, String>();
        switches.put("combat-stress", "TGX-12");
        switches.put("mounted-fire", "TGX-13");
        switches.put("bail-out", "TGX-14");
        switches.put("quick-time", "TGX-15");
        switches.put("panzerblitz-assault", "TGX-16");
        switches.put("banzai", "TGX-17");
        switches.put("mobile-fire", "TGX-18");
        switches.put("fields-of-fire", "TGX-19");
        switches.put("smoke", "TGX-20");
        switches.put("interdiction", "TGX-21");
        switches.put("command", "TGX-22");
        switches.put("alone", "TGX-23");
        switches.put("chaos", "TGX-24");
        return switches;
    }

    private static List<String> sections(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(section -> "TGX-" + section).toList();
    }

    /** TGX-0.a: nobody switches the sections before the optional ones. */
    private static String notOptional(String section) {
        if (STANDARD.contains(section)) {
            return section + " is a standard rule and always in use";
        }
        if (SUPPLEMENTAL.contains(section)) {
            return section + " comes into use by itself, with the units or conditions it is about";
        }
        return "there is no optional rule \"" + section + "\"" + Nearest.hint(section, OPTIONAL);
    }

    static Variants read(Fields scenario) {
        if (!scenario.has("rules")) {
            return Variants.STANDARD;
        }
        Fields table = scenario.table("rules");
        Variants standard = Variants.STANDARD;
        List<String> optional = table.texts("optional");
        for (int i = 0; i < optional.size(); i++) {
            if (!OPTIONAL.contains(optional.get(i))) {
                throw table.wrong("optional", i, notOptional(optional.get(i)));
            }
        }
        var inUse = new TreeSet<>(optional);
        SWITCHES.forEach((key, section) -> switched(table, key, section, inUse));
        var variants =
                new Variants(
                        table.flag("woods-modifier", standard.woodsModifier()),
                        table.flag("swamp-modifier", standard.swampModifier()),
                        table.flag("town-armored", standard.townArmored()),
                        table.flag("uphill-halving", standard.uphillHalving()),
                        table.flag("sight-beyond-range", standard.sightBeyondRange()),
                        inUse.stream().map(Clause::of).collect(Collectors.toSet()));
        table.nothingElse();
        return variants;
    }

    /** What its own flag says of a section goes before the list. */
    private static void switched(Fields table, String key, String section, Set<String> inUse) {
        if (table.flag(key, inUse.contains(section))) {
            inUse.add(section);
        } else {
            inUse.remove(section);
        }
    }
}
