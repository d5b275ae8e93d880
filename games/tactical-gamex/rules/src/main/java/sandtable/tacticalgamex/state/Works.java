package sandtable.tacticalgamex.state;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.scenario.Span;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * TGX-9.2 What engineers have under way, and the bridges they have blown.
 *
 * @param failed remembered for the side, whichever engineer tries again (R-TGX-149)
 * @param blown bridges that are gone, whatever becomes of the block there (R-TGX-148)
 * @param bridges the temporary ones that stand (TGX-9.3.g)
 * @param spent the bridge layers that have laid theirs (R-TGX-154)
 */
public record Works(
        List<EngineerAction> actions,
        List<FailedAttempt> failed,
        HexSet blown,
        List<TemporaryBridge> bridges,
        List<UnitId> spent) {
    /** TGX-9.3.g: a temporary bridge in a stream hex, with what is printed on its marker. */
    public record TemporaryBridge(HexId hex, Span span) {}

    /**
     * TGX-9.2.e: an Engineer Action marker, which counts what an engineer has done in a hex.
     *
     * @param steps activations so far
     * @param leaving whether the engineer is on its way out, upon which the die is rolled
     *     (TGX-9.2.f)
     */
    public record EngineerAction(
            HexId hex, UnitId engineer, Project project, int steps, boolean leaving) {
        /** What it is for. */
        public enum Project {
            /** A bridge is blown (TGX-9.2.e). */
            DEMOLITION,
            /** A road is blocked (TGX-9.2.l). */
            OBSTACLE
        }

        /** One more activation. */
        EngineerAction advanced() {
            return new EngineerAction(hex, engineer, project, steps + 1, false);
        }

        EngineerAction leaving(boolean now) {
            return new EngineerAction(hex, engineer, project, steps, now);
        }
    }

    /**
     * TGX-9.2.i, TGX-9.2.n: a demolition or an obstacle that has failed once and is tried again.
     */
    public record FailedAttempt(HexId hex, int side, EngineerAction.Project project) {}

    static final Works NONE = new Works(List.of(), List.of(), HexSet.NONE, List.of(), List.of());

    public Works {
        actions = List.copyOf(actions);
        failed = List.copyOf(failed);
        bridges = List.copyOf(bridges);
        spent = List.copyOf(spent);
    }

    /** The temporary bridge in a hex. */
    public Optional<TemporaryBridge> bridgeAt(int hex) {
        for (TemporaryBridge each : bridges) {
            if (each.hex().index() == hex) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** A temporary bridge lies there. */
    public Works with(TemporaryBridge laid) {
        var now = new ArrayList<>(bridges);
        now.add(laid);
        now.sort(Comparator.comparing(each -> each.hex().index()));
        return new Works(actions, failed, blown, now, spent);
    }

    /** A layer has laid the only one it has. */
    public Works spent(UnitId layer) {
        return new Works(actions, failed, blown, bridges, Lists.with(spent, layer));
    }

    /** A temporary bridge is gone, with whatever was done about it. */
    public Works without(TemporaryBridge fallen) {
        HexId hex = fallen.hex();
        return new Works(
                kept(actions, each -> !each.hex().equals(hex)),
                failed,
                blown,
                kept(bridges, each -> !each.equals(fallen)),
                spent);
    }

    /** What an engineer has begun. */
    public Optional<EngineerAction> of(UnitId engineer) {
        return actions.stream().filter(each -> each.engineer().equals(engineer)).findFirst();
    }

    /** An engineer has spent one more activation there. */
    public Works advanced(HexId hex, UnitId engineer, EngineerAction.Project project) {
        EngineerAction begun =
                of(engineer).orElse(new EngineerAction(hex, engineer, project, 0, false));
        return with(begun.advanced());
    }

    /** It sets out to leave, having done what there is to do. */
    public Works leaving(HexId hex, UnitId engineer, EngineerAction.Project project) {
        EngineerAction begun =
                of(engineer).orElse(new EngineerAction(hex, engineer, project, 0, false));
        return with(begun.leaving(true));
    }

    /** It has not left after all. */
    public Works stayed(EngineerAction action) {
        boolean nothingDone = action.steps() == 0;
        return nothingDone ? without(action.engineer()) : with(action.leaving(false));
    }

    private Works with(EngineerAction action) {
        var now = new ArrayList<>(without(action.engineer()).actions);
        now.add(action);
        return new Works(now, failed, blown, bridges, spent);
    }

    public Works without(UnitId engineer) {
        return new Works(
                kept(actions, each -> !each.engineer().equals(engineer)),
                failed,
                blown,
                bridges,
                spent);
    }

    public Works with(FailedAttempt attempt) {
        var now = new ArrayList<>(failed);
        now.add(attempt);
        return new Works(actions, now, blown, bridges, spent);
    }

    public Works without(FailedAttempt attempt) {
        return new Works(
                actions, kept(failed, each -> !each.equals(attempt)), blown, bridges, spent);
    }

    /** A bridge is gone, and nobody has anything more to do with it. */
    public Works blown(HexId hex) {
        return new Works(
                kept(actions, each -> !each.hex().equals(hex)),
                kept(failed, each -> !each.hex().equals(hex)),
                blown.edit().add(hex.index()).done(),
                bridges,
                spent);
    }

    private static <T> List<T> kept(List<T> all, Predicate<T> such) {
        return all.stream().filter(such).toList();
    }
}
