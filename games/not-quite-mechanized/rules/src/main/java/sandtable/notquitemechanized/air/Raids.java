package sandtable.notquitemechanized.air;

import sandtable.kernel.luck.Pool;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fireplan.BeatenZone;
import sandtable.notquitemechanized.fireplan.Salvo;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** C13: raids as they would be flown over a table, the whole of it or as far as a view shows it. */
public final class Raids {
    /** NQM-AIR.6. */
    private static final int ATTACKS = 2;

    private Raids() {}

    /** A raid with all AA that is known; what ammunition it has is not. */
    public static Raid of(Table known, List<BodyId> air, Spot at, boolean pressed) {
        return of(known, air, at, pressed, _ -> true);
    }

    static Raid of(
            Table table, List<BodyId> air, Spot at, boolean pressed, Predicate<BodyId> loaded) {
        Optional<BeatenZone> zone = zone(table, air, at);
        var flyers = new ArrayList<Raid.Flyer>();
        for (BodyId each : air) {
            List<Shot> attacks = zone.map(under -> attacks(table, each, under)).orElse(List.of());
            flyers.add(new Raid.Flyer(each, table.unmarked(each), attacks));
        }
        var guns = new ArrayList<Raid.Gun>();
        var crews = guns(table, table.stand(air.getFirst()).camp(), at);
        for (BodyId each : crews) {
            Optional<WeaponClass> weapon = table.stand(each).type().atArmour();
            boolean fires = weapon.isPresent() && loaded.test(each);
            guns.add(new Raid.Gun(each, fires ? List.of(weapon.get()) : List.of()));
        }
        return new Raid(flyers, guns, tie(table, air, crews), pressed);
    }

    /** R-NQM-104: tank hunters go for armour where there is some. */
    static Optional<BeatenZone> zone(Table table, List<BodyId> air, Spot at) {
        Optional<BeatenZone> armour =
                hunts(table, air.getFirst()) ? BeatenZone.ofArmour(table, at) : Optional.empty();
        return armour.isPresent() ? armour : BeatenZone.of(table, at);
    }

    static boolean hunts(Table table, BodyId air) {
        return table.stand(air).type().is(Note.TANK_HUNTER);
    }

    /** NQM-AIR.4, NQM-AIR.6: two shoots of its weight, each a die. */
    private static List<Shot> attacks(Table table, BodyId air, BeatenZone zone) {
        StandType type = table.stand(air).type();
        boolean armour = table.stand(zone.batch().getFirst()).type().arm() == Arm.ARMOUR;
        return hunts(table, air) && armour
                ? Collections.nCopies(
                        ATTACKS, new Shot(air, WeaponClass.H, 0, WeaponClass.L)) // NQM-AIR.5
                : Salvo.of(air, type, ATTACKS, zone.target()).shots();
    }

    /** AA of the enemy that guards a place and can fight. */
    private static List<BodyId> guns(Table table, int camp, Spot at) {
        var guns = new ArrayList<BodyId>();
        for (Stand each : table.battle().stands()) {
            boolean guards =
                    each.type().arm() == Arm.ANTI_AIR
                            && each.camp() != camp
                            && Gaps.within(table, each.id(), at, Setting.AA_REACH.value());
            if (guards && table.unmarked(each.id()) > 0 && !table.unit(each.unit()).broken()) {
                guns.add(each.id());
            }
        }
        return guns;
    }

    /** R-NQM-36: Elite and Veterans win drawn dice against a lower grade. */
    private static Pool.Tie tie(Table table, List<BodyId> air, List<BodyId> guns) {
        if (guns.isEmpty()) {
            return Pool.Tie.NOBODY;
        }
        Grade flies = grade(table, air);
        Grade serves = grade(table, guns);
        if (flies.better(serves) && flies.better(Grade.REGULAR)) {
            return Pool.Tie.FIRST;
        }
        return serves.better(flies) && serves.better(Grade.REGULAR)
                ? Pool.Tie.SECOND
                : Pool.Tie.NOBODY;
    }

    /** R-NQM-38: that of most stands, on a tie the lower. */
    private static Grade grade(Table table, List<BodyId> bodies) {
        var count = new int[Grade.values().length];
        for (BodyId each : bodies) {
            count[table.battle().formation(each).grade().ordinal()]++;
        }
        Grade most = Grade.ELITE;
        for (Grade each : Grade.values()) {
            most = count[each.ordinal()] >= count[most.ordinal()] ? each : most;
        }
        return most;
    }
}
