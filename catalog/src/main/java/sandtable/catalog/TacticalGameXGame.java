package sandtable.catalog;

import sandtable.ai.Judgement;
import sandtable.display.tacticalgamex.TacticalGameXCalculator;
import sandtable.display.tacticalgamex.TacticalGameXPresenter;
import sandtable.tacticalgamex.Decision;
import sandtable.tacticalgamex.Happening;
import sandtable.tacticalgamex.State;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.Unit;
import sandtable.tacticalgamex.View;

import java.util.List;

/** Tactical GameX with everything that belongs to it. */
final class TacticalGameXGame {
    private static final TacticalGameX RULES = new TacticalGameX();

    static final Game<State, View, Decision, Happening> GAME =
            new Game<>(
                    "tactical-gamex",
                    "Tactical GameX",
                    RULES,
                    new TacticalGameXPresenter(RULES),
                    new Standing(),
                    new TacticalGameXCalculator(),
                    state -> state.table().battle().sides(),
                    state -> state.table().turn(),
                    List.of(
                            Switch.on("woods-modifier", "Woods shield"),
                            Switch.on("swamp-modifier", "Swamp shields"),
                            Switch.on("town-armored", "Soft units in towns count as armored"),
                            Switch.on("uphill-halving", "Fire uphill is halved"),
                            Switch.off(
                                    "sight-beyond-range",
                                    "Who sights for artillery need not reach the target")));

    /** Points, and what is left of both sides: a disrupted unit is worth half. */
    private static final class Standing implements Judgement<View, Decision> {
        private static final double SCALE = 60;

        @Override
        public double worth(View view) {
            double lead = Survey.points(view, view.me()) - Survey.points(view, view.enemy());
            for (int i = 0; i < view.table().units().size(); i++) {
                Unit unit = view.table().unit(i);
                var type = view.table().stand(i).type();
                double strength = type.attack() + type.defense();
                double left =
                        unit.hex() == Unit.ELIMINATED ? 0 : unit.disrupted() ? 0.5 : 1;
                int sign = view.table().stand(i).side() == view.me() ? 1 : -1;
                lead += sign * strength * left;
            }
            return Math.tanh(lead / SCALE);
        }

        @Override
        public int stage(View view) {
            return view.table().turn();
        }
    }

    private TacticalGameXGame() {}
}
