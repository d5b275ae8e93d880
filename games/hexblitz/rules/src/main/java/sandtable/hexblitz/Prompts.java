package sandtable.hexblitz;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;

import java.util.List;

/** The question at each step of the game sequence, and the answers to it. */
final class Prompts {
    static final Order[] ORDERS = Order.values();
    private static final Clause SET_UP = Clause.of("HB-EQUIP.1");
    private static final Clause NAME = Clause.of("HB-FORM.2");
    private static final Clause ORDER = Clause.of("HB-SEQ.1");
    private static final Clause FACE = Clause.of("HB-FACE.1");
    private static final Clause ACT = Clause.of("HB-SEQ.6");
    private static final Clause LOSE = Clause.of("HB-CBT.17");
    private static final Clause OVER = Clause.of("HB-SEQ.9");

    private Prompts() {}

    static Prompt<Decision> of(View view) {
        return switch (view.step()) {
            case Step.SettingUp _ ->
                    all(SET_UP, "Where do your units set up?", placing(view.table(), view.me()));
            case Step.Ordering ordering -> ordering(view, ordering);
            case Step.Turning _ ->
                    all(FACE, "Turn your Defensive stands?", turning(view.table(), view.me()));
            case Step.Activation(int place) ->
                    new Prompt<>(
                            ACT,
                            question(view.table(), place),
                            new Options.Main<>(Acting.choices(view.table(), place)));
            case Step.Losing losing ->
                    all(LOSE, "Which unit bears the loss?", losing(view.table(), losing));
            case Step.Over _ -> all(OVER, "The battle is over", new Choices(view.table(), null));
        };
    }

    private static Prompt<Decision> all(Clause clause, String question, List<Decision> choices) {
        return new Prompt<>(clause, question, new Options.All<>(choices));
    }

    private static String question(Table table, int place) {
        Dealt dealt = table.deal().get(place);
        return table.battle().formations().get(dealt.formation()).name()
                + ": what do the units that are "
                + dealt.order().words()
                + " do?";
    }

    private static Choices placing(Table table, int side) {
        var choices = new Choices(table, null);
        var field = new Field(table, side);
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && table.unit(i).hex() == Unit.UNPLACED) {
                int unit = i;
                table.stand(i)
                        .zone()
                        .forEach(
                                hex -> {
                                    if (field.fits(unit, hex)) {
                                        choices.place(unit, hex);
                                    }
                                });
            }
        }
        return choices;
    }

    private static Prompt<Decision> ordering(View view, Step.Ordering ordering) {
        var choices = new Choices(view.table(), null);
        List<Integer> candidates = Headquarters.candidates(view.table(), view.me());
        if (!candidates.isEmpty()) {
            candidates.forEach(choices::name);
            return all(NAME, "Which unit becomes the new HQ?", choices);
        }
        Table table = view.table();
        for (Formation formation : table.battle().formations()) {
            if (formation.side() == view.me()) {
                forFormation(table, ordering, formation, choices);
            }
        }
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == view.me() && Orders.open(table, ordering, i)) {
                for (Order order : ORDERS) {
                    if (Orders.allowed(table, i, order)) {
                        choices.order(i, order);
                    }
                }
            }
        }
        if (choices.isEmpty()) {
            choices.ready();
        }
        return all(ORDER, "Which orders do your units get?", choices);
    }

    /** The orders that every unit of the formation still without one may take. */
    private static void forFormation(
            Table table, Step.Ordering ordering, Formation formation, Choices choices) {
        int allowed = -1;
        for (int i = 0; i < table.units().size() && allowed != 0; i++) {
            if (table.stand(i).formation() == formation.index()
                    && Orders.open(table, ordering, i)) {
                allowed = allowed < 0 ? (1 << ORDERS.length) - 1 : allowed;
                for (Order order : ORDERS) {
                    allowed &= Orders.allowed(table, i, order) ? -1 : ~(1 << order.ordinal());
                }
            }
        }
        for (Order order : ORDERS) {
            if (allowed > 0 && (allowed >> order.ordinal() & 1) == 1) {
                choices.order(formation, order);
            }
        }
    }

    private static Choices turning(Table table, int side) {
        var choices = new Choices(table, null);
        Choices.turnable(table, side)
                .forEach(hex -> faces(choices, hex, FrontFlankRear.facing(table, side, hex)));
        choices.done();
        return choices;
    }

    static void faces(Choices choices, int hex, int now) {
        for (int direction = 0; direction < 6; direction++) {
            if (direction != now) {
                choices.face(hex, direction);
            }
        }
    }

    private static Choices losing(Table table, Step.Losing losing) {
        var choices = new Choices(table, null);
        losing.candidates().forEach(choices::lose);
        return choices;
    }
}
