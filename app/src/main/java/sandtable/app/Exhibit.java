package sandtable.app;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Briefing;
import sandtable.scene.Ground;
import sandtable.scene.Scene;
import sandtable.scene.Together;

import java.util.ArrayList;
import java.util.Optional;

/** A scenario at its beginning, for anybody to look at: each side's own units as it sees them. */
record Exhibit(Briefing briefing, Ground ground, Scene scene) {
    static <S, V, A extends Action, E extends Event> Exhibit of(
            Game<S, V, A, E> game, Scenario scenario) {
        return of(game, game.begin(scenario, Chance.seeded(1)));
    }

    static <S, V, A extends Action, E extends Event> Exhibit of(
            Game<S, V, A, E> game, Match<S, V, A, E> match) {
        var posts = game.posts(match.state());
        V first = match.view(posts.firstEntry().getKey());
        var parts = new ArrayList<Together.Part>();
        posts.forEach(
                (side, camp) -> {
                    Scene own = game.presenter().scene(match.view(side), Optional.empty());
                    parts.add(new Together.Part(own, side.id(), camp.id()));
                });
        return new Exhibit(
                game.presenter().briefing(match.scenario(), first),
                game.presenter().ground(first),
                Together.of(parts));
    }
}
