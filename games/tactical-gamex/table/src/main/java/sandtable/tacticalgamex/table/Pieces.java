package sandtable.tacticalgamex.table;

import sandtable.scene.Badge;
import sandtable.scene.Naming;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.scenario.Placement;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Units as counters, passengers under their transports, and what waits beside the map. */
final class Pieces {
    private final View view;
    private final Table table;
    private final Names names;
    private final Set<String> concerned;
    private final UnitCard card;

    /**
     * @param concerned ids of the units that the open question is about
     */
    Pieces(View view, Set<String> concerned) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.concerned = Set.copyOf(concerned);
        this.card = new UnitCard(view);
    }

    List<Piece> all() {
        var pieces = new ArrayList<Piece>();
        for (int unit = 0; unit < table.units().size(); unit++) {
            Unit now = table.unit(unit);
            if (!now.eliminated() && !now.hasLeft()) {
                pieces.add(piece(unit));
            }
        }
        var support = new SupportPieces(view, concerned);
        pieces.addAll(support.batteries());
        pieces.addAll(support.planes());
        for (int counter : table.unlaid()) {
            Placement placement = table.battle().plan().placements().get(counter);
            if (placement.side() == view.me()) {
                pieces.add(unlaid(placement));
            }
        }
        return pieces;
    }

    private Piece piece(int index) {
        Stand stand = table.stand(index);
        return new Piece(
                stand.id(),
                stand.side(),
                stand.piece().name(),
                names.unit(index),
                Symbols.of(stand.side(), stand.type()),
                List.of(place(index)),
                heading(index),
                factors(stand.type()),
                badges(index),
                Piece.Presence.SEEN,
                concerned.contains(stand.id()),
                card.rows(index));
    }

    /** TGX-19.1: where guns face, which both sides see. */
    private int heading(int index) {
        return FieldsOfFire.bound(table, index) && table.unit(index).onMap()
                ? FieldsOfFire.facing(table, index)
                : Piece.NO_HEADING;
    }

    private Place place(int index) {
        Unit unit = table.unit(index);
        return switch (unit.where()) {
            case Whereabouts.OnMap(HexId hex) -> names.place(hex);
            case Whereabouts.AtSea(HexId hex) -> names.place(hex);
            case Whereabouts.Aboard(UnitId transport) -> place(transport.index());
            case Whereabouts.Off.OFF_SHORE -> new Place.Box("waits for a sea hex");
            case Whereabouts.Off.TO_BE_SET_UP ->
                    new Place.Box(
                            table.battle().bySea(index) ? "lands from the sea" : "to be set up");
            case Whereabouts.Left _, Whereabouts.Off _ ->
                    new Place.Box(waiting(table.stand(index)));
        };
    }

    private String waiting(Stand stand) {
        return stand.arrives() <= table.turn()
                ? "may enter"
                : "enters from turn " + stand.arrives();
    }

    /** As printed: attack, weapon and range above, defense and movement below. */
    static List<Piece.Factor> factors(UnitType type) {
        return List.of(
                new Piece.Factor("AS", type.attack() == 0 ? "–" : "" + type.attack(), ""),
                new Piece.Factor("weapon", type.weaponCode(), ""),
                new Piece.Factor(
                        "range",
                        type.range() == 0 ? "–" : type.range() + (type.doublesRange() ? "*" : ""),
                        ""),
                new Piece.Factor("DS", String.valueOf(type.defense()), ""),
                new Piece.Factor("MP", String.valueOf(type.movement()), ""));
    }

    private List<Badge> badges(int index) {
        Unit unit = table.unit(index);
        var badges = new ArrayList<Badge>();
        unit.marks().all().forEach(mark -> badge(mark, badges));
        if (unit.where() instanceof Whereabouts.Aboard(UnitId transport)) {
            String carrier = names.unit(transport);
            badges.add(new Badge(Badge.Shape.SQUARE, "P", "aboard " + carrier));
        }
        if (unit.atSea()) {
            badges.add(new Badge(Badge.Shape.SQUARE, "~", "at sea"));
        }
        if (unit.carries()) {
            String cargo = names.all(unit.passengers());
            String sign = unit.passengers().size() > 1 ? "++" : "+";
            badges.add(new Badge(Badge.Shape.SQUARE, sign, "carries " + cargo));
        }
        return badges;
    }

    private static void badge(Mark mark, List<Badge> badges) {
        switch (mark) {
            case DISRUPTED -> badges.add(new Badge(Badge.Shape.DIAMOND, "D", "disrupted"));
            case MOVED -> badges.add(new Badge(Badge.Shape.CHEVRON, "M", "Moved"));
            case FIRED -> badges.add(new Badge(Badge.Shape.ROUNDEL, "F", "Fired"));
            case COMPLETED -> badges.add(new Badge(Badge.Shape.ROUNDEL, "C", "Completed"));
            case OPPORTUNITY_FIRE ->
                    badges.add(new Badge(Badge.Shape.TRIANGLE, "O", "Opportunity Fire"));
            case MOBILE_FIRE ->
                    badges.add(new Badge(Badge.Shape.BARRED_CHEVRON, "m", "Mobile Fire"));
            case DOWN -> badges.add(new Badge(Badge.Shape.SQUARE, "↓", "Down in the stream"));
            case UP -> badges.add(new Badge(Badge.Shape.SQUARE, "↑", "Up in the stream"));
            case INSIDE ->
                    badges.add(new Badge(Badge.Shape.EARTHWORK, "I", "inside the fortification"));
            case CARRIED, CALLED, CALLED_TO_WORK -> {}
        }
    }

    private Piece unlaid(Placement placement) {
        String words = words(placement.counter());
        return new Piece(
                placement.id(),
                placement.side(),
                words,
                Naming.capital(words) + " (" + placement.id() + ")",
                Symbols.counter(placement.side()),
                List.of(new Place.Box("to be laid")),
                Piece.NO_HEADING,
                List.of(),
                List.of(),
                Piece.Presence.SEEN,
                concerned.contains(placement.id()),
                List.of());
    }

    static String words(Counter counter) {
        return switch (counter) {
            case Counter.Wreck _ -> "wreck";
            case Counter.Mines(var strength) -> "mines " + strength.words();
            case Counter.ImprovedPosition _ -> "improved position";
            case Counter.Fortification(int defense) -> "fortification " + defense;
            case Counter.Block _ -> "block";
            case Counter.Bridge(var span) -> "bridge for " + span.words();
            case Counter.Smoke(int number) -> "Smoke " + number;
        };
    }
}
