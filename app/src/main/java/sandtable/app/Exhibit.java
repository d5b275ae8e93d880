package sandtable.app;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Briefing;
import sandtable.scene.Ground;
import sandtable.scene.Party;
import sandtable.scene.Piece;
import sandtable.scene.Scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A scenario at its beginning, for anybody to look at: each side's own units as it sees them. */
record Exhibit(Briefing briefing, Ground ground, Scene scene) {
    static <S, V, A extends Action, E extends Event> Exhibit of(
            Game<S, V, A, E> game, Scenario scenario) {
        return of(game, game.begin(scenario, Chance.seeded(1)));
    }

    static <S, V, A extends Action, E extends Event> Exhibit of(
            Game<S, V, A, E> game, Match<S, V, A, E> match) {
        List<Side> sides = game.sides().apply(match.state());
        V first = match.view(sides.getFirst());
        var parties = new ArrayList<Party>();
        var pieces = new ArrayList<Piece>();
        for (int i = 0; i < sides.size(); i++) {
            int side = i;
            Scene own = game.presenter().scene(match.view(sides.get(i)), Optional.empty());
            parties.add(own.parties().get(side));
            own.pieces().stream().filter(each -> each.side() == side).forEach(pieces::add);
        }
        return new Exhibit(
                game.presenter().briefing(match.scenario(), first),
                game.presenter().ground(first),
                game.presenter().scene(first, Optional.empty()).with(parties, pieces));
    }
}
