package sandtable.hexblitz.knowledge;

import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.orders.Ordering;
import sandtable.hexblitz.orders.Orders;
import sandtable.hexblitz.setup.SettingUp;
import sandtable.hexblitz.state.Dealt;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Secrets;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Another truth that one side cannot tell from this one: the enemies it does not see stand
 * elsewhere, stronger or weaker, with other orders, loads and memories. It is made from the truth,
 * never from a view, so that a view which shows too much is found out.
 */
public final class OtherSecrets {
    private static final Order[] ORDERS = Order.values();
    private static final int HALVES = 2;
    private static final int FACINGS = 6;

    private final State truth;
    private final Table table;
    private final int me;
    private final Chance chance;
    private final boolean settingUp;
    private final boolean ordering;
    private final HexSet seen;
    private final Roster.Edit<Unit> units;
    private final int[] load;

    private OtherSecrets(State truth, int me, Chance chance) {
        this.truth = truth;
        this.table = truth.table();
        this.me = me;
        this.chance = chance;
        this.settingUp = truth.stack().top() instanceof SettingUp;
        this.ordering = truth.stack().top() instanceof Ordering;
        this.seen = Visibility.seenBy(table, me);
        this.units = table.units().edit();
        this.load = new int[table.ground().grid().size()];
    }

    public static State of(State truth, Side side, Chance chance) {
        var other = new OtherSecrets(truth, truth.table().battle().side(side), chance);
        return other.changed();
    }

    private State changed() {
        for (int i = 0; i < units.size(); i++) {
            if (enemy(i) && units.get(i).onMap() && !hidden(i)) {
                fill(units.get(i), i);
            }
        }
        for (int i = 0; i < units.size(); i++) {
            if (enemy(i) && hidden(i)) {
                units.set(i, settingUp ? placedElsewhere(i) : elsewhere(i));
            }
        }
        Table now = table.with(units.done());
        int enemy = 1 - me;
        State other = truth.with(now).with(enemy, remembering(truth.secrets(enemy)));
        return ordering ? sealed(other) : other;
    }

    private boolean enemy(int index) {
        return table.stand(index).side() != me;
    }

    /** Not seen by me, or chosen in secret and not yet shown to anybody. */
    private boolean hidden(int index) {
        Unit unit = table.unit(index);
        if (settingUp) {
            return table.stand(index).arrives() == 0 && !table.stand(index).zone().isEmpty();
        }
        boolean there = unit.onMap() || unit.aboard();
        return there && !Visibility.visible(table, table.unitId(index), seen);
    }

    private void fill(Unit unit, int index) {
        for (int part = 0; part < unit.parts(); part++) {
            load[unit.hex(part)] += table.stand(index).stacking();
        }
    }

    /**
     * In another hex of its zone, with another facing. Whether it is placed at all differs only
     * while I have more than one to place: with my last the battle would begin, or not.
     */
    private Unit placedElsewhere(int index) {
        Unit unit = units.get(index);
        boolean placed = mine() > 1 ? chance.below(2) == 0 : unit.onMap();
        return placed
                ? put(index, unit, table.stand(index).zone())
                : unit.gone(Whereabouts.Off.TO_BE_SET_UP);
    }

    /** How many units I have still to place. */
    private int mine() {
        int unplaced = 0;
        for (int i = 0; i < units.size(); i++) {
            unplaced += !enemy(i) && units.get(i).is(Whereabouts.Off.TO_BE_SET_UP) ? 1 : 0;
        }
        return unplaced;
    }

    private Unit elsewhere(int index) {
        Unit unit = changed(index, units.get(index));
        return unit.onMap() ? put(index, unit, HexSet.NONE) : unit;
    }

    /** Into another hex with room: one of these, or with none given any that I do not see. */
    private Unit put(int index, Unit unit, HexSet zone) {
        var room = new HexSet.Edit();
        for (int hex = 0; hex < load.length; hex++) {
            boolean open = zone.isEmpty() ? !seen.contains(hex) : zone.contains(hex);
            boolean fits =
                    load[hex] + table.stand(index).stacking()
                            <= table.battle().variants().stackingPoints();
            if (open && fits) {
                room.add(hex);
            }
        }
        int[] hexes = room.done().toArray();
        Unit there =
                hexes.length == 0
                        ? unit
                        : unit.movedTo(table.hexId(hexes[chance.below(hexes.length)]));
        fill(there, index);
        return there.facing(facing(index, there.hex()));
    }

    /** Stands of one hex share a facing (data ruling 3). */
    private int facing(int index, int hex) {
        for (int i = 0; i < index; i++) {
            if (enemy(i) && units.get(i).hex() == hex) {
                return units.get(i).facing();
            }
        }
        for (int i = index + 1; i < units.size(); i++) {
            if (enemy(i) && units.get(i).hex() == hex && !hidden(i)) {
                return units.get(i).facing();
            }
        }
        return chance.below(FACINGS);
    }

    private Unit changed(int index, Unit unit) {
        int sp = table.stand(index).sp();
        Unit other = sp == 0 ? unit : unit.sp(1 + chance.below(sp));
        if (table.stand(index).transport() && table.aboard(table.unitId(index)).isEmpty()) {
            other = other.halfLogs(chance.below(1 + HALVES * table.stand(index).capacity()));
        }
        other = other.has(Mark.RESTED) ? other.without(Mark.RESTED) : other.with(Mark.RESTED);
        return active(index) ? other : other.ordered(order(index, other.order()));
    }

    /** Whether it belongs to the group whose card is in use: that it has this order is known. */
    private boolean active(int index) {
        return truth.stack().steps().stream()
                .anyMatch(
                        each ->
                                each instanceof Activation(int place)
                                        && Group.at(table, place).has(table, table.unitId(index)));
    }

    /** One of the orders for which its formation has cards, or Defensive; any before the deal. */
    private Order order(int index, Order now) {
        if (table.deal().isEmpty()) {
            return ORDERS[chance.below(ORDERS.length)];
        }
        var possible = new ArrayList<Order>(List.of(Order.DEFENSIVE, now));
        for (Dealt dealt : table.deal()) {
            if (dealt.formation() == table.stand(index).formation()) {
                possible.add(dealt.order());
            }
        }
        return chance.draw(possible);
    }

    /** They remember my units otherwise. */
    private Secrets remembering(Secrets theirs) {
        Roster.Edit<Optional<Sighting>> sightings = theirs.sightings().edit();
        for (int i = 0; i < sightings.size(); i++) {
            if (!enemy(i)) {
                sightings.set(
                        i,
                        Optional.of(
                                new Sighting(
                                        table.hexId(chance.below(load.length)),
                                        1 + chance.below(table.turn()),
                                        chance.below(1 + table.stand(i).sp()),
                                        ORDERS[chance.below(ORDERS.length)])));
            }
        }
        return theirs.remembering(sightings.done());
    }

    /**
     * Other markers face down. Whether they are ready differs only while I am not about to be: my
     * own readiness would turn the markers over, or not.
     */
    private State sealed(State state) {
        int enemy = 1 - me;
        boolean mineOpen =
                Orders.checkReady(table, me, truth.secrets(me)).isPresent()
                        && !truth.secrets(me).ready();
        boolean ready = mineOpen ? chance.below(2) == 0 : truth.secrets(enemy).ready();
        Roster.Edit<Optional<Order>> orders = state.secrets(enemy).orders().edit();
        for (int i = 0; i < orders.size(); i++) {
            if (enemy(i) && Orders.needed(state.table(), table.unitId(i))) {
                boolean placed = ready || chance.below(2) == 0;
                orders.set(i, placed ? Optional.of(marker(state.table(), i)) : Optional.empty());
            }
        }
        Secrets other = state.secrets(enemy).with(orders.done());
        return state.with(enemy, ready ? other.readied() : other.unreadied());
    }

    private Order marker(Table now, int index) {
        var allowed = new ArrayList<Order>();
        for (Order order : ORDERS) {
            if (Orders.allowed(now, now.unitId(index), order)) {
                allowed.add(order);
            }
        }
        return allowed.isEmpty() ? now.unit(index).order() : chance.draw(allowed);
    }
}
