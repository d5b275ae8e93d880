package sandtable.hexblitz.table;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Variants;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.victory.Verdict;
import sandtable.kernel.Scenario;
import sandtable.scenario.Card;
import sandtable.scene.Briefing;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** The card of a HexBlitz scenario. */
final class BattleBriefing {
    private final Battle battle;
    private final Names names;

    BattleBriefing(Battle battle) {
        this.battle = battle;
        this.names = new Names(battle);
    }

    Briefing of(Scenario scenario) {
        Card card = Card.read(scenario.fields());
        var forces = new ArrayList<Briefing.Force>();
        for (int side = 0; side < battle.sides().size(); side++) {
            forces.add(force(side));
        }
        return new Briefing(
                card.title(),
                card.place(),
                card.date(),
                card.length(),
                card.difficulty(),
                card.background(),
                battle.clock().turns(),
                forces,
                Verdict.words(battle),
                variants(battle.variants()));
    }

    private Briefing.Force force(int side) {
        List<Briefing.Formation> formations =
                battle.formations().stream()
                        .filter(each -> each.side() == side)
                        .map(this::formation)
                        .toList();
        return new Briefing.Force(names.side(side), formations);
    }

    private Briefing.Formation formation(Formation formation) {
        List<Stand> stands =
                battle.stands().stream()
                        .filter(each -> each.formation() == formation.index())
                        .toList();
        int sp = stands.stream().mapToInt(Stand::sp).sum();
        var values = new ArrayList<Reason>();
        values.add(Reason.of("Strength", sp + " SP", "HB-SP.1"));
        values.add(Reason.of("Command Area", hexes(formation.commandArea()), "HB-FORM.3"));
        if (battle.variants().supply()) {
            values.add(Reason.of("Uses in a day", Names.logs(formation.halfLogs()), "HB-LOG.1"));
        }
        return new Briefing.Formation(
                formation.name(), values, stands.stream().map(this::stand).toList());
    }

    private static String hexes(int count) {
        return count == 1 ? "1 hex" : count + " hexes";
    }

    private String stand(Stand stand) {
        String strength = stand.transport() ? "TC " + stand.capacity() : stand.sp() + " SP";
        return "%s (%s), %s, %s".formatted(stand.name(), stand.id(), strength, place(stand));
    }

    private String place(Stand stand) {
        Unit start = battle.starts().get(stand.index());
        if (start.onMap()) {
            return start.order().words() + " in " + start.place();
        }
        return switch (start.where()) {
            case Whereabouts.Off.TO_COME -> "enters from turn " + stand.arrives();
            case Whereabouts.Off.TO_BE_SET_UP -> start.order().words() + ", set up by its player";
            case Whereabouts.Aboard _ -> "aboard a transport";
            case Whereabouts.Off _, Whereabouts.OnMap _ -> "off the map";
        };
    }

    private static List<Reason> variants(Variants variants) {
        var rules = new ArrayList<Reason>();
        if (!variants.straddling()) {
            rules.add(Reason.of("Stands across hexsides", "no", "HB-STK.2"));
        }
        if (variants.supply()) {
            rules.add(Reason.of("Supply is counted", "yes", "HB-LOG.1"));
        }
        if (variants.recovery()) {
            rules.add(Reason.of("Units at rest recover SP", "yes", "HB-CBT.18"));
        }
        if (variants.bridgeTasks()) {
            rules.add(Reason.of("Engineers blow and build bridges", "yes", "HB-TERR.10"));
        }
        if (variants.reconnaissanceSeesThree()) {
            rules.add(Reason.of("Reconnaissance sees 3 hexes by day", "yes", "HB-VIS.1"));
        }
        if (variants.stackingPoints() != Variants.STANDARD.stackingPoints()) {
            rules.add(
                    Reason.of(
                            "A hex holds",
                            variants.stackingPoints() + " stacking points",
                            "HB-STK.1"));
        }
        return rules;
    }
}
