package sandtable.catalog;

import sandtable.bots.HexBlitzJudgement;
import sandtable.display.hexblitz.HexBlitzCalculator;
import sandtable.display.hexblitz.HexBlitzPresenter;
import sandtable.hexblitz.Decision;
import sandtable.hexblitz.Happening;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.State;
import sandtable.hexblitz.View;

/** HexBlitz with everything that belongs to it. */
final class HexBlitzGame {
    private static final HexBlitz RULES = new HexBlitz();

    static final Game<State, View, Decision, Happening> GAME =
            new Game<>(
                    "hexblitz",
                    "HexBlitz",
                    RULES,
                    new HexBlitzPresenter(RULES),
                    new HexBlitzJudgement(),
                    new HexBlitzCalculator(),
                    state -> state.table().battle().sides(),
                    state -> state.table().turn());

    private HexBlitzGame() {}
}
