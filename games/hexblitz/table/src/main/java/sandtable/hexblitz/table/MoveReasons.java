package sandtable.hexblitz.table;

import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.terrain.HexId;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/**
 * What a player should know before a move: its price, where it halts, whether it leaves command.
 */
final class MoveReasons {
    private final View view;
    private final List<Survey.Stop> reach;

    MoveReasons(View view, List<Survey.Stop> reach) {
        this.view = view;
        this.reach = reach;
    }

    List<Reason> of(Decision.Move move) {
        var reasons = new ArrayList<Reason>();
        HexId target =
                move.path().isEmpty()
                        ? view.table().unit(move.unit()).place()
                        : move.path().getLast();
        reach.stream()
                .filter(each -> each.hex().equals(target))
                .findFirst()
                .ifPresent(
                        stop -> {
                            int points = view.table().unit(move.unit()).points();
                            reasons.add(
                                    Reason.of(
                                            "takes",
                                            stop.cost() + " of " + points + " points",
                                            "HB-MOV.1"));
                            if (stop.halts()) {
                                reasons.add(
                                        Reason.of(
                                                "halts in a Zone of Control at",
                                                target.name(),
                                                "HB-ZOC.4"));
                            }
                        });
        if (Survey.outsideCommand(view, move.unit(), target)) {
            reasons.add(Reason.of("leaves command at", target.name(), "HB-FORM.9"));
        }
        return reasons;
    }
}
