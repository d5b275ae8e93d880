package sandtable.hexblitz.game;

import sandtable.catalog.Game;
import sandtable.catalog.Switch;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.player.HexBlitzJudgement;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.table.HexBlitzCalculator;
import sandtable.hexblitz.table.HexBlitzPresenter;

import java.util.List;

/** HexBlitz with everything that belongs to it. */
public final class HexBlitzGame implements Game.Announced {
    private static final HexBlitz RULES = new HexBlitz();

    private static final Game<State, View, Decision, Happening> GAME =
            new Game<>(
                    1,
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

    @Override
    public Game<?, ?, ?, ?> game() {
        return GAME;
    }
}
