package sandtable.tacticalgamex.table;

import sandtable.kernel.Clause;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Events with dice, and the arithmetic that led to them. */
final class DiceLines {
    private final Names names;

    DiceLines(Table table) {
        this.names = new Names(table.battle());
    }

    LogLine initiative(Happening.InitiativeRolled rolled) {
        var dice = new ArrayList<LogLine.Dice>();
        var reasons = new ArrayList<Reason>();
        for (int side = 0; side < rolled.dice().size(); side++) {
            dice.add(die(names.side(side) + "'s die", List.of(rolled.dice().get(side))));
            reasons.add(
                    Reason.of(names.side(side), rolled.totals().get(side), rolled.clause().id()));
        }
        return new LogLine(
                names.side(rolled.winner()) + " has the initiative",
                dice,
                reasons,
                rolled.clause(),
                List.of());
    }

    LogLine points(Happening.PointsRolled rolled) {
        return line(
                names.side(rolled.side())
                        + " has "
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
            reasons.add(
                    Reason.of(
                            fight.attack() + " to " + fight.defense(),
                            fight.ratio(),
                            "TGX-6.3.3.a"));
        }
        for (int i = 0; i < fight.modifiers().size(); i++) {
            if (fight.modifiers().get(i) != 0 && attacked.die() > 0) {
                String who =
                        fight.modifiers().size() == 1
                                ? "Die"
                                : "Die for " + names.unit(fight.targets().get(i));
                int total = attacked.die() + fight.modifiers().get(i);
                reasons.add(
                        Reason.of(
                                who,
                                attacked.die()
                                        + " "
                                        + Names.signed(fight.modifiers().get(i))
                                        + " = "
                                        + Names.signed(total).replace("+", ""),
                                "TGX-6.3.5.a"));
            }
        }
        return line(
                attackers(fight)
                        + names.targets(fight.targets())
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

    private String attackers(Fight fight) {
        if (!fight.firers().isEmpty()) {
            return names.units(fight.firers(), "attacks", "attack") + " ";
        }
        return fight.attack().zero() ? "Mines attack " : "The attack on ";
    }

    private String results(Happening.Attacked attacked) {
        if (attacked.die() == 0) {
            return "no effect, below the table";
        }
        var words = new ArrayList<String>();
        for (int i = 0; i < attacked.results().size(); i++) {
            String who =
                    attacked.results().size() == 1
                            ? ""
                            : names.unit(attacked.targets().get(i)) + " ";
            words.add(
                    who
                            + switch (attacked.results().get(i)) {
                                case NO_EFFECT -> "no effect";
                                case D -> "D";
                                case DD -> "DD";
                                case X -> "X";
                            });
        }
        return String.join(", ", words);
    }

    LogLine morale(Happening.MoraleChecked checked) {
        String who = names.who(checked);
        int sum = checked.dice().getFirst() + checked.dice().getLast() + checked.modifier();
        return line(
                who + (checked.passed() ? " passes" : " fails") + " a morale check",
                checked.dice(),
                List.of(
                        Reason.of(
                                "Dice with modifier " + Names.signed(checked.modifier()),
                                sum,
                                "TGX-7.1.a"),
                        Reason.of("Morale level", checked.level(), "TGX-7.0.a")),
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
                List.of(Reason.of("Strength", fired.strength(), "TGX-6.4.7.k")),
                fired.clause(),
                List.of());
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
