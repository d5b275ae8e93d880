package sandtable.catalog;

import sandtable.bots.hexblitz.HexBlitzJudgement;
import sandtable.display.hexblitz.HexBlitzCalculator;
import sandtable.display.hexblitz.HexBlitzPresenter;
import sandtable.hexblitz.Decision;
import sandtable.hexblitz.Happening;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.State;
import sandtable.hexblitz.View;

import java.util.List;

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
                    state -> state.table().turn(),
                    List.of(
                            Switch.on("straddling", "Stands may lie across hexsides"),
                            Switch.off("recovery", "Units at rest recover SP"),
                            Switch.off("bridge-tasks", "Engineers blow and build bridges"),
                            Switch.off(
                                    "reconnaissance-sees-three",
                                    "Reconnaissance sees 3 hexes by day"),
                            Switch.whereUsed("supply", "Supply is counted")));

    private HexBlitzGame() {}
}
