package sandtable.catalog;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.Happening;
import sandtable.blitzcommander.View;
import sandtable.bots.blitzcommander.BlitzCommanderJudgement;
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
                    new BlitzCommanderJudgement(),
                    new BlitzCommanderCalculator(),
                    battle -> battle.setup().sides(),
                    Battle::turn,
                    List.of(Switch.whereUsed("supply", "Supply counts")));

    private BlitzCommanderGame() {}
}
