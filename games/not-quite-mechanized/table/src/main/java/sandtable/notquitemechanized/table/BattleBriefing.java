package sandtable.notquitemechanized.table;

import sandtable.kernel.Scenario;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Camp;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Start;
import sandtable.scenario.Card;
import sandtable.scene.Briefing;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The card of a Not Quite Mechanized scenario: both orders of battle are public (C6). */
final class BattleBriefing {
    private final Battle battle;
    private final Names names;

    BattleBriefing(Battle battle) {
        this.battle = battle;
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
                battle.calendar().bounds(),
                List.of(force(0), force(1)),
                new VictoryWords(names).of(battle.victory()),
                rules());
    }

    private Briefing.Force force(int camp) {
        var formations = new ArrayList<Briefing.Formation>();
        var separate = new ArrayList<String>();
        for (Formation each : battle.formations()) {
            if (each.camp() == camp && each.bodies().size() > 1) {
                formations.add(battalion(each));
            } else if (each.camp() == camp) {
                separate.add(separate(each));
            }
        }
        if (!separate.isEmpty()) {
            String count = Naming.count(separate.size(), "stand");
            formations.add(
                    new Briefing.Formation(
                            "Separate stands", List.of(Reason.plain("Strength", count)), separate));
        }
        return new Briefing.Force(names.camp(camp), formations);
    }

    private Briefing.Formation battalion(Formation formation) {
        var units = new LinkedHashMap<String, Integer>();
        for (BodyId each : formation.bodies()) {
            units.merge(battle.stand(each).type().name(), 1, Integer::sum);
        }
        return new Briefing.Formation(
                "%s (%s)".formatted(formation.name(), formation.id()),
                List.of(
                        Reason.plain("Grade", formation.grade().word()),
                        Reason.plain("Strength", battle.strength(formation.id())),
                        Reason.plain("Comes", comes(formation))),
                units.entrySet().stream()
                        .map(each -> each.getValue() + " × " + each.getKey())
                        .toList());
    }

    private String separate(Formation formation) {
        return "%s, %s, %s"
                .formatted(names.unit(formation.id()), formation.grade().word(), comes(formation));
    }

    private String comes(Formation formation) {
        Stand first = battle.stand(formation.bodies().getFirst());
        return switch (first.start()) {
            case Start.OnTable _ -> "on the table";
            case Start.Enters(_, int bound, _) -> "enters in bound " + bound;
            case Start.OffTable _ -> "off the table";
        };
    }

    private List<Reason> rules() {
        var rules = new ArrayList<Reason>();
        rules.add(
                Reason.of(
                        "First bound", "%02d h".formatted(battle.calendar().hour()), "NQM-TIME.1"));
        for (Camp each : battle.camps()) {
            rules.add(
                    Reason.of(
                            Naming.capital(each.name()),
                            each.radios() ? "has radios" : "has no radios",
                            "NQM-CRTT.5"));
        }
        return rules;
    }
}
