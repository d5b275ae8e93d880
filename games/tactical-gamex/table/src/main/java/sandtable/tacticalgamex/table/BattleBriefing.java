package sandtable.tacticalgamex.table;

import sandtable.kernel.Scenario;
import sandtable.scenario.Card;
import sandtable.scene.Briefing;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.scenario.Battery;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.scenario.Sortie;
import sandtable.tacticalgamex.scenario.Variants;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The card of a Tactical GameX scenario. */
final class BattleBriefing {
    private final View view;
    private final BattlePlan battle;
    private final Names names;

    BattleBriefing(View view) {
        this.view = view;
        this.battle = view.table().battle().plan();
        this.names = new Names(view.table().battle());
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
                VictoryDetermination.words(view.table().battle()),
                rules());
    }

    /** Units by how they come into the battle; then artillery and aircraft. */
    private Briefing.Force force(int side) {
        var groups = new LinkedHashMap<String, List<String>>();
        for (Piece piece : battle.pieces()) {
            if (piece.side() == side) {
                groups.computeIfAbsent(group(piece), _ -> new ArrayList<>()).add(unit(piece));
            }
        }
        for (BatteryId id : view.table().battle().batteries()) {
            Battery each = view.table().battle().battery(id);
            if (each.side() == side) {
                groups.computeIfAbsent(
                                each.ship() ? "Naval support" : "Off-board artillery",
                                _ -> new ArrayList<>())
                        .add(
                                "%s (%s), turns %d to %d"
                                        .formatted(names.battery(id), id, each.from(), each.to()));
            }
        }
        for (AircraftId id : view.table().battle().aircraft()) {
            Sortie each = view.table().battle().sortie(id);
            if (each.side() == side) {
                groups.computeIfAbsent("Aircraft", _ -> new ArrayList<>())
                        .add("%s (%s), from turn %d".formatted(names.plane(id), id, each.turn()));
            }
        }
        var formations = new ArrayList<Briefing.Formation>();
        groups.forEach((name, units) -> formations.add(formation(side, name, units)));
        return new Briefing.Force(names.side(side), formations);
    }

    private Briefing.Formation formation(int side, String name, List<String> units) {
        return new Briefing.Formation(
                name,
                List.of(
                        Reason.plain("Strength", units.size()),
                        Reason.of("Morale", battle.camps().get(side).morale(), "TGX-7.0.a")),
                units);
    }

    private String group(Piece piece) {
        Unit unit = view.table().unit(piece.index());
        return switch (unit.where()) {
            case Whereabouts.Off.TO_COME ->
                    "Enters from turn " + view.table().stand(piece.index()).arrives();
            case Whereabouts.Off.TO_BE_SET_UP ->
                    view.table().battle().bySea(piece.index())
                            ? "Lands from the sea"
                            : "Set up by its player";
            case Whereabouts.AtSea _ -> "Lands from the sea";
            case Whereabouts.Off.OFF_SHORE -> "Lands from the sea";
            case Whereabouts.Aboard _ -> "Aboard transports";
            case Whereabouts.OnMap _, Whereabouts.Left _, Whereabouts.Off _ -> "On the map";
        };
    }

    private String unit(Piece piece) {
        Unit unit = view.table().unit(piece.index());
        String place =
                switch (unit.where()) {
                    case Whereabouts.OnMap(HexId hex) -> ", in " + names.hex(hex);
                    case Whereabouts.AtSea(HexId hex) -> ", at sea in " + names.hex(hex);
                    case Whereabouts.Aboard(UnitId transport) ->
                            ", aboard " + names.unit(transport);
                    case Whereabouts.Left _, Whereabouts.Off _ -> "";
                };
        String post = piece.commandPost() ? ", command post" : "";
        return "%s (%s)%s%s".formatted(names.unit(piece.index()), piece.id(), place, post);
    }

    private List<Reason> rules() {
        Variants variants = battle.variants();
        var rules = new ArrayList<Reason>();
        rules.add(
                Reason.of(
                        "Initiative in turn 1",
                        battle.initiative() < 0 ? "by dice" : names.side(battle.initiative()),
                        "TGX-4.1.a"));
        rules.add(Reason.of("Sets up first", names.side(battle.setsUpFirst()), "TGX-3.0.a"));
        switched(rules, variants.woodsModifier(), "Woods shield", "TGX-3.2.a");
        switched(rules, variants.townArmored(), "Towns count as armor", "TGX-6.3.1.b");
        switched(rules, variants.uphillHalving(), "Uphill fire is halved", "TGX-6.3.6.a");
        if (view.table().battle().landing()) {
            String side = names.side(battle.landing().side());
            rules.add(Reason.of("Lands from the sea", side, "TGX-10.1.a"));
        }
        battle.supplements()
                .forEach(each -> rules.add(Reason.of("Supplemental section", "in use", each.id())));
        variants.optional().stream()
                .sorted((a, b) -> a.id().compareTo(b.id()))
                .forEach(each -> rules.add(Reason.of("Optional section", "in use", each.id())));
        return rules;
    }

    private static void switched(List<Reason> rules, boolean on, String words, String clause) {
        rules.add(Reason.of(words, on ? "yes" : "no", clause));
    }
}
