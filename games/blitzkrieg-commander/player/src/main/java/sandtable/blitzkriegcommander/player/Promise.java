package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;

/** What a decision brings or costs that the table does not show right after it. */
final class Promise {
    /** Fire at an opportunity makes the next orders harder. */
    private static final double MARK = 0.003;

    /** While others may still order, the CO waits: if they fail nobody orders (BKC-ORD.4). */
    private static final double CO_FIRST = 0.015;

    private static final double LINKED = 0.004;
    private static final double DUG = 0.003;

    private final View view;

    Promise(Outlook outlook, View view) {
        this.view = view;
    }

    double of(Decision decision) {
        return switch (decision) {
            case Decision.Order order -> order(order);
            case Decision.Fire fire when view.step() instanceof Window ->
                    -MARK * fire.firers().size();
            case Decision.Communicate _ -> LINKED;
            case Decision.DigIn _ -> view.me() == view.battle().first() ? 0 : DUG;
            default -> 0;
        };
    }

    private double order(Decision.Order order) {
        var table = view.table();
        boolean co =
                table.command(order.commander()).filter(each -> each.role() == Role.CO).isPresent();
        boolean others =
                table.onTable(view.me()).stream()
                        .anyMatch(
                                each ->
                                        table.command(each)
                                                .filter(
                                                        it ->
                                                                it.role() == Role.HQ
                                                                        && it.finished()
                                                                                != table.turn())
                                                .isPresent());
        return co && others ? -CO_FIRST : 0;
    }
}
