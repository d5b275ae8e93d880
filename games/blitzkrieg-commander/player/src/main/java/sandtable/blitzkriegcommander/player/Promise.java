package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.command.OrderSurvey;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;

/** What a decision brings that the table does not show right after it. */
final class Promise {
    /** What one unit that may act is worth. */
    private static final double ACTION = 0.02;

    /** The chance below which an order is not worth what a failure costs. */
    private static final double LEAST_CHANCE = 0.3;

    /** The CO orders last: where they fail nobody orders any more (BKC-ORD.4). */
    private static final double CO_WAITS = 0.6;

    /** What a millimetre nearer to its own is worth to a command unit. */
    private static final double CLOSER = 0.00002;

    /** What one more that fires counts, for who has no time to think. */
    private static final double FIRES = 0.1;

    private final View view;
    private final Goals goals;

    Promise(View view) {
        this.view = view;
        this.goals = new Goals(view.table());
    }

    double of(Decision decision) {
        return switch (decision) {
            case Decision.Order order -> order(order);
            case Decision.Request request -> ACTION * request.guns().size();
            case Decision.Strike strike -> ACTION * strike.aircraft().size();
            case Decision.Move move when view.table().stand(move.unit()).type().command() ->
                    CLOSER * goals.gain(move);
            default -> 0;
        };
    }

    private double order(Decision.Order order) {
        double chance = OrderSurvey.of(view, order).odds().success() - LEAST_CHANCE;
        boolean co =
                view.table()
                        .command(order.commander())
                        .filter(each -> each.role() == Role.CO)
                        .isPresent();
        return ACTION * order.units().size() * chance * (co && chance > 0 ? CO_WAITS : 1);
    }

    /** The same for who plays on without looking at the table afterwards. */
    double quick(Decision decision) {
        return switch (decision) {
            case Decision.Fire fire -> FIRES * fire.firers().size();
            case Decision.Move move when !view.table().stand(move.unit()).type().command() ->
                    CLOSER * goals.gain(move);
            default -> of(decision);
        };
    }
}
