package sandtable.notquitemechanized.measuring;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** C1: distances of bodies, from edge to edge. */
public final class Gaps {
    private Gaps() {}

    /** Whether two bodies on the table are at most so far apart. */
    public static boolean within(Table table, BodyId one, BodyId other, int metres) {
        Optional<Disc> here = table.disc(one);
        Optional<Disc> there = table.disc(other);
        return here.isPresent() && there.isPresent() && here.get().within(metres, there.get());
    }

    /** Whether a body on the table is at most so far from a place. */
    public static boolean within(Table table, BodyId body, Spot spot, int metres) {
        Optional<Spot> at = table.spot(body);
        int reach = metres + table.stand(body).type().radius();
        return at.isPresent() && metres >= 0 && at.get().within(reach, spot);
    }
}
