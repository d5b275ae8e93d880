package sandtable.notquitemechanized.fireplan;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Places at which fire from guns or from the air is worth a look. */
public final class Targets {
    private static final int MOST = 3;

    private Targets() {}

    /**
     * Of enemies who are seen or were seen lately, each so far from the others that its zone is
     * another, where no friends are.
     */
    public static List<Spot> of(View view) {
        var targets = new ArrayList<Spot>();
        for (Stand each : view.battle().stands()) {
            if (each.camp() != view.camp() && targets.size() < MOST) {
                Optional<Spot> at = known(view, each.id());
                if (at.isPresent() && another(targets, at.get()) && !friends(view, at.get())) {
                    targets.add(at.get());
                }
            }
        }
        return targets;
    }

    private static boolean another(List<Spot> targets, Spot at) {
        for (Spot each : targets) {
            if (each.within(Setting.BEATEN_ZONE.value(), at)) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Spot> known(View view, BodyId enemy) {
        return switch (view.secrets().knowledge().get(enemy.index())) {
            case Knowledge.None.NOTHING -> Optional.empty();
            case Knowledge.Seen _ -> view.table().spot(enemy);
            case Knowledge.LastSeen(_, var body) ->
                    body.where() instanceof Whereabouts.OnTable(var at)
                            ? Optional.of(at)
                            : Optional.empty();
        };
    }

    private static boolean friends(View view, Spot at) {
        for (Stand each : view.battle().stands()) {
            boolean near =
                    each.camp() == view.camp()
                            && Gaps.within(
                                    view.table(), each.id(), at, Setting.BEATEN_ZONE.value());
            if (near) {
                return true;
            }
        }
        return false;
    }
}
