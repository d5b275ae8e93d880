package sandtable.tacticalgamex.game;

import sandtable.catalog.Game;
import sandtable.catalog.Switch;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.player.TacticalGameXJudgement;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.table.TacticalGameXCalculator;
import sandtable.tacticalgamex.table.TacticalGameXPresenter;

import java.util.List;

/** Tactical GameX with everything that belongs to it. */
public final class TacticalGameXGame implements Game.Announced {
    private static final TacticalGameX RULES = new TacticalGameX();

    /** TGX-22.1.a: each side has a command post. */
    private static final Switch.Offered POSTED =
            new Switch.Offered.WithEach("side", "command-posts");

    private static final Game<State, View, Decision, Happening> GAME =
            new Game<>(
                    3,
                    "tactical-gamex",
                    "Tactical GameX",
                    RULES,
                    new TacticalGameXPresenter(RULES),
                    new TacticalGameXJudgement(),
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
                                    "Who sights for artillery need not reach the target"),
                            Switch.off("combat-stress", "12: attacks may be stressed"),
                            Switch.off("mounted-fire", "13: infantry fights from open carriers"),
                            Switch.off("bail-out", "14: infantry may bail out of open carriers"),
                            Switch.off("quick-time", "15: infantry may hurry"),
                            Switch.off("panzerblitz-assault", "16: infantry rides on German tanks"),
                            Switch.off("banzai", "17: Japanese infantry may storm"),
                            Switch.off("mobile-fire", "18: turreted vehicles move and fire"),
                            Switch.off("fields-of-fire", "19: guns fire the way they face"),
                            Switch.off("smoke", "20: smoke shells"),
                            Switch.off("interdiction", "21: interdiction by artillery"),
                            Switch.off("command", "22: command posts and command", POSTED),
                            Switch.off("alone", "23: for one who plays both sides"),
                            Switch.off("chaos", "24: cards instead of dice, with events")));

    @Override
    public Game<?, ?, ?, ?> game() {
        return GAME;
    }
}
