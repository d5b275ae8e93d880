package sandtable.tacticalgamex.table;

import sandtable.kernel.Clause;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.state.BatteryFight;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Events with dice, and the arithmetic that led to them. */
final class DiceLines {
    private static final String BELOW = "no effect, below the table";

    private final Names names;

    DiceLines(Table table) {
        this.names = new Names(table.battle());
    }

    LogLine initiative(Happening.InitiativeRolled rolled) {
        var dice = new ArrayList<LogLine.Dice>();
        var reasons = new ArrayList<Reason>();
        for (int side = 0; side < rolled.dice().size(); side++) {
            dice.add(die(names.side(side) + " die", List.of(rolled.dice().get(side))));
            reasons.add(
                    Reason.of(names.side(side), rolled.totals().get(side), rolled.clause().id()));
        }
        return new LogLine(
                "The " + names.side(rolled.winner()) + " side has the initiative",
                dice,
                reasons,
                rolled.clause(),
                List.of());
    }

    LogLine points(Happening.PointsRolled rolled) {
        return line(
                "The "
                        + names.side(rolled.side())
                        + " side has "
                        + Naming.count(rolled.points(), "activation point"),
                List.of(rolled.points()),
                List.of(),
                rolled.clause(),
                List.of());
    }

    /** Who, at whom, at what odds, and what came of it. */
    LogLine attack(Happening.Attacked attacked) {
        Fight fight = attacked.fight();
        var reasons = new ArrayList<Reason>();
        if (!fight.attack().zero()) {
            reasons.add(ratio(fight.attack(), fight.defense(), fight.ratio()));
        }
        for (int i = 0; i < fight.modifiers().size(); i++) {
            if (fight.modifiers().get(i) != 0 && attacked.die() > 0) {
                String who =
                        fight.modifiers().size() == 1
                                ? "Die"
                                : "Die for " + names.unit(fight.targets().get(i));
                reasons.add(modified(who, attacked.die(), fight.modifiers().get(i)));
            }
        }
        return line(
                attackers(fight)
                        + names.targets(fight)
                        + " in "
                        + names.hex(fight.hex())
                        + " at "
                        + fight.ratio()
                        + ": "
                        + results(attacked),
                attacked.die() == 0 ? List.of() : List.of(attacked.die()),
                reasons,
                attacked.clause(),
                List.of(names.place(fight.hex())));
    }

    private static Reason ratio(Factor attack, Factor defense, CombatRatio ratio) {
        return Reason.of(attack + " to " + defense, ratio, "TGX-6.3.3.a");
    }

    private static Reason modified(String who, int die, int modifier) {
        return Reason.of(
                who,
                die
                        + " "
                        + Names.signed(modifier)
                        + " = "
                        + Names.signed(die + modifier).replace("+", ""),
                "TGX-6.3.5.a");
    }

    /** TGX-6.4.4.n: which batteries, at which, at what odds, and what came of it. */
    LogLine battery(Happening.BatteryHit hit) {
        BatteryFight fight = hit.fight();
        var reasons = new ArrayList<Reason>();
        reasons.add(ratio(fight.attack(), fight.defense(), fight.ratio()));
        if (hit.die() > 0 && fight.modifier() != 0) {
            reasons.add(modified("Die", hit.die(), fight.modifier()));
        }
        return line(
                "%s at %s at %s: %s"
                        .formatted(
                                Naming.capital(names.by(fight.shares(), "fires", "fire")),
                                names.battery(fight.battery()),
                                fight.ratio(),
                                hit.die() == 0 ? BELOW : words(hit.result())),
                hit.die() == 0 ? List.of() : List.of(hit.die()),
                reasons,
                hit.clause(),
                List.of());
    }

    private String attackers(Fight fight) {
        boolean shelled = fight.clause().id().startsWith("TGX-21.");
        return fight.shares().isEmpty()
                ? shelled ? "Interdiction meets " : "Mines attack "
                : Naming.capital(names.by(fight.shares(), "attacks", "attack")) + " ";
    }

    private String results(Happening.Attacked attacked) {
        if (attacked.die() == 0) {
            return BELOW;
        }
        var words = new ArrayList<String>();
        for (int i = 0; i < attacked.results().size(); i++) {
            String who =
                    attacked.results().size() == 1
                            ? ""
                            : names.unit(attacked.targets().get(i)) + " ";
            words.add(who + words(attacked.results().get(i)));
        }
        return String.join(", ", words);
    }

    private static String words(CombatResult result) {
        return result == CombatResult.NO_EFFECT ? "no effect" : result.code();
    }

    LogLine morale(Happening.MoraleChecked checked) {
        String who = names.who(checked);
        int sum = checked.dice().getFirst() + checked.dice().getLast() + checked.modifier();
        var reasons = new ArrayList<Reason>();
        for (Modification each : checked.modifications()) {
            reasons.add(Reason.of(each.words(), Names.signed(each.value()), each.clause().id()));
        }
        reasons.add(
                Reason.of(
                        "Dice with modifier " + Names.signed(checked.modifier()),
                        sum,
                        "TGX-7.1.a"));
        reasons.add(Reason.of("Morale level", checked.level(), "TGX-7.0.a"));
        return line(
                who + (checked.passed() ? " passes" : " fails") + " a morale check",
                checked.dice(),
                reasons,
                checked.clause(),
                List.of());
    }

    LogLine spot(Happening.SpotRolled rolled) {
        String who =
                rolled.units().isEmpty()
                        ? "The aircraft looks"
                        : names.units(rolled.units(), "looks", "look");
        return line(
                who
                        + " at "
                        + names.hex(rolled.hex())
                        + (rolled.spotted() ? ": spotted" : ": nothing spotted"),
                List.of(rolled.die()),
                List.of(Reason.of("Spotted up to", rolled.needed(), "TGX-6.3.8.g")),
                rolled.clause(),
                List.of(names.place(rolled.hex())));
    }

    LogLine series(Happening.SeriesRolled rolled) {
        return line(
                "The fire at "
                        + names.unit(rolled.unit())
                        + " in the block "
                        + (rolled.ended() ? "ends" : "may go on"),
                List.of(rolled.die()),
                List.of(Reason.of("Ends with", rolled.attacks(), "TGX-8.5.h")),
                rolled.clause(),
                List.of());
    }

    LogLine engineers(Happening.EngineersRolled rolled) {
        String outcome =
                switch (rolled.project()) {
                    case DEMOLITION ->
                            "The bridge at %s "
                                    + (rolled.succeeded() ? "is blown" : "still stands");
                    case OBSTACLE ->
                            "The road at %s "
                                    + (rolled.succeeded() ? "is blocked" : "is still open");
                };
        return line(
                outcome.formatted(names.hex(rolled.hex())),
                List.of(rolled.die()),
                List.of(Reason.of("Succeeds up to", rolled.highest(), rolled.clause().id())),
                rolled.clause(),
                List.of(names.place(rolled.hex())));
    }

    LogLine fatigue(Happening.FatigueRolled rolled) {
        return line(
                names.unit(rolled.unit())
                        + (rolled.tired() ? " is worn out by its haste" : " bears its haste well"),
                List.of(rolled.die()),
                List.of(),
                rolled.clause(),
                List.of());
    }

    LogLine sinking(Happening.SinkingRolled rolled) {
        return line(
                names.unit(rolled.unit())
                        + (rolled.sunk() ? " sinks in " : " swims in ")
                        + names.hex(rolled.hex()),
                List.of(rolled.die()),
                List.of(Reason.of("Sinks up to", rolled.highest(), "TGX-10.4.d")),
                rolled.clause(),
                List.of(names.place(rolled.hex())));
    }

    LogLine stress(Happening.StressRolled rolled) {
        String who = rolled.attackers().stream().map(names::by).collect(Collectors.joining(", "));
        return line(
                Naming.capital(who)
                        + (rolled.broken()
                                ? ": the stress was too much"
                                : ": the stress does no harm"),
                List.of(rolled.die()),
                List.of(Reason.of("Disrupted up to", rolled.stress(), "TGX-12.3.a")),
                rolled.clause(),
                List.of());
    }

    LogLine accuracy(Happening.AccuracyRolled rolled) {
        String words =
                rolled.to() == HexId.NOWHERE
                        ? "The shells for " + names.hex(rolled.hex()) + " are lost"
                        : rolled.to().equals(rolled.hex())
                                ? "The shells fall on " + names.hex(rolled.hex())
                                : "The shells for "
                                        + names.hex(rolled.hex())
                                        + " fall on "
                                        + names.hex(rolled.to());
        List<Reason> reasons =
                rolled.extra() == 0
                        ? List.of()
                        : List.of(
                                Reason.of(
                                        "Points for accuracy",
                                        Names.signed(-rolled.extra()),
                                        "TGX-6.4.4.k"));
        return line(
                words,
                List.of(rolled.die()),
                reasons,
                rolled.clause(),
                List.of(names.place(rolled.hex())));
    }

    LogLine flak(Happening.AircraftFiredAt fired) {
        String result =
                switch (fired.result()) {
                    case NO_EFFECT -> "it flies on";
                    case D, DD -> "it is driven off";
                    case X -> "it is shot down";
                };
        return line(
                "%s at %s: %s"
                        .formatted(
                                names.units(fired.firers(), "fires", "fire"),
                                names.plane(fired.aircraft()),
                                result),
                List.of(fired.die()),
                strengths(names, fired),
                fired.clause(),
                List.of());
    }

    /** Who fires at the aircraft with how much, and all of it together. */
    static List<Reason> strengths(Names names, Happening.AircraftFiredAt fired) {
        var reasons = new ArrayList<Reason>();
        for (Share each : fired.shares()) {
            reasons.add(Reason.of(names.by(each.by()), each.strength(), each.clause().id()));
        }
        reasons.add(Reason.of("Strength", fired.strength(), "TGX-6.4.7.k"));
        return reasons;
    }

    private static LogLine line(
            String words,
            List<Integer> faces,
            List<Reason> reasons,
            Clause clause,
            List<Place> places) {
        List<LogLine.Dice> dice =
                faces.isEmpty()
                        ? List.of()
                        : List.of(die(faces.size() == 1 ? "die" : "dice", faces));
        return new LogLine(words, dice, reasons, clause, places);
    }

    private static LogLine.Dice die(String whose, List<Integer> faces) {
        return new LogLine.Dice(whose, faces, IntStream.range(0, faces.size()).boxed().toList());
    }
}
