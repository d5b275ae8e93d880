package sandtable.notquitemechanized.game;

import sandtable.catalog.Game;
import sandtable.catalog.Switch;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.player.NotQuiteMechanizedJudgement;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.table.NotQuiteMechanizedPresenter;
import sandtable.notquitemechanized.table.calculator.NotQuiteMechanizedCalculator;

import java.util.List;

/** Not Quite Mechanized with everything that belongs to it. */
public final class NotQuiteMechanizedGame implements Game.Announced {
    private static final NotQuiteMechanized RULES = new NotQuiteMechanized();

    /** C17: scenarios that list their posts. */
    private static final Switch.Offered STAFFED = new Switch.Offered.With("post");

    private static final Game<State, View, Decision, Happening> GAME =
            new Game<>(
                    5,
                    "not-quite-mechanized",
                    "Not Quite Mechanized",
                    RULES,
                    new NotQuiteMechanizedPresenter(RULES),
                    new NotQuiteMechanizedJudgement(),
                    new NotQuiteMechanizedCalculator(),
                    state -> state.battle().sides(),
                    state -> Math.max(1, state.table().bound()),
                    List.of(
                            Switch.between(
                                    "posts",
                                    "one",
                                    "staff",
                                    "Several commanders on a side, each with their own troops",
                                    STAFFED),
                            Switch.between(
                                    "reports",
                                    "now",
                                    "delayed",
                                    "They hear of each other three hours later",
                                    STAFFED)));

    @Override
    public Game<?, ?, ?, ?> game() {
        return GAME;
    }
}
