package sandtable.blitzcommander.table;

import sandtable.blitzcommander.assault.Advancing;
import sandtable.blitzcommander.assault.Losing;
import sandtable.blitzcommander.assault.Nominating;
import sandtable.blitzcommander.assault.TankAssaulting;
import sandtable.blitzcommander.bombardment.Answering;
import sandtable.blitzcommander.movement.Moving;
import sandtable.blitzcommander.setup.SettingUp;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.blitzcommander.turn.Acting;
import sandtable.blitzcommander.victory.Scoring;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Ended;
import sandtable.scene.Party;
import sandtable.scene.Stage;
import sandtable.scene.Track;

import java.util.ArrayList;
import java.util.List;

/** How far a battle is: turn, whose turn, strength and points of both sides. */
final class Progress {
    private final View view;
    private final Table table;
    private final Names names;

    Progress(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    List<Track> tracks() {
        var turns = new ArrayList<Track.Box>();
        for (int turn = 1; turn <= table.battle().turns(); turn++) {
            turns.add(new Track.Box(String.valueOf(turn), ""));
        }
        int at = Math.clamp(table.turn() - 1, 0, turns.size() - 1);
        List<Integer> points = Scoring.points(table);
        var standing =
                List.of(
                        new Track.Box(String.valueOf(points.getFirst()), names.side(0)),
                        new Track.Box(String.valueOf(points.getLast()), names.side(1)));
        int ahead = points.getLast() > points.getFirst() ? 1 : 0;
        return List.of(new Track("Turn", turns, at), new Track("Points", standing, ahead));
    }

    /** A game turn is a turn of either side; within it what is under way. */
    List<Stage> sequence() {
        var stages = new ArrayList<Stage>();
        boolean over = view.step() instanceof Ended;
        if (view.step() instanceof SettingUp(int side)) {
            stages.add(new Stage(names.side(side) + " sets up", true, Clause.of("BC-STK.1")));
        }
        int first = table.battle().first();
        for (int side : List.of(first, 1 - first)) {
            boolean now = !over && !(view.step() instanceof SettingUp) && table.active() == side;
            String clause = side == first ? "BC-TURN.2" : "BC-TURN.1";
            stages.add(
                    new Stage(names.side(side) + " turn", now && !inAction(), Clause.of(clause)));
            if (now && inAction()) {
                stages.add(action());
            }
        }
        stages.add(new Stage("End of turn", over, Clause.of("BC-BOMB.12")));
        return stages;
    }

    private boolean inAction() {
        return !(view.step() instanceof Acting);
    }

    private Stage action() {
        return switch (view.step()) {
            case Moving _ -> stage("Move", "BC-MOVE.1");
            case Answering _ -> stage("Bombardment", "BC-BOMB.6");
            case Nominating _ -> stage("Anti-Tank Phase", "BC-AT.3");
            case TankAssaulting _ -> stage("Anti-Personnel Phase", "BC-TA.1");
            case Losing _ -> stage("Losses", "BC-AP.8");
            case Advancing _ -> stage("Advance", "BC-AP.9");
            default -> stage("Action", "BC-TURN.3");
        };
    }

    private static Stage stage(String words, String clause) {
        return new Stage(words, true, Clause.of(clause));
    }

    /** Aircraft cannot be lost, so they do not count. */
    List<Party> parties() {
        var parties = new ArrayList<Party>();
        for (int side = 0; side < 2; side++) {
            int left = 0;
            int all = 0;
            for (Stand unit : table.battle().stands()) {
                if (unit.side() == side && unit.type().movement() > 0) {
                    all++;
                    left += table.where(unit.index()) == Whereabouts.Off.DESTROYED ? 0 : 1;
                }
            }
            String id = table.battle().sides().get(side).id();
            parties.add(new Party(id, names.side(side), left, all, "units", true));
        }
        return parties;
    }
}
