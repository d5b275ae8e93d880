package sandtable.hexblitz.table;

import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.scene.Badge;
import sandtable.scene.Piece;
import sandtable.scene.Place;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Stands as counters. An enemy that was never seen has none. */
final class Pieces {
    private final View view;
    private final Names names;
    private final Set<String> concerned;

    /**
     * @param concerned ids of the units that the open question is about
     */
    Pieces(View view, Set<String> concerned) {
        this.view = view;
        this.names = new Names(view.table().battle());
        this.concerned = Set.copyOf(concerned);
    }

    List<Piece> all() {
        var pieces = new ArrayList<Piece>();
        for (Stand stand : view.table().battle().stands()) {
            Unit unit = view.table().unit(stand.unitId());
            if (!unit.is(Whereabouts.Off.UNSEEN)) {
                pieces.add(seen(stand, unit));
            } else {
                view.sightings()
                        .get(stand.index())
                        .ifPresent(last -> pieces.add(lastSeen(stand, last)));
            }
        }
        return pieces;
    }

    private Piece seen(Stand stand, Unit unit) {
        return new Piece(
                stand.id(),
                stand.side(),
                names.label(stand),
                stand.name(),
                Symbols.of(stand.side(), stand.kind(), stand.mobility(), stand.weapon()),
                places(stand, unit),
                unit.onMap() ? unit.facing() : Piece.NO_HEADING,
                factors(stand, unit.sp()),
                badges(stand, unit),
                Piece.Presence.SEEN,
                concerned.contains(stand.id()),
                new UnitCard(view, names).rows(stand, unit));
    }

    private Piece lastSeen(Stand stand, Sighting sighting) {
        return new Piece(
                stand.id(),
                stand.side(),
                names.label(stand),
                stand.name(),
                Symbols.of(stand.side(), stand.kind(), stand.mobility(), stand.weapon()),
                List.of(names.place(sighting.hex())),
                Piece.NO_HEADING,
                factors(stand, sighting.sp()),
                List.of(new Badge(Badge.Shape.ROUNDEL, "?", "turn " + sighting.turn())),
                Piece.Presence.LAST_SEEN,
                false,
                List.of());
    }

    private List<Place> places(Stand stand, Unit unit) {
        if (unit.where() instanceof Whereabouts.OnMap on) {
            var places = new ArrayList<Place>(List.of(names.place(on.at())));
            places.addAll(names.way(on.across()));
            return places;
        }
        return List.of(new Place.Box(box(stand, unit)));
    }

    private String box(Stand stand, Unit unit) {
        return switch (unit.where()) {
            case Whereabouts.Off.TO_COME -> "enters from turn " + stand.arrives();
            case Whereabouts.Off.TO_BE_SET_UP -> "to be set up";
            case Whereabouts.Aboard(UnitId transport) -> "aboard " + names.unit(transport);
            case Whereabouts.Off.DESTROYED -> "destroyed";
            case Whereabouts.Off.LEFT -> "left the map";
            case Whereabouts.Off.UNSEEN -> "out of sight";
            case Whereabouts.OnMap _ -> "on the map";
        };
    }

    private static List<Piece.Factor> factors(Stand stand, int sp) {
        return List.of(stand.transport() ? load(stand.capacity()) : strength(sp, stand.sp()));
    }

    static Piece.Factor load(int capacity) {
        return new Piece.Factor("TC", String.valueOf(capacity), "");
    }

    static Piece.Factor strength(int now, int full) {
        return new Piece.Factor("SP", String.valueOf(now), String.valueOf(full));
    }

    private List<Badge> badges(Stand stand, Unit unit) {
        var badges = new ArrayList<Badge>(List.of(badge(unit.order())));
        view.secrets().orders().get(stand.index()).ifPresent(order -> badges.add(faceDown(order)));
        return badges;
    }

    private static Badge faceDown(Order order) {
        String letter = order.chosenBy();
        return new Badge(Badge.Shape.BACK, letter, "next order " + letter);
    }

    static Badge badge(Order order) {
        Badge.Shape shape =
                switch (order) {
                    case NORMAL -> Badge.Shape.CHEVRON;
                    case ROAD -> Badge.Shape.BARRED_CHEVRON;
                    case STATIONARY -> Badge.Shape.SQUARE;
                    case DEFENSIVE -> Badge.Shape.EARTHWORK;
                };
        return new Badge(shape, order.marker(), order.words());
    }
}
