package sandtable.hexblitz.table;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.forces.Weapon;
import sandtable.kernel.Clause;
import sandtable.scene.Chart;
import sandtable.scene.Naming;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The tables of the book, from the numbers the rules play by. */
final class Charts {
    private Charts() {}

    static List<Chart> all() {
        return List.of(combat(), movement(), ranges());
    }

    private static Chart combat() {
        return new Chart(
                "Combat results",
                Optional.of(Clause.of("HB-CBT.6")),
                "Each side throws a die for each of its SP. The row is the state of the defender;"
                        + " the cells say which dice cost the other side 1 SP.",
                List.of(
                        "Defender",
                        "Attacker's dice: defender loses 1 SP for",
                        "Defender's dice: attacker loses 1 SP for"),
                Stream.of(CombatResults.values())
                        .map(
                                each ->
                                        List.of(
                                                Naming.capital(each.words()),
                                                each.defenderLoses(),
                                                each.attackerLoses()))
                        .toList());
    }

    private static Chart movement() {
        return new Chart(
                "Movement rates",
                Optional.of(Clause.of("HB-MOV.1")),
                "Hexes in one turn. Changing position goes along major roads.",
                List.of("Unit", "Open", "Woods, built-up", "Changing position"),
                Stream.of(Mobility.values())
                        .map(
                                each ->
                                        List.of(
                                                words(each),
                                                hexes(each.openCost()),
                                                hexes(each.coveredCost()),
                                                String.valueOf(each.roadHexes())))
                        .toList());
    }

    private static String hexes(int cost) {
        return String.valueOf(Mobility.NORMAL_POINTS / cost);
    }

    private static Chart ranges() {
        return new Chart(
                "Weapon ranges",
                Optional.of(Clause.of("HB-RNG.1")),
                "In hexes. Direct fire into or inside woods and built-up areas reaches 1 hex.",
                List.of("Weapon", "Range", "Fires"),
                Stream.of(Weapon.values())
                        .filter(each -> each != Weapon.NONE)
                        .map(
                                each ->
                                        List.of(
                                                words(each),
                                                String.valueOf(each.range()),
                                                each.direct() ? "directly" : "indirectly"))
                        .toList());
    }

    private static String words(Enum<?> value) {
        return Naming.capital(value.name().toLowerCase(Locale.ROOT).replace('_', ' '));
    }
}
