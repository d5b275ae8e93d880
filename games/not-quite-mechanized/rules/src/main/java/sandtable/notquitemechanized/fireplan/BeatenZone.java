package sandtable.notquitemechanized.fireplan;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * C8: who lies in a beaten zone, friend and foe alike.
 *
 * @param target the class that most strength points in it have, on which the dice are read
 * @param batch the bodies of that class, who share the hits
 * @param all who is under the fire
 */
public record BeatenZone(Spot at, WeaponClass target, List<BodyId> batch, List<BodyId> all) {
    public BeatenZone {
        batch = List.copyOf(batch);
        all = List.copyOf(all);
    }

    /** Nothing where nobody is; in a view nobody who is not seen. */
    public static Optional<BeatenZone> of(Table table, Spot at) {
        return of(table, at, under(table, at));
    }

    /** NQM-AIR.5: the same of armour alone, for those who hunt it. */
    public static Optional<BeatenZone> ofArmour(Table table, Spot at) {
        var armour = new ArrayList<BodyId>();
        for (BodyId each : under(table, at)) {
            if (TargetClass.armoured(table, each)) {
                armour.add(each);
            }
        }
        return of(table, at, armour);
    }

    private static Optional<BeatenZone> of(Table table, Spot at, List<BodyId> under) {
        if (under.isEmpty()) {
            return Optional.empty();
        }
        WeaponClass target = most(table, under);
        var batch = new ArrayList<BodyId>();
        for (BodyId each : under) {
            if (TargetClass.now(table, each) == target) {
                batch.add(each);
            }
        }
        return Optional.of(new BeatenZone(at, target, batch, under));
    }

    /** C6: whether a post sees all who share the hits, so that it may be told of them. */
    public boolean seenBy(State state, int post) {
        for (BodyId each : batch) {
            if (!state.knows(post, each)) {
                return false;
            }
        }
        return true;
    }

    /** Bodies with somebody left in them. */
    private static List<BodyId> under(Table table, Spot at) {
        var under = new ArrayList<BodyId>();
        for (Stand each : table.battle().stands()) {
            boolean in = Gaps.within(table, each.id(), at, Setting.BEATEN_ZONE.value());
            if (in && table.present(each.id()) > 0) {
                under.add(each.id());
            }
        }
        return under;
    }

    /** The class of most strength points; a tie goes to the better protected. */
    private static WeaponClass most(Table table, List<BodyId> under) {
        var points = new int[WeaponClass.values().length];
        for (BodyId each : under) {
            points[TargetClass.now(table, each).ordinal()] += table.present(each);
        }
        WeaponClass most = WeaponClass.VL;
        for (WeaponClass each : WeaponClass.values()) {
            most = points[each.ordinal()] >= points[most.ordinal()] ? each : most;
        }
        return most;
    }
}
