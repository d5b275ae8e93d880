package sandtable.tacticalgamex.scenario;

import sandtable.scenario.Start;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.UnitType;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * TGX-2.1 Combat Units: one counter of a battle, with what never changes about it.
 *
 * @param index its place among the pieces of the battle
 * @param id the unit id by which it is typed and to which a scenario can attach abilities
 * @param abilities those of its type and those the scenario adds (TGX-2.1.h)
 * @param commandPost whether a CP is attached to it or it is one (TGX-6.3.8.j)
 * @param engineer the engineer whose equipment vehicle it is (TGX-9.2.a), or {@link #NOBODY}
 * @param insideFortification whether it starts inside the fortification of its hex
 */
public record Piece(
        int index,
        String id,
        String name,
        int side,
        UnitType type,
        Set<Ability> abilities,
        boolean commandPost,
        boolean insideFortification,
        int engineer,
        Start start) {
    public static final int NOBODY = -1;

    public Piece {
        var copy = EnumSet.noneOf(Ability.class);
        copy.addAll(abilities);
        abilities = Collections.unmodifiableSet(copy);
    }

    public boolean has(Ability ability) {
        return abilities.contains(ability);
    }

    /** Trucks of all kinds never score and never control (R-TGX-41). */
    public boolean combatUnit() {
        return !type.truck();
    }

    @Override
    public String toString() {
        return id;
    }
}
