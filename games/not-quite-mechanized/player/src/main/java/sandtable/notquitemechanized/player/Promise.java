package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a decision brings that the table does not show right after it, for one question. */
final class Promise {
    private static final double NEVER = -0.05;
    private static final double SCOOT = 0.01;
    private static final double BOLD = 0.02;
    private static final double BACK = 0.05;

    /** What it costs who defends to leave their cover for an assault. */
    private static final double COVER = 0.03;

    private static final int WRITING = 1;
    private static final int FIRING = 3;

    private final Situation situation;
    private final List<Wish> wishes = new ArrayList<>();
    private final FirePlan firePlan;

    Promise(View view, Goals goals) {
        this.situation = new Situation(view, goals);
        this.firePlan = new FirePlan(situation);
        int step = view.table().clock().step();
        if (step == WRITING) {
            wishes.addAll(new Staff(situation).wishes());
        } else if (step == FIRING) {
            wishes.addAll(new Strikes(situation).wishes());
        }
        wishes.sort(Comparator.comparingDouble((Wish each) -> -each.gain()));
    }

    /** What the post would like to write, the best first: of its own, and of what is listed. */
    List<Wish> wishes(List<Decision> listed) {
        var all = new ArrayList<>(wishes);
        for (Decision each : listed) {
            double gain = alone(each);
            if (gain > 0) {
                all.add(new Wish(each, gain));
            }
        }
        all.sort(Comparator.comparingDouble((Wish each) -> -each.gain()));
        return all;
    }

    double of(Decision decision) {
        for (Wish each : wishes) {
            if (each.decision().equals(decision)) {
                return each.gain();
            }
        }
        return alone(decision);
    }

    /** Of what is not among the wishes. */
    private double alone(Decision decision) {
        return switch (decision) {
            case Decision.Write write -> broken(write);
            case Decision.Fire(var shoot) -> firePlan.of(shoot);
            case Decision.Fly(var sortie) -> firePlan.of(sortie);
            case Decision.ShootAndScoot(_, var twice) ->
                    situation.attacks() ? NEVER : twice ? SCOOT / 2 : SCOOT;
            case Decision.Choose(var choice) -> of(choice);
            case Decision.Seal _ -> 0;
            case Decision.Declare _,
                    Decision.Aim _,
                    Decision.Objectives _,
                    Decision.Attach _,
                    Decision.CancelShoot _,
                    Decision.Recall _,
                    Decision.Strike _,
                    Decision.Instruct _,
                    Decision.Register _ ->
                    NEVER;
        };
    }

    /** Who is broken goes back. */
    private double broken(Decision.Write write) {
        boolean broken = situation.table().unit(write.unit()).broken();
        boolean goes =
                situation.standing(write.unit()).now() instanceof Order.Withdraw
                        || situation.ordered(write.unit());
        boolean back =
                !write.orders().isEmpty() && write.orders().getFirst() instanceof Order.Withdraw;
        return broken && back && !goes ? BACK : NEVER;
    }

    /** Who defends stays in cover, unless an assault brings more than that is worth. */
    private double of(Decision.Choice choice) {
        return switch (choice) {
            case ASSAULT -> situation.attacks() ? BOLD : -COVER;
            case GO_TO_GROUND, WITHDRAW, ROLL_ON -> BOLD / 2;
            case SIT_TIGHT, STOP, STAY -> 0;
        };
    }
}
