package sandtable.blitzcommander.table;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.blitzcommander.victory.Scoring;
import sandtable.kernel.Scenario;
import sandtable.scenario.Card;
import sandtable.scene.Briefing;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The card of a Blitz Commander scenario. */
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
                Scoring.words(battle),
                rules());
    }

    /** Units by how they come into the battle. */
    private Briefing.Force force(int side) {
        var groups = new LinkedHashMap<String, List<Stand>>();
        for (Stand unit : battle.stands()) {
            if (unit.side() == side) {
                groups.computeIfAbsent(group(unit), _ -> new ArrayList<>()).add(unit);
            }
        }
        List<Briefing.Formation> formations =
                groups.entrySet().stream()
                        .map(each -> formation(each.getKey(), each.getValue()))
                        .toList();
        return new Briefing.Force(names.side(side), formations);
    }

    private String group(Stand unit) {
        return switch (table.where(unit.index())) {
            case Whereabouts.Off.TO_COME -> "Enters from turn " + unit.arrives();
            case Whereabouts.Off.TO_BE_SET_UP -> "Set up by its player";
            case Whereabouts.Off.IN_THE_AIR -> "In the air";
            default -> "On the map";
        };
    }

    private Briefing.Formation formation(String name, List<Stand> units) {
        return new Briefing.Formation(
                name,
                List.of(Reason.plain("Strength", Naming.count(units.size(), "unit"))),
                units.stream().map(this::unit).toList());
    }

    private String unit(Stand unit) {
        String place =
                table.onMap(unit.index()) ? ", in " + names.hex(table.hex(unit.index())) : "";
        String dugIn = table.entrenched(unit.index()) ? ", entrenched" : "";
        return "%s (%s), %s%s%s"
                .formatted(unit.name(), unit.id(), unit.type().name(), place, dugIn);
    }

    private List<Reason> rules() {
        var rules = new ArrayList<Reason>();
        rules.add(Reason.of("First turn", names.side(battle.first()), "BC-TURN.2"));
        if (battle.supply()) {
            rules.add(Reason.of("Supply counts", "yes", "BC-MOVE.1"));
        }
        if (battle.setUpLimit() < Battle.STACKING) {
            rules.add(
                    Reason.of(
                            "Set up in one hex",
                            "at most " + Naming.count(battle.setUpLimit(), "unit"),
                            "BC-STK.1"));
        }
        return rules;
    }
}
