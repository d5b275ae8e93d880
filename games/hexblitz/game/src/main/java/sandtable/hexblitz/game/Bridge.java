package sandtable.hexblitz.game;

import sandtable.bench.Playouts;
import sandtable.catalog.Catalog;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Scenario;

/** Work with the scenario hexblitz/the-bridge. */
final class Bridge {
    private static final int QUERIES = 1000;
    private static final String ID = "hexblitz/the-bridge";

    private final Playouts<State, View, Decision, Happening> playouts;
    private final View view;
    private final int hexes;
    private final UnitId unit;
    private int at = 0;
    private long seen = 0;

    public Bridge(long seed) {
        Scenario scenario = Catalog.scenario(Catalog.gameOf(ID), ID);
        playouts = new Playouts<>(new HexBlitz(), scenario, seed);
        view = middle();
        hexes = view.table().ground().grid().size();
        unit = onMap(view);
    }

    /** What a side knows halfway through a game. */
    private View middle() {
        var match = playouts.played();
        var middle = match.history().get(match.length() / 2);
        return middle.view(middle.state().table().side(0));
    }

    private static UnitId onMap(View view) {
        return view.table()
                .ids(each -> view.table().has(view.me(), each) && view.table().unit(each).onMap())
                .getFirst();
    }

    /** One random game through the match: decisions. */
    public long game() {
        return playouts.game();
    }

    /** Whether a unit sees this hex, and this one, and this one: queries. */
    public long sight() {
        for (int i = 0; i < QUERIES; i++) {
            at = at + 37 < hexes ? at + 37 : at + 37 - hexes;
            seen += Survey.sight(view, unit).contains(at) ? 1 : 0;
        }
        return QUERIES;
    }

    /** How often it did, so that no work is for nothing. */
    public long seen() {
        return seen;
    }
}
