package sandtable.hexblitz.knowledge;

import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.movement.Movement;
import sandtable.hexblitz.setup.SettingUp;
import sandtable.hexblitz.state.Dealt;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Secrets;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Roster;
import sandtable.kernel.luck.Chance;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A state that would look like a view: enemies that are not seen are put near where they were last
 * seen, out of sight, with orders that fit the cards on the table.
 */
public final class Guess {
    private static final int HEXES_A_TURN = 2;

    private final View view;
    private final Table known;
    private final HexSet seen;
    private final Chance chance;
    private final Roster.Edit<Unit> units;
    private final int[] load;

    private Guess(View view, Chance chance) {
        this.view = view;
        this.known = view.table();
        this.seen = Visibility.seenBy(known, view.me());
        this.chance = chance;
        this.units = known.units().edit();
        this.load = new int[known.ground().grid().size()];
    }

    public static State of(View view, Chance chance) {
        var guess = new Guess(view, chance);
        guess.countSeen();
        for (int i = 0; i < guess.units.size(); i++) {
            if (guess.units.get(i).is(Whereabouts.Off.UNSEEN)) {
                guess.units.set(i, guess.believed(i));
            }
        }
        Table table = guess.known.with(guess.units.done());
        return new State(table, view.stack(), guess.secrets(table));
    }

    private void countSeen() {
        for (int i = 0; i < units.size(); i++) {
            if (known.stand(i).side() != view.me() && units.get(i).onMap()) {
                load[units.get(i).hex()] += known.stand(i).stacking();
            }
        }
    }

    private Unit believed(int index) {
        Unit start = known.battle().starts().get(index);
        if (view.step() instanceof SettingUp) {
            return start;
        }
        Optional<Sighting> last = view.sightings().get(index);
        Order order = order(index, last.map(Sighting::order).orElse(start.order()));
        int hex = place(index, last, start);
        load[hex] += known.stand(index).stacking();
        int sp = last.map(Sighting::sp).orElse(known.stand(index).sp());
        Unit unit = Unit.at(Whereabouts.in(known.hexId(hex)), sp, order, start.facing());
        return active(index, order)
                ? unit.points(Movement.allowance(known.stand(index), order)).with(Mark.MAY_MOVE)
                : unit;
    }

    /** As a member of the group that acts now it has its move before it. */
    private boolean active(int index, Order order) {
        return order.moving()
                && view.step() instanceof Activation(int place)
                && known.deal().get(place).formation() == known.stand(index).formation()
                && known.deal().get(place).order() == order;
    }

    /**
     * One of the orders its formation has cards for, or Defensive; most likely what it last had.
     */
    private Order order(int index, Order last) {
        var possible = new ArrayList<Order>(List.of(Order.DEFENSIVE));
        for (Dealt dealt : known.deal()) {
            if (dealt.formation() == known.stand(index).formation()) {
                possible.add(dealt.order());
            }
        }
        boolean kept = known.deal().isEmpty() || possible.contains(last) && chance.below(2) == 0;
        return kept ? last : chance.draw(possible);
    }

    private int place(int index, Optional<Sighting> last, Unit start) {
        int anchor = last.map(each -> each.hex().index()).orElse(start.hex());
        if (anchor == Whereabouts.NOWHERE) {
            int[] zone = known.stand(index).zone().toArray();
            anchor = zone.length == 0 ? chance.below(load.length) : zone[chance.below(zone.length)];
        }
        boolean there = !seen.contains(anchor) && fits(index, anchor);
        int since = known.turn() - last.map(Sighting::turn).orElse(known.turn());
        if (there && (since == 0 || chance.below(2) == 0)) {
            return anchor;
        }
        for (int range = 1 + HEXES_A_TURN * since; range <= 2 * load.length; range *= 2) {
            int[] hidden = unseenAround(index, anchor, range);
            if (hidden.length > 0) {
                return hidden[chance.below(hidden.length)];
            }
        }
        return there ? anchor : anyUnseen();
    }

    private boolean fits(int index, int hex) {
        return load[hex] + known.stand(index).stacking()
                <= known.battle().variants().stackingPoints();
    }

    private int[] unseenAround(int index, int anchor, int range) {
        var hidden = new HexSet.Edit();
        for (int hex = 0; hex < load.length; hex++) {
            boolean near = known.ground().grid().distance(anchor, hex) <= range;
            if (near && !seen.contains(hex) && fits(index, hex)) {
                hidden.add(hex);
            }
        }
        return hidden.done().toArray();
    }

    /** Room or not: the true place is one of these. */
    private int anyUnseen() {
        var hidden = new HexSet.Edit();
        for (int hex = 0; hex < load.length; hex++) {
            if (!seen.contains(hex)) {
                hidden.add(hex);
            }
        }
        int[] hexes = hidden.done().toArray();
        return hexes[chance.below(hexes.length)];
    }

    /** Mine are known; of the enemy's, that they have seen all of mine and sealed nothing yet. */
    private List<Secrets> secrets(Table table) {
        var sightings = new ArrayList<Optional<Sighting>>();
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            sightings.add(
                    table.stand(i).side() == view.me() && unit.onMap()
                            ? Optional.of(
                                    new Sighting(
                                            unit.place(), table.turn(), unit.sp(), unit.order()))
                            : Optional.empty());
        }
        Secrets enemy = Secrets.of(sightings);
        return view.me() == 0 ? List.of(view.secrets(), enemy) : List.of(enemy, view.secrets());
    }
}
