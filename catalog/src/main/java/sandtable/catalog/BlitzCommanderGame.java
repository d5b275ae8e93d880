package sandtable.catalog;

import sandtable.ai.Judgement;
import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.Happening;
import sandtable.blitzcommander.Scoring;
import sandtable.blitzcommander.View;
import sandtable.display.blitzcommander.BlitzCommanderCalculator;
import sandtable.display.blitzcommander.BlitzCommanderPresenter;

import java.util.List;

/** Blitz Commander with everything that belongs to it. */
final class BlitzCommanderGame {
    private static final BlitzCommander RULES = new BlitzCommander();

    static final Game<Battle, View, Decision, Happening> GAME =
            new Game<>(
                    "blitz-commander",
                    "Blitz Commander",
                    RULES,
                    new BlitzCommanderPresenter(RULES),
                    new Points(),
                    new BlitzCommanderCalculator(),
                    battle -> battle.setup().sides(),
                    Battle::turn,
                    List.of(Switch.whereUsed("supply", "Supply counts")));

    private static final class Points implements Judgement<View, Decision> {
        @Override
        public double worth(View view) {
            List<Integer> points = Scoring.points(view.battle());
            return Math.tanh((points.get(view.me()) - points.get(view.enemy())) / 10.0);
        }

        @Override
        public int stage(View view) {
            return view.battle().turn();
        }
    }

    private BlitzCommanderGame() {}
}
