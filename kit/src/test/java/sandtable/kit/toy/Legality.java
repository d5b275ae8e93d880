package sandtable.kit.toy;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** What a side of the toy may do, judged on what it knows. */
final class Legality {
    private Legality() {}

    static Prompt<Order> prompt(Sight sight) {
        if (!sight.hidden()) {
            return asks(
                    "TOY-2.1",
                    "Where is the gun?",
                    new Options.Open<>(chance -> new Order.Hide(chance.die(sight.length()))));
        }
        if (sight.inWindow()) {
            return asks(
                    "TOY-5.1",
                    "Fire at the tank?",
                    new Options.All<>(List.of(new Order.Fire(), new Order.Hold())));
        }
        if (sight.open().isEmpty()) {
            return asks(
                    "TOY-3.1",
                    "Bold or careful?",
                    new Options.All<>(
                            List.of(new Order.Seal(Stance.BOLD), new Order.Seal(Stance.CAREFUL))));
        }
        return asks(
                "TOY-4.1",
                "March how far?",
                new Options.Main<>(
                        List.of(new Order.March(sight.tank()), new Order.March(farthest(sight)))));
    }

    private static Prompt<Order> asks(String clause, String question, Options<Order> options) {
        return new Prompt<>(Clause.of(clause), question, options);
    }

    static Optional<Violation> check(Sight sight, Order order) {
        boolean mine = sight.me().equals(Lane.GUN);
        return switch (order) {
            case Order.Hide(int cell) -> hide(sight, cell, mine);
            case Order.Seal _ ->
                    sight.mine().isPresent() || !sight.hidden()
                            ? refused("TOY-3.1", "no order is sealed now")
                            : allowed();
            case Order.March(int to) -> march(sight, to, mine);
            case Order.Fire _, Order.Hold _ ->
                    mine && sight.inWindow() ? allowed() : refused("TOY-5.1", "nothing to fire at");
        };
    }

    private static Optional<Violation> hide(Sight sight, int cell, boolean mine) {
        if (!mine || sight.hidden()) {
            return refused("TOY-2.1", "no gun to hide");
        }
        boolean near = cell < Lane.NEAREST_CELL || cell >= sight.length();
        return near
                ? refused(
                        "TOY-2.1",
                        "cell %d is not between %d and %d",
                        cell,
                        Lane.NEAREST_CELL,
                        sight.length() - 1)
                : allowed();
    }

    private static Optional<Violation> march(Sight sight, int to, boolean gun) {
        if (gun || sight.open().isEmpty() || !sight.frames().isEmpty()) {
            return refused("TOY-4.1", "no march now");
        }
        boolean far = to < sight.tank() || to > farthest(sight);
        return far
                ? refused(
                        "TOY-4.1",
                        "cell %d is not between %d and %d",
                        to,
                        sight.tank(),
                        farthest(sight))
                : allowed();
    }

    private static int farthest(Sight sight) {
        return Math.min(sight.length(), sight.tank() + sight.open().get(Lane.TANK).pace);
    }

    private static Optional<Violation> allowed() {
        return Optional.empty();
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
