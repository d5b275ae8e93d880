package sandtable.hexblitz.table;

import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Clock;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.scene.Party;
import sandtable.scene.Stage;
import sandtable.scene.Track;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** How far a battle is: turn, step of the sequence, strength of both sides. */
final class Progress {
    private final View view;
    private final Names names;

    Progress(View view) {
        this.view = view;
        this.names = new Names(view.table().battle());
    }

    Track turns() {
        Clock clock = view.table().battle().clock();
        var boxes = new ArrayList<Track.Box>();
        for (int turn = 1; turn <= clock.turns(); turn++) {
            String night = clock.night(turn) ? ", night" : "";
            String hour = (clock.hour(turn) < 10 ? "0" : "") + clock.hour(turn);
            boxes.add(new Track.Box(String.valueOf(turn), hour + " h" + night));
        }
        int at = Math.clamp(view.table().turn() - 1, 0, clock.turns() - 1);
        return new Track("Turn", boxes, at);
    }

    List<Stage> sequence() {
        Survey.Stage now = Survey.stage(view);
        boolean acting = now == Survey.Stage.ACTIVATION || now == Survey.Stage.LOSSES;
        var stages = new ArrayList<Stage>();
        if (now == Survey.Stage.SET_UP) {
            stages.add(new Stage("Set-up", true, Clause.of("HB-STK.1")));
        }
        stages.add(new Stage("Orders", now == Survey.Stage.ORDERS, Clause.of("HB-SEQ.1")));
        stages.add(new Stage("Reveal", now == Survey.Stage.TURNING, Clause.of("HB-SEQ.2")));
        stages.add(new Stage("Deal", false, Clause.of("HB-SEQ.4")));
        stages.add(new Stage(activation(), acting, Clause.of("HB-SEQ.6")));
        stages.add(new Stage("End of turn", now == Survey.Stage.OVER, Clause.of("HB-SEQ.9")));
        return stages;
    }

    private String activation() {
        OptionalInt card = Survey.card(view);
        return card.isEmpty()
                ? "Activation"
                : "Activation " + (card.getAsInt() + 1) + " of " + view.table().deal().size();
    }

    List<Party> parties() {
        var parties = new ArrayList<Party>();
        for (int side = 0; side < view.table().battle().sides().size(); side++) {
            int left = 0;
            int start = 0;
            for (Stand stand : view.table().battle().stands()) {
                if (stand.side() == side) {
                    start += stand.sp();
                    left += known(stand);
                }
            }
            String id = view.table().battle().sides().get(side).id();
            parties.add(new Party(id, names.side(side), left, start, "SP", side == view.me()));
        }
        return parties;
    }

    /**
     * The strength of a stand as far as this side knows: what it last saw, or else as at the start.
     */
    private int known(Stand stand) {
        Unit unit = view.table().unit(stand.unitId());
        if (unit.is(Whereabouts.Off.UNSEEN)) {
            return view.sightings().get(stand.index()).map(Sighting::sp).orElse(stand.sp());
        }
        return unit.is(Whereabouts.Off.DESTROYED) ? 0 : unit.sp();
    }
}
