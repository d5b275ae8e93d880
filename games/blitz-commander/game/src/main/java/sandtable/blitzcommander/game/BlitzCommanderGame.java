package sandtable.blitzcommander.game;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.player.BlitzCommanderJudgement;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.table.BlitzCommanderCalculator;
import sandtable.blitzcommander.table.BlitzCommanderPresenter;
import sandtable.catalog.Game;
import sandtable.catalog.Switch;

import java.util.List;

/** Blitz Commander with everything that belongs to it. */
public final class BlitzCommanderGame implements Game.Announced {
    private static final BlitzCommander RULES = new BlitzCommander();

    private static final Game<State, View, Decision, Happening> GAME =
            new Game<>(
                    2,
                    "blitz-commander",
                    "Blitz Commander",
                    RULES,
                    new BlitzCommanderPresenter(RULES),
                    new BlitzCommanderJudgement(),
                    new BlitzCommanderCalculator(),
                    state -> state.table().battle().sides(),
                    state -> state.table().turn(),
                    List.of(Switch.whereUsed("supply", "Supply counts")));

    @Override
    public Game<?, ?, ?, ?> game() {
        return GAME;
    }
}
