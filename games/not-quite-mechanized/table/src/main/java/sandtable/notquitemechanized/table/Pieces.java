package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.scene.Piece;
import sandtable.scene.Place;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Bodies as bases: the viewer's own, others that are seen, and where they were when they were last
 * seen or heard of. Those that are gone for good are told of in the log alone.
 */
final class Pieces {
    /** A company takes 300 m; its base is smaller, so that stands between companies have room. */
    private static final int COMPANY_MM = 24;

    private static final int STAND_MM = 13;

    private final View view;
    private final Table table;
    private final Names names;
    private final UnitCard card;
    private final Set<String> concerned;

    /**
     * @param concerned ids of the bodies that the open question is about
     */
    Pieces(View view, Set<String> concerned) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.card = new UnitCard(view);
        this.concerned = Set.copyOf(concerned);
    }

    List<Piece> all() {
        var pieces = new ArrayList<Piece>();
        for (Stand stand : table.battle().stands()) {
            Body body = table.body(stand.id());
            switch (body.where()) {
                case Whereabouts.OnTable(var at) -> pieces.add(seen(stand, Names.point(at)));
                case Whereabouts.Riding(var tanks) ->
                        pieces.add(seen(stand, new Place.Box("on " + names.body(tanks))));
                case Whereabouts.Off off -> off(pieces, stand, off);
            }
        }
        return pieces;
    }

    private void off(List<Piece> pieces, Stand stand, Whereabouts.Off off) {
        switch (off) {
            case TO_COME -> pieces.add(boxed(stand, enters(stand)));
            case ELSEWHERE -> pieces.add(boxed(stand, "off the table"));
            case SENT_BACK -> pieces.add(boxed(stand, "at the medical post"));
            case DISPERSED -> pieces.add(boxed(stand, "dispersed"));
            case UNSEEN -> lastSeen(pieces, stand);
            case LEFT, GONE -> {}
        }
    }

    private static String enters(Stand stand) {
        return stand.start() instanceof Start.Enters(_, int bound, _)
                ? "enters from bound " + bound
                : "to come";
    }

    private Piece boxed(Stand stand, String box) {
        return seen(stand, new Place.Box(box));
    }

    private void lastSeen(List<Piece> pieces, Stand stand) {
        Knowledge known = view.knowledge(stand.id());
        if (known instanceof Knowledge.LastSeen(int bound, Body then)
                && then.where() instanceof Whereabouts.OnTable(var at)) {
            String label = stand.camp() == view.camp() ? heard(stand, bound) : "? bound " + bound;
            pieces.add(piece(stand, then, label, Names.point(at), Piece.Presence.LAST_SEEN));
        }
    }

    /** C17: of its own side a post knows who it is, and how old the news is. */
    private static String heard(Stand stand, int bound) {
        return stand.id().name() + (bound == 0 ? ", start" : ", bound " + bound);
    }

    private Piece seen(Stand stand, Place place) {
        Body body = table.body(stand.id());
        return piece(stand, body, stand.id().name(), place, Piece.Presence.SEEN);
    }

    private Piece piece(
            Stand stand, Body body, String label, Place place, Piece.Presence presence) {
        boolean here = presence == Piece.Presence.SEEN;
        return new Piece(
                stand.id().name(),
                stand.camp(),
                label,
                names.body(stand.id()),
                Symbols.of(stand, table.formation(stand.unit())),
                List.of(place),
                Piece.NO_HEADING,
                factors(stand, body),
                here ? Flags.of(table, stand.id(), body) : List.of(),
                presence,
                width(stand.type()),
                concerned.contains(stand.id().name()),
                card.rows(stand, body),
                new Piece.Group(stand.unit().name(), names.unit(stand.unit())));
    }

    static int width(StandType type) {
        return type.disc() ? COMPANY_MM : STAND_MM;
    }

    private static List<Piece.Factor> factors(Stand stand, Body body) {
        int full = stand.type().strength();
        int left = full - body.casualties().sentBack() - body.casualties().gone();
        return List.of(new Piece.Factor("strength", String.valueOf(left), String.valueOf(full)));
    }
}
