package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.scene.Badge;
import sandtable.scene.Piece;
import sandtable.scene.Place;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Units as bases. Those that are gone for good are told of in the log alone. */
final class Pieces {
    private final Table table;
    private final Names names;
    private final UnitCard card;
    private final Set<String> concerned;

    /**
     * @param concerned ids of the units that the open question is about
     */
    Pieces(View view, Set<String> concerned) {
        this.table = view.table();
        this.names = new Names(table.battle());
        this.card = new UnitCard(view);
        this.concerned = Set.copyOf(concerned);
    }

    List<Piece> all() {
        var pieces = new ArrayList<Piece>();
        for (UnitId unit : table.ids()) {
            switch (table.unit(unit).where()) {
                case Whereabouts.OnTable(var at) -> pieces.add(piece(unit, Names.point(at)));
                case Whereabouts.Aboard(var carrier) -> pieces.add(boxed(unit, "in " + carrier));
                case Whereabouts.Riding(var afv) -> pieces.add(boxed(unit, "on " + afv));
                case Whereabouts.Off off -> {
                    switch (off) {
                        case RESERVE -> pieces.add(boxed(unit, reserve(unit)));
                        case RETURNING -> pieces.add(boxed(unit, "comes back"));
                        case KNOCKED_OUT, LEFT -> {}
                    }
                }
            }
        }
        return pieces;
    }

    private String reserve(UnitId unit) {
        return table.stand(unit).start() instanceof Start.InReserve(int group)
                ? "enters from turn " + table.battle().order().reserves().get(group).turn()
                : "in reserve";
    }

    private Piece boxed(UnitId unit, String box) {
        return piece(unit, new Place.Box(box));
    }

    private Piece piece(UnitId id, Place place) {
        Stand stand = table.stand(id);
        Unit unit = table.unit(id);
        return new Piece(
                id.name(),
                stand.side(),
                id.name(),
                names.unit(id),
                Symbols.of(stand.side(), stand.type()),
                List.of(place),
                unit.heading().degrees(),
                factors(id, stand.type()),
                badges(id, unit),
                Piece.Presence.SEEN,
                Setting.BASE.value(),
                concerned.contains(id.name()),
                card.rows(id));
    }

    /** A command unit shows its Command Value, others AP, AT and hits left. */
    private List<Piece.Factor> factors(UnitId id, UnitType type) {
        var command = table.command(id);
        if (command.isPresent()) {
            String full = String.valueOf(command.get().cv());
            int now = command.get().cv(table.ownTurn(table.stand(id).side()));
            return List.of(new Piece.Factor("CV", String.valueOf(now), full));
        }
        int left = type.hits() - table.unit(id).hits();
        return factors(type, left);
    }

    static List<Piece.Factor> factors(UnitType type, int left) {
        return List.of(
                new Piece.Factor("AP", String.valueOf(type.ap().attacks()), ""),
                new Piece.Factor("AT", String.valueOf(type.at().attacks()), ""),
                new Piece.Factor("hits", String.valueOf(left), String.valueOf(type.hits())));
    }

    private List<Badge> badges(UnitId id, Unit unit) {
        var badges = new ArrayList<Badge>();
        int turn = table.ownTurn(table.stand(id).side());
        if (unit.suppressed()) {
            badges.add(new Badge(Badge.Shape.WARNING, "!", "suppressed"));
        }
        if (unit.hits() > 0) {
            badges.add(
                    new Badge(
                            Badge.Shape.PIPS,
                            String.valueOf(unit.hits()),
                            "hits taken: " + unit.hits()));
        }
        if (unit.digs() > 0) {
            badges.add(new Badge(Badge.Shape.BAR, "D", "digging in"));
        }
        if (unit.hullDown()) {
            badges.add(new Badge(Badge.Shape.CREST, "H", "hull-down"));
        }
        if (unit.marks().opportunity() == turn) {
            badges.add(new Badge(Badge.Shape.ARROW, "O", "has fired at an opportunity"));
        }
        if (unit.marks().initiative() == turn) {
            badges.add(new Badge(Badge.Shape.ROUNDEL, "I", "has taken the initiative"));
        }
        if (table.load(id).isPresent()) {
            badges.add(new Badge(Badge.Shape.ABOARD, "P", "carries " + table.load(id).get()));
        }
        return badges;
    }
}
