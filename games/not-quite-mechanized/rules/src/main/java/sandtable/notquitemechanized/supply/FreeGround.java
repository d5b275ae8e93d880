package sandtable.notquitemechanized.supply;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** C1: the nearest place where a body that comes back has room. */
public final class FreeGround {
    private static final int RINGS = 5;
    private static final int TURN = 45;
    private static final int CIRCLE = 360;

    private FreeGround() {}

    public static Optional<Spot> near(Table table, BodyId body, Spot near) {
        for (int ring = 0; ring <= RINGS; ring++) {
            for (int turn = 0; turn < CIRCLE; turn += TURN) {
                Spot at =
                        Tens.nearest(
                                near.shifted(new Heading(turn), ring * Setting.ROOM.value()),
                                table.battle().ground());
                if (free(table, body, at)) {
                    return Optional.of(at);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean free(Table table, BodyId body, Spot at) {
        Stand own = table.stand(body);
        var ground = new Disc(at, own.type().radius());
        for (Stand each : table.battle().stands()) {
            Optional<Spot> there = table.spot(each.id());
            if (there.isEmpty() || each.id().equals(body)) {
                continue;
            }
            boolean friend = each.camp() == own.camp();
            boolean crowds =
                    friend
                            && each.type().disc()
                            && own.type().disc()
                            && there.get().within(Setting.ROOM.value() - 1, at);
            boolean touches =
                    !friend && ground.touches(new Disc(there.get(), each.type().radius()));
            if (crowds || touches) {
                return false;
            }
        }
        return true;
    }
}
