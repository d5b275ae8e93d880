package sandtable.tacticalgamex;

import sandtable.kernel.Template;
import sandtable.tacticalgamex.fire.OpportunityFire;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which parts of an answer may be chosen freely: who takes part, or the way of a move. */
record Templates(View view, String typed) {
    private static final List<String> NAMES = List.of("units", "others");

    Optional<Template> of(Decision decision) {
        return switch (decision) {
            case Decision.March(var path, _) when !path.isEmpty() -> Optional.of(way(path));
            case Decision.Shoot(_, var shots) when shots.size() <= NAMES.size() ->
                    Optional.of(shots(shots));
            case Decision.Shell(HexId hex, var firers, _, _) ->
                    pick(firers, Survey.shelling(view, hex.index()));
            case Decision.Watch(var units) ->
                    pick(units, Survey.watchers(view, hexOf(units.getFirst()).index()));
            case Decision.Spot(HexId hex, var units) ->
                    pick(units, Survey.spotters(view, hex.index()));
            case Decision.Assault(HexId hex, var units) ->
                    pick(units, Survey.assaulters(view, hex.index()));
            case Decision.Interrupt(var units) -> pick(units, Survey.watching(view));
            case Decision.Flak(int step, var units) -> pick(units, Survey.guns(view, step));
            default -> Optional.empty();
        };
    }

    private HexId hexOf(UnitId unit) {
        return view.table().hexId(view.table().unit(unit).hex());
    }

    private List<String> ids(List<UnitId> units) {
        return units.stream().map(UnitId::name).toList();
    }

    /** The names stand in the text one after the other, so that a blank can take their place. */
    private static String blank(String text, List<String> words, String name) {
        String row = " " + String.join(" ", words);
        int at = text.indexOf(row);
        return text.substring(0, at) + " {" + name + "}" + text.substring(at + row.length());
    }

    private Template way(List<HexId> path) {
        List<String> hexes = path.stream().map(HexId::name).toList();
        return new Template(
                blank(typed, hexes, "way"),
                List.of(
                        new Template.Blank(
                                "way",
                                Template.Kind.WAY,
                                List.of(),
                                hexes,
                                1,
                                view.table().ground().grid().size())));
    }

    private Optional<Template> pick(List<UnitId> units, List<UnitId> among) {
        if (units.isEmpty() || !among.containsAll(units)) {
            return Optional.empty();
        }
        int most =
                view.step() instanceof UnderFire under
                        ? Math.min(
                                among.size(),
                                OpportunityFire.most(
                                        view.table(), under.unit().index(), under.firers()))
                        : among.size();
        return Optional.of(
                new Template(
                        blank(typed, ids(units), NAMES.getFirst()),
                        List.of(pieces(NAMES.getFirst(), units, among, most))));
    }

    private Template.Blank pieces(String name, List<UnitId> units, List<UnitId> among, int most) {
        return new Template.Blank(name, Template.Kind.PIECES, ids(among), ids(units), 1, most);
    }

    private Template shots(List<Shot> shots) {
        List<UnitId> among = Survey.firing(view);
        String text = typed;
        var blanks = new ArrayList<Template.Blank>();
        for (int i = 0; i < shots.size(); i++) {
            text = blank(text, ids(shots.get(i).firers()), NAMES.get(i));
            blanks.add(pieces(NAMES.get(i), shots.get(i).firers(), among, among.size()));
        }
        return new Template(text, blanks);
    }
}
