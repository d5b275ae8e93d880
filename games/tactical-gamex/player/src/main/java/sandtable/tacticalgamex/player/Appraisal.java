package sandtable.tacticalgamex.player;

import sandtable.ai.Judgement.Reason;
import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.march.Marching;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/**
 * What a position is worth, in its parts: the result to expect, and a little for what is left to
 * fight with and for the ground.
 */
final class Appraisal {
    private static final double MATERIAL = 0.15;
    private static final double ADVANCE = 0.1;

    /** No worth is as sure as a result. */
    private static final double SUREST = 0.98;

    private Appraisal() {}

    /** What a worth is made of. */
    record Parts(double objectives, double losses, double ground) {
        double worth() {
            return objectives + losses + ground;
        }

        List<Reason> reasons() {
            return List.of(
                    new Reason("the objectives", objectives),
                    new Reason("what both have left to fight with", losses),
                    new Reason("the ground gained", ground));
        }

        /**
         * What comes of two things that may happen, the other with a likelihood of {@code risk}.
         */
        private Parts or(double risk, Parts other) {
            return new Parts(
                    (1 - risk) * objectives + risk * other.objectives,
                    (1 - risk) * losses + risk * other.losses,
                    (1 - risk) * ground + risk * other.ground);
        }
    }

    static double of(Position position, int me) {
        return parts(position, me).worth();
    }

    static double of(Position position, Charge charge, int me) {
        return parts(position, charge, me).worth();
    }

    static double of(Position position, View view) {
        return parts(position, view).worth();
    }

    static Parts parts(Position position, int me) {
        return parts(position, Volleys.of(position), me);
    }

    /** With an overrun or close assault that has been announced. */
    static Parts parts(Position position, Charge charge, int me) {
        return parts(position, Volleys.after(position, charge), me);
    }

    private static Parts parts(Position position, Volleys volleys, int me) {
        double[] power = Power.withThoseWhoLeft(position, volleys);
        double material = (power[me] - power[1 - me]) / (power[0] + power[1] + 0.01);
        var prospects = new Prospects(position, volleys);
        double advance = prospects.advance(me) - prospects.advance(1 - me);
        return new Parts(
                SUREST * (1 - MATERIAL - ADVANCE) * prospects.expected(me),
                SUREST * MATERIAL * material,
                SUREST * ADVANCE * advance);
    }

    /** Somebody on the move is judged where they will be, with the risk of being fired at here. */
    static Parts parts(Position position, View view) {
        int points = view.table().impulse().points();
        return switch (view.step()) {
            case UnderFire under -> underWay(position, under.unit().index(), view);
            case Charging _ ->
                    parts(
                            position,
                            Rushes.joined(position, view.table().impulse().charge(), points),
                            view.me());
            case Repelling _ -> parts(position, view.table().impulse().charge(), view.me());
            default -> parts(position, view.me());
        };
    }

    private static Parts underWay(Position position, int unit, View view) {
        double risk = risk(position, unit);
        Parts gets =
                view.under(Marching.class)
                        .map(each -> announced(position, each, view))
                        .orElseGet(() -> parts(position, view.me()));
        return gets.or(risk, parts(position.without(unit), view.me()));
    }

    /** Where a unit on the move will be, with the attack it will make there. */
    private static Parts announced(Position position, Marching march, View view) {
        int unit = march.walk().unit().index();
        Position there =
                march.path().isEmpty()
                        ? position
                        : position.moved(unit, march.path().getLast().index());
        if (!(march.ending() instanceof Ending.Attack attack)) {
            return parts(there, view.me());
        }
        boolean overrun = attack instanceof Ending.Overrun;
        var charge = new Charge(overrun, attack.hex(), List.of(march.walk().unit()));
        int points = view.table().impulse().points();
        return parts(there, Rushes.joined(there, charge, points), view.me());
    }

    /** How likely those who watch destroy a unit where it is now. */
    private static double risk(Position position, int unit) {
        Outlook outlook = position.outlook;
        int at = position.hex[unit];
        boolean hard = outlook.armored[unit] || outlook.summed[at];
        double safe = 1;
        for (int i = 0; i < outlook.count; i++) {
            boolean watches =
                    position.has(i, Position.WATCHING)
                            && outlook.side[i] != outlook.side[unit]
                            && position.armed(i)
                            && outlook.ground.sees(position.hex[i], at);
            if (watches) {
                int from = position.hex[i];
                int distance = outlook.grid.distance(from, at);
                int strength = position.strength(i, from, at, distance, hard);
                int column = Chances.column(strength, outlook.defense[unit]);
                int modifier = position.modifier(unit, at);
                boolean shaken = position.has(unit, Position.DISRUPTED);
                safe *=
                        1
                                - Chances.kill(column, modifier, shaken)
                                - 0.4 * Chances.disrupt(column, modifier, shaken);
            }
        }
        return 1 - safe;
    }
}
