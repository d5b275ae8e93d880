package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.march.Marching;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/** What a position is worth: the result to expect, and a little for what is left to fight with. */
final class Appraisal {
    private static final double MATERIAL = 0.15;
    private static final double ADVANCE = 0.1;

    private Appraisal() {}

    static double of(Position position, int me) {
        return of(position, Volleys.of(position), me);
    }

    /** With an overrun or close assault that has been announced. */
    static double of(Position position, Charge charge, int me) {
        return of(position, Volleys.after(position, charge), me);
    }

    private static double of(Position position, Volleys volleys, int me) {
        double[] power = Power.withThoseWhoLeft(position, volleys);
        double material = (power[me] - power[1 - me]) / (power[0] + power[1] + 0.01);
        var prospects = new Prospects(position, volleys);
        double advance = prospects.advance(me) - prospects.advance(1 - me);
        return 0.98
                * ((1 - MATERIAL - ADVANCE) * prospects.expected(me)
                        + MATERIAL * material
                        + ADVANCE * advance);
    }

    /** Somebody on the move is judged where they will be, with the risk of being fired at here. */
    static double of(Position position, View view) {
        int points = view.table().impulse().points();
        return switch (view.step()) {
            case UnderFire under -> underWay(position, under.unit().index(), view);
            case Charging _ ->
                    of(
                            position,
                            Rushes.joined(position, view.table().impulse().charge(), points),
                            view.me());
            case Repelling _ -> of(position, view.table().impulse().charge(), view.me());
            default -> of(position, view.me());
        };
    }

    private static double underWay(Position position, int unit, View view) {
        double risk = risk(position, unit);
        double gets =
                view.under(Marching.class)
                        .map(each -> announced(position, each, view))
                        .orElseGet(() -> of(position, view.me()));
        return (1 - risk) * gets + risk * of(position.without(unit), view.me());
    }

    /** Where a unit on the move will be, with the attack it will make there. */
    private static double announced(Position position, Marching march, View view) {
        int unit = march.walk().unit().index();
        Position there =
                march.path().isEmpty()
                        ? position
                        : position.moved(unit, march.path().getLast().index());
        if (!(march.ending() instanceof Ending.Attack attack)) {
            return of(there, view.me());
        }
        boolean overrun = attack instanceof Ending.Overrun;
        var charge = new Charge(overrun, attack.hex(), List.of(march.walk().unit()));
        int points = view.table().impulse().points();
        return of(there, Rushes.joined(there, charge, points), view.me());
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
