package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.engineers.Rivers;
import sandtable.notquitemechanized.movement.Crossings;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.words.Metres;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** NQM-TASK: what work may be ordered, where and of whom. */
final class WorkCheck {
    private WorkCheck() {}

    static Optional<Violation> of(View view, UnitId unit, Order.Work work) {
        Ability needed = work.task() == Task.DIG_IN ? Ability.DIGS : Ability.ENGINEERS;
        if (!view.battle().formation(unit).can(needed)) {
            return refused("NQM-TASK.10", "%s has nobody who could do that work", unit);
        }
        return switch (work.task()) {
            case DIG_IN, MINES_KM -> Optional.empty();
            case FORTIFY -> stores(view);
            case BRIDGEHEAD -> water(view, work.at(), "NQM-TASK.5");
            case BRIDGE -> water(view, work.at(), "NQM-TASK.6");
            case DEMOLISH_MAJOR -> bridge(view, work.at(), FeatureKind.RIVER, "NQM-TASK.8");
            case DEMOLISH_MINOR -> bridge(view, work.at(), FeatureKind.STREAM, "NQM-TASK.9");
            case LANE -> mines(view, work.at());
        };
    }

    /** NQM-TASK.11: with defence stores, of which the scenario has so many. */
    private static Optional<Violation> stores(View view) {
        int stores = view.battle().camps().get(view.camp()).stores();
        long used =
                view.table().positions().stream()
                        .filter(each -> each.camp() == view.camp() && each.begun() > 0)
                        .filter(each -> each.protection() == Protection.FORT)
                        .count();
        return used < stores
                ? Optional.empty()
                : refused(
                        "NQM-TASK.11",
                        "there are defence stores for %d positions, and %d have been fortified",
                        stores,
                        used);
    }

    private static Optional<Violation> water(View view, Spot at, String clause) {
        return Rivers.at(view.battle().ground(), at).isPresent()
                ? Optional.empty()
                : refused(
                        clause,
                        "no stream or river is within %d m of %s",
                        Setting.CROSSING_REACH.value(),
                        Metres.words(at));
    }

    private static Optional<Violation> bridge(View view, Spot at, FeatureKind over, String clause) {
        boolean there =
                Crossings.bridge(view.table(), at).isPresent()
                        && Rivers.at(view.battle().ground(), at).filter(over::equals).isPresent();
        return there
                ? Optional.empty()
                : refused(
                        clause,
                        "no bridge over a %s is within %d m of %s",
                        over.word(),
                        Setting.CROSSING_REACH.value(),
                        Metres.words(at));
    }

    private static Optional<Violation> mines(View view, Spot at) {
        boolean known =
                view.table().mines().stream()
                        .filter(each -> each.camp() != view.camp())
                        .anyMatch(each -> each.ground().within(Setting.LANE.value(), at));
        return known
                ? Optional.empty()
                : refused(
                        "NQM-TASK.7",
                        "no mines of the enemy are known within %d m of %s",
                        Setting.LANE.value(),
                        Metres.words(at));
    }

    private static Optional<Violation> refused(String clause, String words, Object... facts) {
        return Optional.of(Violation.of(clause, words, facts));
    }
}
