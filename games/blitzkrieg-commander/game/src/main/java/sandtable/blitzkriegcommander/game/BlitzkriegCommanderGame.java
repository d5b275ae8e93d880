package sandtable.blitzkriegcommander.game;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.player.BlitzkriegCommanderJudgement;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.table.BlitzkriegCommanderPresenter;
import sandtable.blitzkriegcommander.table.calculator.BlitzkriegCommanderCalculator;
import sandtable.catalog.Game;
import sandtable.catalog.Switch;

import java.util.List;

/** Blitzkrieg Commander with everything that belongs to it. */
public final class BlitzkriegCommanderGame implements Game.Announced {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();

    private static final Game<State, View, Decision, Happening> GAME =
            new Game<>(
                    4,
                    "blitzkrieg-commander",
                    "Blitzkrieg Commander",
                    RULES,
                    new BlitzkriegCommanderPresenter(RULES),
                    new BlitzkriegCommanderJudgement(),
                    new BlitzkriegCommanderCalculator(),
                    state -> state.table().battle().sides(),
                    state -> state.table().turn(),
                    List.of(
                            Switch.off(
                                    "recce-hard-to-hit",
                                    "Recce units under direct fire are harder to hit")));

    @Override
    public Game<?, ?, ?, ?> game() {
        return GAME;
    }
}
