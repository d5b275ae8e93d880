package sandtable.bench.skirmish;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.Optional;

/** Whether an order may be given. */
final class Legality {
    private Legality() {}

    static Optional<Violation> check(View view, Order order) {
        Position position = view.position();
        int mover = position.mover();
        int unit = order.unit();
        if (!view.side().equals(Position.SIDES.get(mover))) {
            return refused(Clauses.TURN, "it is " + Position.SIDES.get(mover) + "'s turn");
        }
        if (unit < 0
                || unit >= Position.UNITS
                || Position.sideOf(unit) != mover
                || position.points(unit) == 0) {
            return refused(Clauses.TURN, view.side() + " has no unit " + unit);
        }
        return switch (order) {
            case Order.Move(_, int hex) -> move(position, unit, hex);
            case Order.Attack(_, int target) -> attack(position, unit, target);
        };
    }

    private static Optional<Violation> move(Position position, int unit, int hex) {
        if (!Field.adjacent(position.hex(unit), hex)) {
            return refused(Clauses.MOVE, "hex " + hex + " is not beside hex " + position.hex(unit));
        }
        int there = position.unitIn(hex);
        return there < 0
                ? Optional.empty()
                : refused(Clauses.MOVE, "unit " + there + " stands in hex " + hex);
    }

    private static Optional<Violation> attack(Position position, int unit, int target) {
        boolean enemy =
                target >= 0
                        && target < Position.UNITS
                        && Position.sideOf(target) != Position.sideOf(unit)
                        && position.points(target) > 0;
        if (!enemy) {
            return refused(Clauses.ATTACK, "there is no enemy unit " + target);
        }
        return Field.adjacent(position.hex(unit), position.hex(target))
                ? Optional.empty()
                : refused(Clauses.ATTACK, "unit " + target + " is not beside unit " + unit);
    }

    private static Optional<Violation> refused(Clause clause, String reason) {
        return Optional.of(new Violation(clause, reason));
    }
}
