package sandtable.hexblitz.table;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.state.Happening;
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
                                names.units(fought.attackers()),
                                fought.attackers().size() == 1 ? "attacks" : "attack",
                                names.units(fought.defenders()),
                                names.hex(fought.hex()),
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
        if (!fought.attackSupport().isEmpty()) {
            reasons.add(
                    Reason.of("with support of", names.units(fought.attackSupport()), "HB-CBT.3"));
        }
        reasons.add(Reason.of("Defender", dice(fought.defenceDice()), "HB-CBT.5"));
        if (!fought.defenceSupport().isEmpty()) {
            reasons.add(
                    Reason.of("with support of", names.units(fought.defenceSupport()), "HB-CBT.3"));
        }
        reasons.addAll(row(fought.row()));
        return reasons;
    }

    /** What the state of the defender means for both sides. */
    static List<Reason> row(CombatResults row) {
        return List.of(
                Reason.of("Defender is", row.words(), "HB-CBT.6"),
                Reason.of("Defender loses 1 SP for", row.defenderLoses(), row.clause().id()),
                Reason.of("Attacker loses 1 SP for", row.attackerLoses(), answer(row)));
    }

    /** The clause for the attacker's losses stands five behind that for the defender's. */
    private static String answer(CombatResults row) {
        return switch (row) {
            case CHANGING_POSITION -> "HB-CBT.12";
            case MOVING -> "HB-CBT.13";
            case STATIONARY -> "HB-CBT.14";
            case DEFENSIVE -> "HB-CBT.15";
            case FLANK -> "HB-CBT.16";
        };
    }

    static String dice(int count) {
        return count == 1 ? "1 die" : count + " dice";
    }
}
