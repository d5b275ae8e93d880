package sandtable.hexblitz;

import sandtable.kernel.Chance;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** HB-SEQ Game sequence: from one step to the next. */
final class GameSequence {
    private static final Clause TURN = Clause.of("HB-SCALE.1");
    private static final Clause NIGHT_TURN = Clause.of("HB-SCALE.2");
    private static final Clause REVEALED = Clause.of("HB-SEQ.2");
    private static final Clause TURNED = Clause.of("HB-FACE.1");
    private static final Clause DEALT = Clause.of("HB-SEQ.4");
    private static final Clause ACTIVATED = Clause.of("HB-SEQ.6");
    private static final Clause DISCARDED = Clause.of("HB-SEQ.7");
    private static final Clause ENDED = Clause.of("HB-SEQ.9");
    private static final int BOTH = 3;

    private GameSequence() {}

    /** A side has placed all its markers; when both have, they are turned over. */
    static State ordered(
            State state, int side, Step.Ordering ordering, Chance chance, List<Happening> events) {
        State ready = Orders.ready(state, side, ordering, events);
        var now = (Step.Ordering) ready.step();
        if (now.ready() != BOTH) {
            return ready;
        }
        events.add(new Happening.Revealed(REVEALED));
        State revealed = Visibility.remember(ready.with(Orders.revealed(state.table(), now)));
        return turning(revealed, 0, chance, events);
    }

    /**
     * Data ruling 3: each side in turn may face its Defensive stands anew, if it has any that can.
     */
    private static State turning(State state, int from, Chance chance, List<Happening> events) {
        for (int side = from; side < 2; side++) {
            if (!Choices.turnable(state.table(), side).isEmpty()) {
                return state.with(new Step.Turning(side));
            }
        }
        return deal(state, chance, events);
    }

    /** A side has turned what it wanted to. */
    static State turned(State state, int side, Chance chance, List<Happening> events) {
        events.add(new Happening.TurningEnded(state.table().side(side), TURNED));
        return turning(state, side + 1, chance, events);
    }

    private static State deal(State state, Chance chance, List<Happening> events) {
        List<Dealt> deal = Cards.deal(state.table(), chance);
        events.add(new Happening.CardsDealt(deal, DEALT));
        return activate(state.with(state.table().withDeal(deal)), 0, events);
    }

    /**
     * HB-SEQ.6, HB-SEQ.8: the lowest card that anybody is left to use; after the last the turn
     * ends.
     */
    private static State activate(State state, int from, List<Happening> events) {
        Table table = state.table();
        for (int place = from; place < table.deal().size(); place++) {
            Dealt dealt = table.deal().get(place);
            var group = Activation.Group.of(dealt);
            if (group.any(table)) {
                events.add(
                        new Happening.Activated(
                                dealt.card(), dealt.formation(), dealt.order(), ACTIVATED));
                return state.with(Activation.begin(table, group)).with(new Step.Activation(place));
            }
        }
        return endTurn(state, events);
    }

    /** Why an activation cannot end yet. */
    static Optional<Violation> checkDone(Table table, int place) {
        var group = Activation.Group.at(table, place);
        for (int i = 0; i < table.units().size(); i++) {
            if (!group.has(table, i)) {
                continue;
            }
            if (March.owesReturn(table, i)) {
                return Optional.of(
                        Violation.of(
                                "HB-FORM.9",
                                "%s is outside its Command Area and must move back towards it",
                                table.stand(i).id()));
            }
            Optional<Violation> engaged = mustEngage(table, group, i);
            if (engaged.isPresent()) {
                return engaged;
            }
        }
        return Optional.empty();
    }

    /** HB-STK.5: who has entered a hex that an enemy stand lies across must attack it. */
    private static Optional<Violation> mustEngage(Table table, Activation.Group group, int index) {
        Unit unit = table.unit(index);
        for (int i = 0; i < table.units().size(); i++) {
            Unit enemy = table.unit(i);
            boolean shared =
                    table.stand(i).side() != table.stand(index).side()
                            && enemy.onMap()
                            && enemy.straddles()
                            && enemy.in(unit.hex());
            if (shared && Attackers.inContact(table, group, unit.hex()).contains(index)) {
                return Optional.of(
                        Violation.of(
                                "HB-STK.5",
                                "%s has entered %s and must engage %s",
                                table.stand(index).id(),
                                table.battle().hexName(unit.hex()),
                                table.stand(i).id()));
            }
        }
        return Optional.empty();
    }

    /** HB-SEQ.7: the card is discarded. */
    static State done(State state, int place, List<Happening> events) {
        Dealt dealt = state.table().deal().get(place);
        events.add(new Happening.ActivationEnded(dealt.formation(), dealt.order(), DISCARDED));
        return activate(state, place + 1, events);
    }

    /** HB-SEQ.9: cards are collected, and the next turn begins or the battle ends. */
    private static State endTurn(State state, List<Happening> events) {
        Table table = rested(state.table());
        table = table.withControls(controls(table));
        boolean last = table.turn() >= table.battle().clock().turns();
        if (last || wiped(table, 0) || wiped(table, 1) || table.battle().victory().decided(table)) {
            Step.Over over = table.battle().victory().result(table);
            events.add(new Happening.BattleEnded(over.reason(), over.clause()));
            return state.with(table).with(over);
        }
        return begin(state.with(table.withTurn(table.turn() + 1)), events);
    }

    /** The start of a turn: supply, recovery, then new markers. */
    static State begin(State state, List<Happening> events) {
        Table table = state.table();
        boolean night = table.night();
        events.add(new Happening.TurnBegan(table.turn(), night, night ? NIGHT_TURN : TURN));
        if (table.turn() > 1 && table.battle().clock().firstOfDay(table.turn())) {
            table = LogisticSupply.draw(table, events);
            table = Recovery.of(table, events);
        }
        return Visibility.remember(state.with(table).with(Orders.blank(table)));
    }

    /** Marks of the turn go; who was Stationary through all of it is rested (HB-FN.7). */
    private static Table rested(Table table) {
        Roster.Edit<Unit> edit = table.units().edit();
        for (int i = 0; i < edit.size(); i++) {
            Unit unit = edit.get(i);
            boolean rested =
                    unit.onMap() && unit.order() == Order.STATIONARY && !unit.has(Mark.WITHDRAWN);
            int marks = unit.marks() & ~Mark.OF_ONE_TURN | (rested ? Mark.RESTED.bit() : 0);
            if (marks != unit.marks() || unit.points() != 0) {
                edit.set(i, unit.turnOver(marks));
            }
        }
        return table.with(edit.done());
    }

    /** Who was the last to have a unit with SP in each objective hex. */
    private static List<Integer> controls(Table table) {
        var controls = new ArrayList<>(table.controls());
        List<Integer> objectives = table.battle().victory().objectives();
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            for (int objective = 0; unit.sp() > 0 && objective < objectives.size(); objective++) {
                if (unit.in(objectives.get(objective))) {
                    controls.set(objective, table.stand(i).side());
                }
            }
        }
        return controls;
    }

    /** Whether a side has nobody left on the map and nobody to come. */
    private static boolean wiped(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            boolean there = hex >= 0 || hex == Unit.WAITING || hex == Unit.CARRIED;
            if (table.stand(i).side() == side && there && !table.stand(i).transport()) {
                return false;
            }
        }
        return true;
    }
}
