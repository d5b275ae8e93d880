package sandtable.notquitemechanized.table;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Party;
import sandtable.scene.Stage;
import sandtable.scene.Track;

import java.util.ArrayList;
import java.util.List;

/** How far a battle is: bound, hour, step, and what both sides have left as far as it is known. */
final class Progress {
    private static final Clause SEQUENCE = Clause.of("NQM-SEQ.1");
    private static final Clause OPERATION = Clause.of("NQM-CMD.1");
    private static final int HOURS = 24;
    private static final List<String> STEPS =
            List.of(
                    "Orders",
                    "Movement",
                    "Attacks and fire plan",
                    "Firefights",
                    "Morale",
                    "Close assaults",
                    "Counterattacks",
                    "Reorganise",
                    "Next event");

    private final View view;
    private final Table table;
    private final Names names;

    Progress(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    List<Track> tracks() {
        var bounds = new ArrayList<Track.Box>();
        for (int bound = 1; bound <= table.battle().calendar().bounds(); bound++) {
            bounds.add(new Track.Box(String.valueOf(bound), hour(bound)));
        }
        int at = Math.clamp(table.bound() - 1, 0, bounds.size() - 1);
        return List.of(new Track("Bound", bounds, at));
    }

    private String hour(int bound) {
        return "%02d h".formatted((table.battle().calendar().hour() + bound - 1) % HOURS);
    }

    List<Stage> sequence() {
        if (table.bound() == 0) {
            return List.of(new Stage("Operation order", true, OPERATION));
        }
        var stages = new ArrayList<Stage>();
        for (int step = 1; step <= STEPS.size(); step++) {
            stages.add(new Stage(STEPS.get(step - 1), step == table.clock().step(), SEQUENCE));
        }
        return stages;
    }

    /** Whether the losses of all its units are told at once (C17). */
    private boolean known(int camp) {
        return table.battle().formations().stream()
                .filter(each -> each.camp() == camp)
                .allMatch(each -> table.battle().shares(view.me(), each.post()));
    }

    /** Orders of battle are public (C6); casualties of the enemy only where they are seen. */
    List<Party> parties() {
        var parties = new ArrayList<Party>();
        for (int camp = 0; camp < table.battle().camps().size(); camp++) {
            int of = 0;
            int lost = 0;
            for (Formation each : table.battle().formations()) {
                if (each.camp() == camp) {
                    of += table.battle().strength(each.id());
                    lost += table.casualties(each.id());
                }
            }
            String id = table.battle().camps().get(camp).name();
            parties.add(new Party(id, names.camp(camp), of - lost, of, "stands", known(camp)));
        }
        return parties;
    }
}
