package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.end.Breakpoint;
import sandtable.blitzkriegcommander.sequence.TurnSequence;
import sandtable.blitzkriegcommander.setup.SettingUp;
import sandtable.blitzkriegcommander.state.Phase;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Ended;
import sandtable.scene.Party;
import sandtable.scene.Stage;
import sandtable.scene.Track;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How far a battle is: turn, phase, and the losses of both sides against their breakpoints. */
final class Progress {
    private static final Clause PHASE = Clause.of("BKC-PHASE.1");
    private static final Clause SET_UP = Clause.of("BKC-SET.1");

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
        return List.of(
                new Track("Turn", turns, at),
                new Track("Losses", List.of(losses(0), losses(1)), nearerToBreaking()));
    }

    /** BKC-WIN.1: what is lost of what a side stands. */
    private Track.Box losses(int side) {
        String of = Breakpoint.losses(table, side) + "/" + Breakpoint.of(table, side);
        return new Track.Box(of, names.side(side));
    }

    private int nearerToBreaking() {
        int left = Breakpoint.of(table, 0) - Breakpoint.losses(table, 0);
        return Breakpoint.of(table, 1) - Breakpoint.losses(table, 1) < left ? 1 : 0;
    }

    List<Stage> sequence() {
        if (view.step() instanceof SettingUp(int side)) {
            return List.of(new Stage(names.side(side) + " sets up", true, SET_UP));
        }
        Optional<Phase> now = phase();
        return Arrays.stream(Phase.values())
                .map(each -> stage(each, now.filter(each::equals).isPresent()))
                .toList();
    }

    /** The phases of the side whose turn it is; both sides have the same. */
    private Stage stage(Phase phase, boolean current) {
        String word = UnitCard.capital(phase);
        return new Stage(
                current ? names.side(table.active()) + " " + word + " Phase" : word,
                current,
                PHASE);
    }

    /** The sequence says what follows; so what is under way is what comes before that. */
    private Optional<Phase> phase() {
        if (view.step() instanceof Ended) {
            return Optional.empty();
        }
        return view.underWay(TurnSequence.class)
                .flatMap(
                        each ->
                                switch (each.next()) {
                                    case DEFENDER_SETS_UP,
                                            ATTACKER_SETS_UP,
                                            FIRST_TURN,
                                            SCHEDULED ->
                                            Optional.empty();
                                    case INITIATIVE -> Optional.of(Phase.SCHEDULED);
                                    case COMMAND -> Optional.of(Phase.INITIATIVE);
                                    case END -> Optional.of(Phase.COMMAND);
                                    case NEXT_TURN -> Optional.of(Phase.END);
                                });
    }

    /** Units that count for the breakpoint. */
    List<Party> parties() {
        var parties = new ArrayList<Party>();
        for (int side = 0; side < 2; side++) {
            int of =
                    (int)
                            table.ids(side).stream()
                                    .filter(each -> table.stand(each).type().counts())
                                    .count();
            parties.add(
                    new Party(
                            table.battle().sideOf(side).id(),
                            names.side(side),
                            of - Breakpoint.losses(table, side),
                            of,
                            "units",
                            true));
        }
        return parties;
    }
}
