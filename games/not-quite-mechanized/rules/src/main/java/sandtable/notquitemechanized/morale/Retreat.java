package sandtable.notquitemechanized.morale;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * NQM-RETR.1, .2, NQM-BREAK.7: where a unit withdraws to, as far as its post knows: the nearest
 * place that is safe from known enemies, by a straight way that is clear.
 */
public final class Retreat {
    /** Sixteen directions, in thousandths. */
    private static final int[][] WAYS = {
        {0, -1000}, {383, -924}, {707, -707}, {924, -383}, {1000, 0}, {924, 383}, {707, 707},
        {383, 924}, {0, 1000}, {-383, 924}, {-707, 707}, {-924, 383}, {-1000, 0}, {-924, -383},
        {-707, -707}, {-383, -924}
    };

    private static final int THOUSAND = 1000;
    private static final int STRIDE = 250;
    private static final int FARTHEST = 6000;

    private Retreat() {}

    /** The end of its way; nothing where it cannot withdraw. */
    public static Optional<Spot> to(View view, UnitId unit) {
        Table table = view.table();
        Optional<Spot> from = table.anchor(unit);
        if (from.isEmpty() || !mobile(table, unit)) {
            return Optional.empty();
        }
        List<BodyId> enemies = enemies(view);
        for (int metres = 2 * STRIDE; metres <= FARTHEST; metres += 2 * STRIDE) {
            Optional<Spot> end = end(table, from.get(), enemies, metres);
            if (end.isPresent()) {
                return end;
            }
        }
        return Optional.empty();
    }

    /** Whether a unit is as far from known enemies as it would go. */
    static boolean safe(View view, UnitId unit) {
        Optional<Spot> at = view.table().anchor(unit);
        return at.isEmpty() || safe(view.table(), at.get(), enemies(view));
    }

    private static Optional<Spot> end(Table table, Spot from, List<BodyId> enemies, int metres) {
        for (int[] way : WAYS) {
            var there =
                    new Spot(
                            clamp(from.x() + way[0] * metres / THOUSAND),
                            clamp(from.y() + way[1] * metres / THOUSAND));
            Spot end = Tens.nearest(there, table.battle().ground());
            boolean onTable = !end.within(metres - STRIDE, from);
            if (onTable && safe(table, end, enemies) && clear(table, from, end, enemies)) {
                return Optional.of(end);
            }
        }
        return Optional.empty();
    }

    private static int clamp(int metres) {
        return Math.clamp(metres, 0, Spot.FARTHEST);
    }

    /** NQM-RETR.2: as mobile as the fastest who attacked it; horses count nothing. */
    private static boolean mobile(Table table, UnitId unit) {
        int slowest = Integer.MAX_VALUE;
        for (BodyId each : table.formation(unit).bodies()) {
            if (table.spot(each).isPresent()) {
                slowest = Math.min(slowest, table.stand(each).type().leg().contact());
            }
        }
        int fastest = 0;
        for (BodyId each : Attacking.pursuers(table, unit)) {
            fastest = Math.max(fastest, table.stand(each).type().leg().contact());
        }
        return slowest >= fastest;
    }

    /** Known enemies who fire at what they see. */
    private static List<BodyId> enemies(View view) {
        var enemies = new ArrayList<BodyId>();
        for (Stand each : view.battle().stands()) {
            boolean direct = each.type().range().effective() > 0 && !each.type().is(Note.INDIRECT);
            if (each.camp() != view.camp() && direct && view.table().spot(each.id()).isPresent()) {
                enemies.add(each.id());
            }
        }
        return enemies;
    }

    private static boolean safe(Table table, Spot end, List<BodyId> enemies) {
        for (BodyId each : enemies) {
            if (table.spot(each).orElseThrow().within(Setting.SAFE.value() - 1, end)) {
                return false;
            }
        }
        return true;
    }

    /** C5: each step leads away from every enemy in whose effective range and sight it lies. */
    private static boolean clear(Table table, Spot from, Spot end, List<BodyId> enemies) {
        Spot last = from;
        int length = from.lengthTo(end);
        for (int metres = STRIDE; metres <= length; metres += STRIDE) {
            Spot next = from.towards(end, metres);
            for (BodyId each : enemies) {
                Spot enemy = table.spot(each).orElseThrow();
                boolean covered =
                        enemy.within(table.stand(each).type().range().effective(), next)
                                && Seeing.line(table, enemy, next);
                if (covered && enemy.squaredTo(next) <= enemy.squaredTo(last)) {
                    return false;
                }
            }
            last = next;
        }
        return true;
    }
}
