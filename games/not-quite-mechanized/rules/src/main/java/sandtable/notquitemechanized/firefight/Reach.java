package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.Observers;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** C9: whether a body can bring fire on another, and in which band. */
public final class Reach {
    private Reach() {}

    /** Whether a type of stand fires in firefights at all. */
    static boolean fires(StandType type) {
        return type.range().effective() > 0 && type.arm() != Arm.AIR;
    }

    /** The band in which a body can fire at another; none out of range or of sight. */
    public static Optional<Band> of(Table table, BodyId firer, BodyId target) {
        Stand stand = table.stand(firer);
        Optional<Spot> there = table.spot(target);
        if (!fires(stand.type()) || there.isEmpty()) {
            return Optional.empty();
        }
        Optional<Band> band = band(table, firer, target);
        boolean line =
                band.isPresent()
                        && (Seeing.line(table, firer, target)
                                || stand.type().is(Note.INDIRECT)
                                        && Observers.see(table, stand.camp(), there.get()));
        return line ? band : Optional.empty();
    }

    /** Off-table guns are in range of the whole table (C8). */
    static Optional<Band> band(Table table, BodyId firer, BodyId target) {
        return table.body(firer).where() == Whereabouts.Off.ELSEWHERE
                ? Optional.of(Band.EFFECTIVE)
                : Band.of(table, firer, target);
    }

    /** Whether it has one of them in effective range. */
    static boolean effective(Table table, BodyId firer, List<BodyId> targets) {
        for (BodyId each : targets) {
            Optional<Band> band = of(table, firer, each);
            if (band.isPresent() && band.get() != Band.HARASSING) {
                return true;
            }
        }
        return false;
    }
}
