package sandtable.app;

import sandtable.catalog.Game;
import sandtable.kernel.Scenario;
import sandtable.kernel.save.Save;

/** What a saved game carries with it. */
final class Saves {
    private Saves() {}

    /** The scenario it was played from, whatever has become of the file since. */
    static Scenario scenario(Game<?, ?, ?, ?> game, Save save) {
        return game.read(save.scenarioId(), save.file() + " (its scenario)", save.scenarioText());
    }
}
