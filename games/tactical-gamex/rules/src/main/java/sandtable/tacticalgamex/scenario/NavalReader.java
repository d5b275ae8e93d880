package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.forces.TargetType;
import sandtable.tacticalgamex.forces.UnitClass;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.WeaponType;

import java.util.List;
import java.util.Set;

/** TGX-10.5 Reads a {@code [[battery]]} that is a ship: {@code naval}, {@code strength}. */
public record NavalReader(int turns, List<Camp> camps, Landing landing) {
    static final String KEY = "naval";
    private static final int LEAST = 20; // TGX-10.5.b
    private static final int MOST = 60;

    /** More than six hexes, so that the chart takes it for far away (TGX-10.5.c). */
    private static final int FAR = 7;

    private static final List<Battery.Mount> MOUNTS =
            List.of(Battery.Mount.SHIP_OFF_BOARD, Battery.Mount.SHIP_DIRECT, Battery.Mount.SHIP);

    Battery read(Fields table, int index) {
        int side = Camp.index(camps, table, "side");
        if (side != landing.side()) {
            throw table.wrong(
                    "side", "ships support the side that lands from the sea (TGX-10.5.a)");
        }
        if (table.has("type")) {
            throw table.wrong("type", "a ship has a nation and a strength instead (TGX-10.5.b)");
        }
        Nation nation = table.one("nation", Nation.values(), Nation::words);
        var battery =
                new Battery(
                        index,
                        table.shortName("id"),
                        side,
                        guns(nation, table.number("strength", LEAST, MOST)),
                        table.has("from") ? table.number("from", 1, turns) : 1,
                        table.has("to") ? table.number("to", 1, turns) : turns,
                        table.one(KEY, MOUNTS.toArray(Battery.Mount[]::new), Battery.Mount::words));
        table.nothingElse();
        return battery;
    }

    /** TGX-10.5.b: of category (H). */
    public static UnitType guns(Nation nation, int strength) {
        return new UnitType(
                "naval-battery",
                "Naval battery",
                nation,
                strength,
                WeaponType.H,
                "(H)",
                FAR,
                false,
                0,
                0,
                TargetType.SOFT,
                Mobility.GUN,
                UnitClass.HOW,
                Set.of(Ability.INDIRECT_FIRE),
                0);
    }
}
