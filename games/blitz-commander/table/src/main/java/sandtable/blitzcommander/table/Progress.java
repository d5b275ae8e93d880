package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Scoring;
import sandtable.blitzcommander.Step;
import sandtable.blitzcommander.Unit;
import sandtable.blitzcommander.View;
import sandtable.kernel.Clause;
import sandtable.scene.Party;
import sandtable.scene.Stage;
import sandtable.scene.Track;

import java.util.ArrayList;
import java.util.List;

/** How far a battle is: turn, whose turn, strength and points of both sides. */
final class Progress {
    private final Battle battle;
    private final Names names;

    Progress(View view) {
        this.battle = view.battle();
        this.names = new Names(battle.setup());
    }

    List<Track> tracks() {
        var turns = new ArrayList<Track.Box>();
        for (int turn = 1; turn <= battle.setup().turns(); turn++) {
            turns.add(new Track.Box(String.valueOf(turn), ""));
        }
        int at = Math.clamp(battle.turn() - 1, 0, turns.size() - 1);
        List<Integer> points = Scoring.points(battle);
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
        boolean over = battle.step() instanceof Step.Over;
        if (battle.step() instanceof Step.SettingUp(int side)) {
            stages.add(new Stage(names.side(side) + " sets up", true, Clause.of("BC-STK.1")));
        }
        int first = battle.setup().first();
        for (int side : List.of(first, 1 - first)) {
            boolean now =
                    !over && !(battle.step() instanceof Step.SettingUp) && battle.active() == side;
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
        return !(battle.step() instanceof Step.Acting);
    }

    private Stage action() {
        return switch (battle.step()) {
            case Step.Moving _ -> stage("Move", "BC-MOVE.1");
            case Step.Answering _ -> stage("Bombardment", "BC-BOMB.6");
            case Step.Nominating _ -> stage("Anti-Tank Phase", "BC-AT.3");
            case Step.TankAssaulting _ -> stage("Anti-Personnel Phase", "BC-TA.1");
            case Step.Losing _ -> stage("Losses", "BC-AP.8");
            case Step.Advancing _ -> stage("Advance", "BC-AP.9");
            case Step.SettingUp _, Step.Acting _, Step.Over _ -> stage("Action", "BC-TURN.3");
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
            for (Unit unit : battle.setup().units()) {
                if (unit.side() == side && unit.type().movement() > 0) {
                    all++;
                    left += battle.hex(unit.index()) == Battle.DESTROYED ? 0 : 1;
                }
            }
            String id = battle.setup().sides().get(side).id();
            parties.add(new Party(id, names.side(side), left, all, "units", true));
        }
        return parties;
    }
}
