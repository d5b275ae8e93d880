package sandtable.notquitemechanized.recce;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.Weapon;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C7: who opens fire with a hidden body: the support stands of its unit in the same position. */
final class Firers {
    private Firers() {}

    static List<BodyId> of(State state, BodyId mover, BodyId hider, Band band) {
        var firers = new ArrayList<BodyId>();
        for (BodyId each : state.battle().formation(hider).bodies()) {
            boolean joins =
                    each.equals(hider)
                            || state.battle().stand(each).type().kind() == StandKind.SUPPORT
                                    && together(state.table(), hider, each);
            if (joins && Hiders.ready(state, each) && reaches(state.table(), each, mover, band)) {
                firers.add(each);
            }
        }
        return firers;
    }

    /** In a position that holds both, or as near as one would be wide. */
    private static boolean together(Table table, BodyId hider, BodyId other) {
        Spot here = table.spot(hider).orElseThrow();
        Optional<Spot> there = table.spot(other);
        if (there.isEmpty()) {
            return false;
        }
        for (Position each : table.positions()) {
            if (each.ground().contains(here)) {
                return each.ground().contains(there.get());
            }
        }
        return here.within(Setting.POSITION_RADIUS.value(), there.get());
    }

    /** Effective fire needs effective range, and direct fire a line of sight. */
    private static boolean reaches(Table table, BodyId firer, BodyId mover, Band band) {
        Optional<Band> there = Band.of(table, firer, mover);
        boolean near =
                there.isPresent()
                        && there.get().compareTo(EngagementTable.farther(band, Band.EFFECTIVE))
                                >= 0;
        boolean sees =
                table.stand(firer).type().is(Note.INDIRECT) || Seeing.line(table, firer, mover);
        return near && sees && Weapon.at(table, firer, mover).isPresent();
    }
}
