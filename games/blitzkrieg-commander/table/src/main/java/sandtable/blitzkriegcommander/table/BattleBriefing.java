package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.Switch;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.end.Breakpoint;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Scenario;
import sandtable.scenario.Card;
import sandtable.scene.Briefing;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** The card of a Blitzkrieg Commander scenario. */
final class BattleBriefing {
    private final Table table;
    private final Battle battle;
    private final Names names;

    BattleBriefing(Table table) {
        this.table = table;
        this.battle = table.battle();
        this.names = new Names(battle);
    }

    Briefing of(Scenario scenario) {
        Card card = Card.read(scenario.fields());
        return new Briefing(
                card.title(),
                card.place(),
                card.date(),
                card.length(),
                card.difficulty(),
                card.background(),
                battle.turns(),
                List.of(force(0), force(1)),
                victory(),
                rules());
    }

    private Briefing.Force force(int side) {
        var groups = new LinkedHashMap<String, List<String>>();
        for (Stand unit : battle.order().units()) {
            if (unit.side() == side) {
                add(groups, group(unit), unit(unit));
            }
        }
        for (OrderOfBattle.OffTable gun : battle.order().guns()) {
            if (gun.side() == side) {
                add(
                        groups,
                        "Off the table",
                        "%s (%s)".formatted(gun.type().name(), gun.id().name()));
            }
        }
        for (OrderOfBattle.Flight flight : battle.order().aircraft()) {
            if (flight.side() == side) {
                add(
                        groups,
                        "In the air",
                        "%s (%s)".formatted(flight.type().name(), flight.id().name()));
            }
        }
        return new Briefing.Force(
                names.side(side),
                groups.entrySet().stream()
                        .map(each -> formation(each.getKey(), each.getValue()))
                        .toList());
    }

    private static void add(LinkedHashMap<String, List<String>> groups, String group, String unit) {
        groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(unit);
    }

    private static Briefing.Formation formation(String name, List<String> units) {
        return new Briefing.Formation(
                name, List.of(Reason.plain("Strength", Naming.count(units.size(), "unit"))), units);
    }

    private String group(Stand unit) {
        return unit.start() instanceof Start.InReserve(int group)
                ? "Enters from turn " + battle.order().reserves().get(group).turn()
                : "On the table";
    }

    private static String unit(Stand unit) {
        String cv = unit.type().command() ? ", Command Value " + unit.cv() : "";
        return "%s (%s)%s".formatted(unit.type().name(), unit.id().name(), cv);
    }

    private List<String> victory() {
        var words = new ArrayList<String>();
        battle.victory().scores().forEach(each -> words.add(score(each)));
        battle.victory().grades().forEach(each -> words.add(grade(each)));
        return words;
    }

    private String score(Victory.Score score) {
        return "%s for %s if %s"
                .formatted(
                        Naming.count(score.points(), "point"),
                        names.side(score.side()),
                        condition(score.condition()));
    }

    private String grade(Victory.Grade grade) {
        return grade.all().isEmpty()
                ? grade.name() + " otherwise"
                : grade.all().stream()
                        .map(this::condition)
                        .collect(Collectors.joining(" and ", grade.name() + " if ", ""));
    }

    private String condition(Victory.Condition condition) {
        return switch (condition) {
            case Victory.Condition.Outnumbers(int side, int objective) ->
                    "%s has more units than the enemy at %s"
                            .formatted(names.side(side), objective(objective));
            case Victory.Condition.Holds(int side, var objectives, int atLeast) ->
                    "%s holds %sof %s"
                            .formatted(
                                    names.side(side),
                                    atLeast == objectives.size()
                                            ? "all "
                                            : "at least " + atLeast + " ",
                                    Naming.listed(
                                            objectives.stream().map(this::objective).toList()));
            case Victory.Condition.Within(int side, var box) ->
                    "%s has a unit between %s cm and %s cm east, %s cm and %s cm north"
                            .formatted(
                                    names.side(side),
                                    box.west() / 10,
                                    box.east() / 10,
                                    box.south() / 10,
                                    box.north() / 10);
            case Victory.Condition.Broken(int side) ->
                    "the " + names.side(side) + " side has reached its breakpoint";
            case Victory.Condition.Points(int side, int atLeast) ->
                    "the %s side has %s or more"
                            .formatted(names.side(side), Naming.count(atLeast, "point"));
        };
    }

    private String objective(int objective) {
        return battle.victory().objectives().get(objective).name();
    }

    private List<Reason> rules() {
        var rules = new ArrayList<Reason>();
        rules.add(Reason.of("First turn", names.side(battle.first()), "BKC-PHASE.2"));
        for (int side = 0; side < 2; side++) {
            String units = Naming.count(Breakpoint.of(table, side), "unit") + " lost";
            rules.add(Reason.of(names.side(side) + " breakpoint", units, "BKC-WIN.1"));
        }
        for (Switch each : Switch.values()) {
            if (battle.is(each)) {
                rules.add(Reason.plain(each.word(), "on"));
            }
        }
        return rules;
    }
}
