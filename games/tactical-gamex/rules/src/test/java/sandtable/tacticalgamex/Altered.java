package sandtable.tacticalgamex;

import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.UnitType;

import java.util.EnumSet;
import java.util.Set;

/** Types of units that no counter of the game has. */
public final class Altered {
    private Altered() {}

    /** One that can do something besides. */
    public static UnitType able(String id, Ability more) {
        UnitType type = Drawn.type(id);
        var abilities = EnumSet.of(more);
        abilities.addAll(type.abilities());
        return of(type, type.movement(), abilities);
    }

    /** One that moves by itself. */
    public static UnitType moving(String id, int movement) {
        UnitType type = Drawn.type(id);
        return of(type, movement, type.abilities());
    }

    private static UnitType of(UnitType type, int movement, Set<Ability> abilities) {
        return new UnitType(
                type.id(),
                type.name(),
                type.nation(),
                type.attack(),
                type.weapon(),
                type.weaponCode(),
                type.range(),
                type.doublesRange(),
                type.defense(),
                movement,
                type.target(),
                type.mobility(),
                type.unitClass(),
                abilities,
                type.tenthsOfMm());
    }
}
