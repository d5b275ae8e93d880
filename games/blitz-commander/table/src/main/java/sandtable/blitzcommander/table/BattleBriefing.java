package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Scoring;
import sandtable.blitzcommander.Setup;
import sandtable.blitzcommander.Unit;
import sandtable.kernel.Scenario;
import sandtable.kernel.ScenarioCard;
import sandtable.scene.Briefing;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The card of a Blitz Commander scenario. */
final class BattleBriefing {
    private final Battle battle;
    private final Setup setup;
    private final Names names;

    BattleBriefing(Battle battle) {
        this.battle = battle;
        this.setup = battle.setup();
        this.names = new Names(setup);
    }

    Briefing of(Scenario scenario) {
        ScenarioCard card = ScenarioCard.read(scenario.fields());
        return new Briefing(
                card.title(),
                card.place(),
                card.date(),
                card.length(),
                card.difficulty(),
                card.background(),
                setup.turns(),
                List.of(force(0), force(1)),
                Scoring.words(setup),
                rules());
    }

    /** Units by how they come into the battle. */
    private Briefing.Force force(int side) {
        var groups = new LinkedHashMap<String, List<Unit>>();
        for (Unit unit : setup.units()) {
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

    private String group(Unit unit) {
        return switch (battle.hex(unit.index())) {
            case Battle.WAITING -> "Enters from turn " + unit.arrives();
            case Battle.UNPLACED -> "Set up by its player";
            case Battle.ALOFT -> "In the air";
            default -> "On the map";
        };
    }

    private Briefing.Formation formation(String name, List<Unit> units) {
        return new Briefing.Formation(
                name,
                List.of(Reason.plain("Strength", Naming.count(units.size(), "unit"))),
                units.stream().map(this::unit).toList());
    }

    private String unit(Unit unit) {
        String place =
                battle.onMap(unit.index()) ? ", in " + names.hex(battle.hex(unit.index())) : "";
        String dugIn = battle.entrenched(unit.index()) ? ", entrenched" : "";
        return "%s (%s), %s%s%s"
                .formatted(unit.name(), unit.id(), unit.type().name(), place, dugIn);
    }

    private List<Reason> rules() {
        var rules = new ArrayList<Reason>();
        rules.add(Reason.of("First turn", names.side(setup.first()), "BC-TURN.2"));
        if (setup.supply()) {
            rules.add(Reason.of("Supply counts", "yes", "BC-MOVE.1"));
        }
        if (setup.setUpLimit() < Setup.STACKING) {
            rules.add(
                    Reason.of(
                            "Set up in one hex",
                            "at most " + Naming.count(setup.setUpLimit(), "unit"),
                            "BC-STK.1"));
        }
        return rules;
    }
}
