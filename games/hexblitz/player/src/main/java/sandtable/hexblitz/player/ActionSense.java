package sandtable.hexblitz.player;

import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.activation.Choices;
import sandtable.hexblitz.combat.Engagement;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Optional;

/**
 * What an activated group does without long thought: it moves where it is wanted, strikes where it
 * pays, and ends.
 */
final class ActionSense {
    private static final double NOISE = 0.25;
    private static final double LEAST_GAIN = 0.12;
    private static final double LEAVING = 10;
    private static final double ENTERING = 10;

    private final View view;
    private final Situation situation;
    private final Chance chance;

    ActionSense(View view, Situation situation, Chance chance) {
        this.view = view;
        this.situation = situation;
        this.chance = chance;
    }

    Decision choose(List<Decision> options) {
        Optional<Decision> go = move(options).or(() -> attack(options));
        boolean mayEnd = options.getLast() instanceof Decision.Done;
        return go.orElseGet(() -> mayEnd ? options.getLast() : chance.draw(options));
    }

    /** The move that gains most, or leaving the map; none where all stand well. */
    private Optional<Decision> move(List<Decision> options) {
        int best = -1;
        double most = LEAST_GAIN;
        for (int i = 0; i < options.size(); i++) {
            double gain = gain(options, i);
            if (gain > most) {
                most = gain;
                best = i;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(options.get(best));
    }

    /** What a move gains, without making it where the list can tell. */
    private double gain(List<Decision> options, int index) {
        if (options instanceof Choices choices && choices.moves(index)) {
            return gain(choices.unit(index), choices.hex(index));
        }
        return switch (options.get(index)) {
            case Decision.Leave _ -> LEAVING;
            case Decision.Move move when move.across().isEmpty() ->
                    gain(move.unit(), move.path().getLast());
            case Decision.Move _,
                    Decision.Place _,
                    Decision.NameHeadquarters _,
                    Decision.OrderFormation _,
                    Decision.OrderUnit _,
                    Decision.Ready _,
                    Decision.Face _,
                    Decision.Attack _,
                    Decision.Load _,
                    Decision.LoadSupply _,
                    Decision.Unload _,
                    Decision.WorkOnBridge _,
                    Decision.Lose _,
                    Decision.Done _ ->
                    0;
        };
    }

    /** The best place for a unit that is set up. */
    Decision settle(List<Decision> options) {
        Decision best = options.getFirst();
        double most = -Double.MAX_VALUE;
        for (Decision option : options) {
            if (option instanceof Decision.Place(UnitId unit, HexId hex)) {
                double value = place(unit.index(), hex.index()) + noise(NOISE);
                if (value > most) {
                    most = value;
                    best = option;
                }
            }
        }
        return best;
    }

    private double gain(UnitId unit, HexId to) {
        int from = situation.forces().hex(unit.index());
        double now = from >= 0 ? place(unit.index(), from) : -ENTERING;
        return place(unit.index(), to.index()) - now + noise(NOISE);
    }

    private double noise(double width) {
        return width * (chance.below(1000) / 1000.0 - 0.5);
    }

    /** How good the place is that a move leads to. */
    double value(Decision.Move move) {
        int unit = move.unit().index();
        int end =
                move.path().isEmpty()
                        ? situation.forces().hex(unit)
                        : move.path().getLast().index();
        return place(unit, end);
    }

    /** How good a place is for a unit. */
    double place(int unit, int hex) {
        Forces forces = situation.forces();
        double value = -situation.away(unit, hex);
        boolean tender =
                forces.stand(unit).headquarters() || forces.stand(unit).weapon().supports();
        if (situation.contact(hex)) {
            value +=
                    tender || forces.order(unit) != Order.NORMAL
                            ? -1.5
                            : Math.clamp(situation.strike(unit, hex), -1, 1);
        }
        Command command = forces.table().command(forces.stand(unit).formation());
        if (command.headquarters().isEmpty()) {
            return value;
        }
        int headquarters = command.headquarters().get().index();
        if (headquarters == unit) {
            value += lead(unit, hex);
        } else if (forces.hex(headquarters) >= 0) {
            boolean follows = forces.table().unit(headquarters).has(Mark.MAY_MOVE);
            int area = command.area() + (follows ? 1 : 0);
            int out = situation.grid().distance(hex, forces.hex(headquarters)) - area;
            value -= out > 0 ? 0.3 * out : 0;
        }
        return value;
    }

    /** An HQ wants to have its units around it. */
    private double lead(int unit, int hex) {
        Forces forces = situation.forces();
        int area = forces.table().command(forces.stand(unit).formation()).area();
        double value = 0;
        for (int i = 0; i < forces.count(); i++) {
            if (i != unit
                    && forces.stand(i).formation() == forces.stand(unit).formation()
                    && forces.fights(i)) {
                int out = situation.grid().distance(hex, forces.hex(i)) - area;
                value -= out > 0 ? 0.4 * out : 0;
            }
        }
        return value;
    }

    private Optional<Decision> attack(List<Decision> options) {
        Optional<Decision> best = Optional.empty();
        double most = 0;
        for (Decision option : options) {
            if (option instanceof Decision.Attack attack) {
                double value = value(HexBlitz.engagement(view, attack));
                if (value > most) {
                    most = value;
                    best = Optional.of(option);
                }
            }
        }
        return best;
    }

    private double value(Engagement fight) {
        double lost =
                Exchange.defenderLoses(fight.row(), fight.attackDice(), fight.defenderStrength());
        double paid =
                Exchange.attackerLoses(fight.row(), fight.defenceDice(), fight.attackerStrength());
        return situation.value(lost, paid, fight.defenderStrength()) + noise(NOISE);
    }
}
