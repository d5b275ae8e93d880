package sandtable.blitzcommander.game;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.Happening;
import sandtable.blitzcommander.View;
import sandtable.blitzcommander.player.BlitzCommanderJudgement;
import sandtable.blitzcommander.table.BlitzCommanderCalculator;
import sandtable.blitzcommander.table.BlitzCommanderPresenter;
import sandtable.catalog.Game;
import sandtable.catalog.Switch;

import java.util.List;

/** Blitz Commander with everything that belongs to it. */
public final class BlitzCommanderGame implements Game.Announced {
    private static final BlitzCommander RULES = new BlitzCommander();

    private static final Game<Battle, View, Decision, Happening> GAME =
            new Game<>(
                    2,
                    "blitz-commander",
                    "Blitz Commander",
                    RULES,
                    new BlitzCommanderPresenter(RULES),
                    new BlitzCommanderJudgement(),
                    new BlitzCommanderCalculator(),
                    battle -> battle.setup().sides(),
                    Battle::turn,
                    List.of(Switch.whereUsed("supply", "Supply counts")));

    @Override
    public Game<?, ?, ?, ?> game() {
        return GAME;
    }
}
