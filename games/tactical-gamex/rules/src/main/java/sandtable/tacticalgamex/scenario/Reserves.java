package sandtable.tacticalgamex.scenario;

import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.UnitTypes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-24.5 What only a card brings into play: for each side a battery and an aircraft. */
final class Reserves {
    static final List<String> BORROWED = List.of("borrowed-1", "borrowed-2");
    static final List<String> CLOUDS = List.of("clouds-1", "clouds-2");
    private static final int NEVER = Integer.MAX_VALUE;
    private static final int STRENGTH = 20;

    private Reserves() {}

    static List<Battery> batteries(List<Battery> given) {
        UnitType type = UnitTypes.all().find("de-105mm-howitzer").orElseThrow(); // (H) 40
        var all = new ArrayList<>(given);
        for (int side = 0; side < BORROWED.size(); side++) {
            if (given.stream().noneMatch(each -> BORROWED.contains(each.id()))) {
                all.add(new Battery(all.size(), BORROWED.get(side), side, type, NEVER, NEVER));
            }
        }
        return List.copyOf(all);
    }

    /** One attack of the two it could make; it is there from the turn its card is played. */
    static List<Sortie> sorties(List<Sortie> given) {
        var type =
                new Aircraft(
                        "clouds",
                        "Ground attack aircraft",
                        Nation.GERMANY,
                        List.of(
                                new Aircraft.Attack(Aircraft.Weapon.A, STRENGTH),
                                new Aircraft.Attack(Aircraft.Weapon.BOMBS, STRENGTH)),
                        Aircraft.Role.NONE);
        var all = new ArrayList<>(given);
        for (int side = 0; side < CLOUDS.size(); side++) {
            if (given.stream().noneMatch(each -> CLOUDS.contains(each.id()))) {
                all.add(new Sortie(all.size(), CLOUDS.get(side), side, type, 1, Optional.empty()));
            }
        }
        return List.copyOf(all);
    }
}
