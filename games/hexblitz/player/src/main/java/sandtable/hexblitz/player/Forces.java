package sandtable.hexblitz.player;

import sandtable.hexblitz.Survey;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Dealt;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Whereabouts;

import java.util.Optional;

/** Both armies as one side believes them to be: what it sees, and the rest where it last saw it. */
final class Forces {
    private final View view;
    private final Table table;
    private final int[] hexes;
    private final int[] sps;
    private final Order[] orders;
    private final Survey.Stage stage;
    private final int card;

    private Forces(View view) {
        this.view = view;
        this.stage = Survey.stage(view);
        this.card = Survey.card(view).orElse(0);
        this.table = view.table();
        int count = table.units().size();
        this.hexes = new int[count];
        this.sps = new int[count];
        this.orders = new Order[count];
    }

    static Forces of(View view) {
        var forces = new Forces(view);
        for (int i = 0; i < forces.hexes.length; i++) {
            forces.believe(i);
        }
        return forces;
    }

    private void believe(int index) {
        Unit unit = table.unit(index);
        if (unit.is(Whereabouts.Off.UNSEEN)) {
            Unit start = table.battle().starts().get(index);
            Optional<Sighting> last = view.sightings().get(index);
            hexes[index] = last.isPresent() ? last.get().hex().index() : begun(index, start);
            sps[index] = last.isPresent() ? last.get().sp() : table.stand(index).sp();
            orders[index] = last.isPresent() ? last.get().order() : start.order();
            return;
        }
        hexes[index] =
                unit.where() instanceof Whereabouts.Aboard(UnitId transport)
                        ? table.unit(transport).hex()
                        : unit.hex();
        sps[index] = unit.sp();
        orders[index] = told(index, unit.order());
    }

    /**
     * Where one that has never been seen began: in the middle of its zone, where that was left to
     * its owner.
     */
    private int begun(int index, Unit start) {
        int[] zone = table.stand(index).zone().toArray();
        boolean there = start.is(Whereabouts.Off.TO_BE_SET_UP) && zone.length > 0;
        return there ? zone[zone.length / 2] : start.hex();
    }

    /** The order it has, or the one whose marker lies beside it. */
    private Order told(int index, Order now) {
        return view.secrets().orders().get(index).orElse(now);
    }

    View view() {
        return view;
    }

    Table table() {
        return table;
    }

    int count() {
        return hexes.length;
    }

    Stand stand(int index) {
        return table.stand(index);
    }

    int side(int index) {
        return table.stand(index).side();
    }

    /** Where it is believed to be; {@link Whereabouts#NOWHERE} off the map. */
    int hex(int index) {
        return hexes[index];
    }

    int sp(int index) {
        return sps[index];
    }

    Order order(int index) {
        return orders[index];
    }

    /** Whether it is, or may yet be, of use. */
    boolean counts(int index) {
        return sps[index] > 0 && !destroyed(index) && !left(index);
    }

    boolean destroyed(int index) {
        return table.unit(index).is(Whereabouts.Off.DESTROYED);
    }

    /** Whether it has left the map by an exit. */
    boolean left(int index) {
        return table.unit(index).is(Whereabouts.Off.LEFT);
    }

    boolean fights(int index) {
        return sps[index] > 0 && hexes[index] >= 0;
    }

    boolean outsideCommand(int index) {
        Command command = table.command(table.stand(index).formation());
        if (command.headquarters().isEmpty()) {
            return true;
        }
        int headquarters = command.headquarters().get().index();
        return headquarters != index
                && hexes[headquarters] >= 0
                && hexes[index] >= 0
                && table.ground().grid().distance(hexes[headquarters], hexes[index])
                        > command.area();
    }

    /** Whether it may still attack this turn, as far as cards and marks tell. */
    boolean yetToAct(int index) {
        Unit unit = table.unit(index);
        Order order = orders[index];
        boolean able = order == Order.STATIONARY || order == Order.NORMAL;
        if (!able
                || unit.has(Mark.ATTACKED)
                || unit.has(Mark.WITHDRAWN)
                || unit.has(Mark.FOUGHT) && order.moving()) {
            return false;
        }
        return switch (stage) {
            case ACTIVATION, LOSSES -> cardFrom(index, order, card);
            case SET_UP, ORDERS, OVER -> false;
            case TURNING -> true;
        };
    }

    /** The turns it has left to move in, this one with what is left of it. */
    double turnsLeft(int index) {
        int later = table.battle().clock().turns() - table.turn();
        Order order = orders[index];
        double left =
                switch (stage) {
                    case SET_UP, TURNING -> later + (order.moving() ? 1 : 0);
                    case ORDERS -> later + (order.moving() || open(index) ? 1 : 0);
                    case ACTIVATION, LOSSES ->
                            later + (order.moving() ? now(index, order, card) : 0);
                    case OVER -> 0;
                };
        return order == Order.DEFENSIVE
                ? Math.max(0, left - 1)
                : left; // it must be Stationary for a turn
    }

    private boolean open(int index) {
        return orders[index] == Order.STATIONARY && view.secrets().orders().get(index).isEmpty();
    }

    /** What is left of this turn. */
    private double now(int index, Order order, int place) {
        if (place < table.deal().size() && acts(table.deal().get(place), index, order)) {
            Unit unit = table.unit(index);
            return unit.has(Mark.MAY_MOVE) ? (double) unit.points() / Mobility.NORMAL_POINTS : 0;
        }
        return cardFrom(index, order, place + 1) ? 1 : 0;
    }

    private boolean acts(Dealt dealt, int index, Order order) {
        return dealt.formation() == table.stand(index).formation() && dealt.order() == order;
    }

    private boolean cardFrom(int index, Order order, int place) {
        for (int i = place; i < table.deal().size(); i++) {
            if (acts(table.deal().get(i), index, order)) {
                return true;
            }
        }
        return false;
    }
}
