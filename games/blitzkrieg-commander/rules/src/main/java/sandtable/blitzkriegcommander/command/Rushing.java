package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.march.Manner;
import sandtable.blitzkriegcommander.march.Moving;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.measuring.Straight;
import sandtable.blitzkriegcommander.movement.Moves;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.List;
import java.util.Optional;

/**
 * BKC-CBL.13: units move straight by a blunder, one after the other; nobody answers (BKC-MOVE.8).
 *
 * @param left units that are still to move
 * @param mm how far, where dice say so
 */
record Rushing(List<UnitId> left, Rush rush, int mm, Clause clause) implements SilentStep {
    Rushing {
        left = List.copyOf(left);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        if (left.isEmpty()) {
            return new Flow.Done<>(state);
        }
        UnitId unit = left.getFirst();
        var rest = new Rushing(left.subList(1, left.size()), rush, mm, clause);
        return way(state.table(), unit)
                .<Flow<State>>map(
                        way ->
                                new Flow.Push<>(
                                        state,
                                        rest,
                                        Moving.along(
                                                unit,
                                                way,
                                                state.table().unit(unit).heading(),
                                                Manner.FORCED)))
                .orElseGet(() -> new Flow.Next<>(state, rest));
    }

    /** Its longest legal part of the straight way; nothing for who cannot move. */
    private Optional<Way> way(Table table, UnitId unit) {
        if (table.base(unit).isEmpty() || table.unit(unit).suppressed()) {
            return Optional.empty();
        }
        Moves moves = Moves.of(table, unit, Terms.blunder(rush.half()));
        int most = rush == Rush.DICE_BACK ? mm : moves.allowance();
        return end(table, unit, most)
                .map(end -> moves.longest(Way.through(List.of(moves.start(), end))))
                .filter(way -> way.spots().size() > 1);
    }

    /** Where it would come without anything in its way but the table's edge. */
    private Optional<Spot> end(Table table, UnitId unit, int most) {
        if (!rush.atEnemy()) {
            return Optional.of(clamped(table, Straight.home(table, unit, most)));
        }
        Spot at = table.base(unit).orElseThrow();
        List<UnitId> seen =
                table.onTable(1 - table.stand(unit).side()).stream()
                        .filter(each -> Sight.sees(table, unit, each))
                        .toList();
        return Gaps.nearest(table, at, seen).stream()
                .findFirst()
                .map(each -> table.base(each).orElseThrow())
                .filter(enemy -> !enemy.equals(at))
                .map(enemy -> enemy.within(most, at) ? enemy : at.towards(enemy, most));
    }

    /** One straight back to an edge only leaves the table there. */
    private static Spot clamped(Table table, Spot spot) {
        Box box = table.ground().table();
        return new Spot(
                Math.clamp(spot.x(), box.west(), box.east()),
                Math.clamp(spot.y(), box.south(), box.north()));
    }

    @Override
    public String named() {
        return "%s rush, %s %d, %s".formatted(left, rush, mm, clause);
    }
}
