package sandtable.notquitemechanized.fire;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.forces.Contact;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Disc;

import java.util.Optional;

/** NQM-RANGE: the bands of range, the farthest first. */
public enum Band {
    HARASSING,
    EFFECTIVE,
    CONTACT;

    /** The band in which one body has another; none beyond its range. */
    public static Optional<Band> of(Table table, BodyId firer, BodyId target) {
        Optional<Disc> here = table.disc(firer);
        Optional<Disc> there = table.disc(target);
        if (here.isEmpty() || there.isEmpty()) {
            return Optional.empty();
        }
        StandType type = table.stand(firer).type();
        Band found = null;
        for (Band each : values()) {
            boolean fires = type.range().effective() > 0;
            found = fires && here.get().within(each.metres(type), there.get()) ? each : found;
        }
        return Optional.ofNullable(found);
    }

    /** Its outer limit for a type of stand: contact range goes by the arm (R-NQM-06). */
    public int metres(StandType type) {
        return switch (this) {
            case HARASSING -> type.range().harassing();
            case EFFECTIVE -> type.range().effective();
            case CONTACT -> Math.min(Contact.of(type).metres(), type.range().effective());
        };
    }

    /** NQM-FFT.3: at contact range a weapon counts a class higher. */
    public int shift() {
        return this == CONTACT ? 1 : 0;
    }

    /** NQM-FFT.2, NQM-FFT.4: the same from an ambush. */
    public int ambushShift() {
        return shift() + 1;
    }
}
