package sandtable.tacticalgamex.table;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.FireMode;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.charts.WeaponsEffectiveness;
import sandtable.tacticalgamex.forces.TargetType;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.UnitTypes;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.Arrays;
import java.util.List;

/**
 * Units as they are typed for the calculator: {@code PzKw IV H@4} is one of them, 4 hexes away.
 *
 * @param reasons where each strength is written down
 */
record NamedUnits(String terrain, List<Reason> reasons) {
    static TerrainKind terrain(String words) {
        return Arrays.stream(TerrainKind.values())
                .filter(each -> each.words().equals(words))
                .findFirst()
                .orElseThrow();
    }

    UnitType target(String text) {
        if (text.isEmpty()) {
            throw new BadInput("odds", 0, "--target", "whom do --attackers fire at?");
        }
        return find("--target", text);
    }

    /** TGX-6.3.1.a: the strengths at their ranges added up. */
    Factor attack(String text, UnitType target) {
        if (text.isEmpty()) {
            throw new BadInput("odds", 0, "--attackers", "who fires at --target?");
        }
        Factor sum = Factor.ZERO;
        for (String each : text.split(",")) {
            sum = sum.plus(one(each.strip(), target));
        }
        if (sum.zero()) {
            throw new BadInput("odds", 0, "--attackers", "none of them can hit " + target.name());
        }
        reasons.add(Reason.of(target.name(), target.defense(), "TGX-6.3.2.a"));
        return sum;
    }

    private Factor one(String text, UnitType target) {
        int at = text.lastIndexOf('@');
        String range = at < 0 ? "" : text.substring(at + 1).strip();
        if (!range.matches("\\d{1,2}")) {
            throw new BadInput(
                    "odds",
                    0,
                    "--attackers",
                    "\"" + text + "\" needs its range, such as " + text + "@4");
        }
        UnitType type = find("--attackers", text.substring(0, at).strip());
        int distance = Math.max(1, Integer.parseInt(range));
        boolean armored = target.armored() || TerrainEffects.armored(terrain(terrain));
        TargetType as = armored ? TargetType.ARMORED : TargetType.SOFT;
        Factor strength =
                distance > WeaponsEffectiveness.reach(type, as)
                        ? Factor.ZERO
                        : WeaponsEffectiveness.strength(type, as, distance, FireMode.DIRECT);
        reasons.add(Reason.of(type.name() + ", range " + distance, strength, "TGX-6.3.6.a"));
        return strength;
    }

    /** By name or id, in capitals or not. */
    private static UnitType find(String option, String text) {
        List<UnitType> types = UnitTypes.all().list();
        return types.stream()
                .filter(each -> each.name().equalsIgnoreCase(text) || each.id().equals(text))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "odds",
                                        0,
                                        option,
                                        "there is no unit \""
                                                + text
                                                + "\""
                                                + Nearest.hint(
                                                        text,
                                                        types.stream()
                                                                .map(UnitType::name)
                                                                .toList())));
    }
}
