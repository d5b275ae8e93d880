package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.bombardment.Answering;
import sandtable.blitzcommander.bombardment.Bombardment;
import sandtable.blitzcommander.bombardment.NetLevel;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Sum;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a player should know before a decision without dice: movement, markers, levels. */
final class Prices {
    private final View view;
    private final Table table;
    private final Names names;

    Prices(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    List<Reason> of(Decision decision) {
        return switch (decision) {
            case Decision.Move move -> move(move);
            case Decision.Exit exit -> gaveUp(exit.units(), "BC-ENT.8");
            case Decision.Assault assault -> gaveUp(assault.units(), "BC-ENT.9");
            case Decision.Bombard bombard -> bombard(bombard);
            case Decision.Commit commit ->
                    view.step() instanceof Answering answering
                            ? commit(answering, commit)
                            : List.of();
            case Decision.Entrench _ ->
                    List.of(Reason.of("takes", "their whole turn", "BC-ENT.10"));
            case Decision.Stay _ -> List.of(Reason.of("takes", "their action", "BC-TURN.5"));
            case Decision.Place _,
                    Decision.Ready _,
                    Decision.Take _,
                    Decision.EndTurn _,
                    Decision.Nominate _,
                    Decision.TankAssault _,
                    Decision.Lose _,
                    Decision.Advance _ ->
                    List.of();
        };
    }

    private static String counted(String points) {
        return points + (points.equals("1") ? " point" : " points");
    }

    private List<Reason> move(Decision.Move move) {
        Survey.Price price = Survey.price(view, move);
        var reasons = new ArrayList<Reason>();
        reasons.add(
                Reason.of(
                        "takes",
                        "%s, %s left".formatted(counted(Points.of(price)), Points.left(price)),
                        "BC-MOVE.2"));
        for (HexId hex : move.path()) {
            List<Integer> there = table.in(hex.index());
            if (!there.isEmpty() && enemy(there.getFirst())) {
                reasons.add(
                        Reason.of(
                                "overruns",
                                names.units(there) + " in " + names.hex(hex),
                                "BC-OVR.3"));
            }
        }
        if (Survey.zone(view, view.enemy()).contains(move.path().getLast().index())) {
            reasons.add(
                    Reason.of(
                            "ends in an enemy Zone of Control at",
                            names.hex(move.path().getLast()),
                            "BC-ZOC.3"));
        }
        reasons.addAll(gaveUp(move.units(), "BC-ENT.8"));
        return reasons;
    }

    private boolean enemy(int unit) {
        return table.stand(unit).side() != view.me();
    }

    private List<Reason> gaveUp(List<UnitId> units, String clause) {
        List<UnitId> entrenched =
                units.stream().filter(each -> table.entrenched(each.index())).toList();
        return entrenched.isEmpty()
                ? List.of()
                : List.of(Reason.of("gives up its entrenchment:", names.all(entrenched), clause));
    }

    private List<Reason> bombard(Decision.Bombard bombard) {
        Sum levels = Bombardment.levels(table, bombard.units());
        int level = levels.total();
        int targets = table.in(bombard.hex().index()).size();
        int answer = Survey.answer(view, bombard.hex()).total();
        var reasons = new ArrayList<Reason>();
        reasons.add(
                Reason.of(
                        names.hex(bombard.hex()) + " is",
                        level < targets
                                ? "not suppressed"
                                : level - answer >= targets
                                        ? "suppressed whatever the enemy does"
                                        : "suppressed unless the enemy answers with "
                                                + (level - targets + 1)
                                                + " or more",
                        "BC-BOMB.7"));
        reasons.add(Reason.of("Bombardment Level", sum(levels), "BC-BOMB.5"));
        reasons.add(
                Reason.of(
                        "enough to suppress",
                        targets + ", 1 for each unit in " + names.hex(bombard.hex()),
                        "BC-BOMB.8"));
        reasons.add(Reason.of("the enemy can answer with up to", answer, "BC-BOMB.6"));
        reasons.addAll(gaveUp(bombard.units(), "BC-BOMB.13"));
        return reasons;
    }

    private List<Reason> commit(Answering answering, Decision.Commit commit) {
        Sum own = Bombardment.answer(table, commit.units());
        int net = new NetLevel(answering.level(), own.total()).total();
        int units = table.in(answering.hex().index()).size();
        return List.of(
                Reason.of("Bombardment Level", answering.level(), "BC-BOMB.5"),
                Reason.of("less yours", sum(own), "BC-BOMB.6"),
                Reason.of(
                        "net level",
                        "%d against %s in %s: %s"
                                .formatted(
                                        net,
                                        Naming.count(units, "unit"),
                                        names.hex(answering.hex()),
                                        net >= units ? "suppressed" : "no effect"),
                        net >= units ? "BC-BOMB.8" : "BC-BOMB.9"));
    }

    /** "2 + 4 = 6". */
    private static String sum(Sum level) {
        if (level.parts().size() < 2) {
            return String.valueOf(level.total());
        }
        return level.parts().stream()
                        .map(each -> String.valueOf(each.value()))
                        .collect(Collectors.joining(" + "))
                + " = "
                + level.total();
    }
}
