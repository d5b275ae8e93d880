package sandtable.hexblitz.table;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Tally;
import sandtable.scene.LogLine;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/**
 * A combat in the log: who fought, how many dice each side threw and why, what they showed, what it
 * cost.
 */
final class FightLine {
    private final Names names;

    FightLine(Names names) {
        this.names = names;
    }

    LogLine of(Happening.Fought fought) {
        String words =
                "%s %s %s in %s: the attacker loses %d SP, the defender %d"
                        .formatted(
                                names.all(fought.attackers()),
                                fought.attackers().size() == 1 ? "attacks" : "attack",
                                names.all(fought.defenders()),
                                fought.hex(),
                                fought.attackerLosses(),
                                fought.defenderLosses());
        return new LogLine(
                words,
                dice(fought),
                reasons(fought),
                fought.clause(),
                List.of(names.place(fought.hex())));
    }

    private List<LogLine.Dice> dice(Happening.Fought fought) {
        CombatResults row = fought.row();
        return List.of(
                new LogLine.Dice(
                        "attacker's dice",
                        fought.attackFaces(),
                        row.attackPool(fought.attackDice()).counted(fought.attackFaces())),
                new LogLine.Dice(
                        "defender's dice",
                        fought.defenceFaces(),
                        row.defencePool(fought.defenceDice()).counted(fought.defenceFaces())));
    }

    private List<Reason> reasons(Happening.Fought fought) {
        var reasons = new ArrayList<Reason>();
        reasons.add(Reason.of("Attacker", dice(fought.attackDice()), "HB-CBT.4"));
        reasons.addAll(parts(fought.attack()));
        reasons.add(Reason.of("Defender", dice(fought.defenceDice()), "HB-CBT.5"));
        reasons.addAll(parts(fought.defence()));
        reasons.addAll(row(fought.row()));
        return reasons;
    }

    /** What the state of the defender means for both sides. */
    static List<Reason> row(CombatResults row) {
        return List.of(
                Reason.of("Defender is", row.words(), "HB-CBT.6"),
                Reason.of("Defender loses 1 SP for", row.defenderLoses(), row.clause().id()),
                Reason.of("Attacker loses 1 SP for", row.attackerLoses(), row.answer().id()));
    }

    /** What each unit brings, and what changes the sum. */
    List<Reason> parts(Tally tally) {
        var parts = new ArrayList<Reason>();
        tally.shares()
                .forEach(
                        each ->
                                parts.add(
                                        Reason.of(
                                                names.unit(each.unit()),
                                                dice(each.dice()),
                                                each.clause().id())));
        tally.modifiers()
                .forEach(
                        each ->
                                parts.add(
                                        Reason.of(each.words(), each.dice(), each.clause().id())));
        return parts;
    }

    static String dice(int count) {
        return count == 1 ? "1 die" : count + " dice";
    }
}
