package sandtable.notquitemechanized.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Track;
import sandtable.space.measured.Spot;

import java.util.List;

/** Ways that bodies go by from bound to bound. */
final class TracksTest {
    @Test
    @Cites("NQM-MOVE.4")
    void whoWasPushedOffItsWayGoesOnFromWhereItIs() {
        Played played =
                Tabletop.of(8000, 8000)
                        .stand("German", "coy", "rifle", "at = \"1000,1000\"")
                        .stand("Soviet", "far", "rifle", "at = \"7000,7000\"")
                        .order("German", "coy move 1000,4000 3000,4000")
                        .begin()
                        .sealed();
        BodyId body = played.id("coy");
        State state = played.state();
        var back = new Spot(1300, 1500);
        State pushed =
                state.with(state.table().with(body, state.table().body(body).movedTo(back, 1)));

        Track track = Tracks.laid(pushed).plan(0).track(body).orElseThrow();

        assertEquals(List.of(back, new Spot(1000, 4000), new Spot(3000, 4000)), track.path());
        assertEquals(0, track.at());
    }
}
