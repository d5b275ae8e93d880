package sandtable.notquitemechanized.air;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.orders.Ways;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.words.Metres;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** C13: which sorties a post may write, judged on what it knows. */
final class SortieCheck {
    private static final int CHOOSING = 3;

    private SortieCheck() {}

    static Optional<Violation> of(View view, Sortie sortie) {
        Table table = view.table();
        if (!view.orders(table.stand(sortie.air()).unit())) {
            return refused("NQM-OOB.5", "%s does not take your orders", sortie.air());
        }
        if (!Aircraft.is(table, sortie.air())) {
            return refused("NQM-AIR.4", "%s does not fly", sortie.air());
        }
        if (!Aircraft.weather(table)) {
            return refused(
                    "NQM-AIR.4",
                    "one sees %d m, and aircraft need %d",
                    table.battle().calendar().sight(),
                    Setting.FLYING_SIGHT.value());
        }
        Optional<Violation> place = Ways.check(table.battle().ground(), List.of(sortie.at()));
        return place.isPresent() ? place : timed(view, sortie);
    }

    private static Optional<Violation> timed(View view, Sortie sortie) {
        Table table = view.table();
        int first = Math.max(Math.max(1, table.bound()), Aircraft.from(table, sortie.air()));
        int last = table.battle().calendar().bounds();
        if (sortie.bound() < first || sortie.bound() > last) {
            return refused(
                    "NQM-TASK.3",
                    "%s can fly in bounds %d to %d, and the sortie is timed for %d",
                    sortie.air(),
                    first,
                    last,
                    sortie.bound());
        }
        if (!Aircraft.ready(table, sortie.air(), sortie.bound())) {
            return refused("NQM-AIR.9", "nobody of %s is left to fly", sortie.air());
        }
        if (Aircraft.left(view, sortie) < 1) {
            return refused(
                    "NQM-TASK.3",
                    "%s has no sortie left on the day of bound %d",
                    sortie.air(),
                    sortie.bound());
        }
        if (table.bound() == 0) {
            return Optional.empty();
        }
        boolean comes =
                table.clock().step() == CHOOSING
                        && sortie.bound() == table.bound()
                        && Aircraft.tasked(view.plan(), sortie.air(), sortie.bound()).isPresent();
        return comes ? aimed(view, sortie) : requested(table, sortie);
    }

    /** R-NQM-103: aircraft that come in this bound may be given another target that is seen. */
    private static Optional<Violation> aimed(View view, Sortie sortie) {
        return Preys.seen(view, sortie.at())
                ? Optional.empty()
                : refused(
                        "NQM-AIR.4",
                        "no enemy is seen within %d m of %s",
                        Setting.BEATEN_ZONE.value(),
                        Metres.words(sortie.at()));
    }

    /** NQM-TASK.1, NQM-TASK.2. */
    private static Optional<Violation> requested(Table table, Sortie sortie) {
        Level level = table.battle().formation(sortie.air()).level();
        int soonest = table.bound() + Tasking.hours(level);
        return sortie.bound() >= soonest
                ? Optional.empty()
                : refused(
                        level == Level.CORPS ? "NQM-TASK.1" : "NQM-TASK.2",
                        "%s that %s tasks in bound %d can fly in bound %d, not in %d",
                        sortie.air(),
                        level.name().toLowerCase(Locale.ROOT),
                        table.bound(),
                        soonest,
                        sortie.bound());
    }

    private static Optional<Violation> refused(String clause, String words, Object... facts) {
        return Optional.of(Violation.of(clause, words, facts));
    }
}
