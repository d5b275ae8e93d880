package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Clause;
import sandtable.kernel.Scenario;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Card;
import sandtable.scenario.HexFields;
import sandtable.scenario.Sides;
import sandtable.scenario.StartReader;
import sandtable.scenario.VictoryReader;
import sandtable.space.HexNumbers;
import sandtable.tacticalgamex.sight.Visibility;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads a scenario into a battle. A scenario that makes no sense is refused with file, line and
 * field.
 */
public final class ScenarioReader {
    private static final int MOST_TURNS = 99;
    private static final String ROLL = "roll";

    private static final Set<StartReader.Habit> HABITS =
            Set.of(StartReader.Habit.ZONE_NEEDS_HEX, StartReader.Habit.ONE_EDGE);

    private static final Clause SMOKE = Clause.of("TGX-20");

    private ScenarioReader() {}

    public static BattlePlan read(Scenario scenario) {
        Fields fields = scenario.fields();
        Card card = Card.read(fields);
        Mapboard map = new MapReader(fields.table("map"), scenario.text()).read();
        var hexes = new HexFields(new HexNumbers(map.grid(), map.numbering()));
        List<Camp> camps = Camp.read(Sides.read(fields), hexes, Situation.read(fields));
        Fields clock = fields.table("clock");
        int turns = clock.number("turns", 1, MOST_TURNS); // TGX-1.0.b
        var starts = new StartReader(hexes, turns, HABITS);
        Variants variants = RulesReader.read(fields);
        var forces =
                new ForcesReader(
                        starts,
                        camps,
                        variants,
                        AirLifts.carried(fields),
                        new SeaStarts(hexes, map));
        List<Piece> pieces = new ArrayList<>(forces.read(fields));
        Set<Integer> atSea = new HashSet<>(forces.atSea());
        List<Fields> lines = new ArrayList<>(forces.lines());
        for (Piece each : LandingReader.unnamed(fields, map, pieces, atSea)) {
            pieces.add(each);
            atSea.add(each.index());
            lines.add(fields.table(LandingReader.TABLE));
        }
        Landing landing = new LandingReader(map, camps, pieces, atSea, lines).read(fields);
        var support = new SupportReader(starts, camps, new AirLifts(hexes, map, pieces));
        List<Placement> placements = support.placements(fields);
        new SetUpCheck(map, pieces, placements, lines, landing).require(fields);
        requireSmoke(fields, placements, variants);
        var battle =
                new BattlePlan(
                        scenario.id(),
                        card.title(),
                        map,
                        new Visibility(map),
                        camps,
                        pieces,
                        placements,
                        support.sorties(fields),
                        support.batteries(fields, landing),
                        turns,
                        initiative(clock, camps),
                        Camp.index(camps, clock, "sets-up-first"),
                        variants,
                        new VictoryReader(new BattleSubject(hexes, map, camps, pieces))
                                .read(fields),
                        landing);
        clock.nothingElse();
        fields.nothingElse();
        return battle;
    }

    /** TGX-0.b: there is smoke only where the optional rule about it is in use. */
    private static void requireSmoke(Fields fields, List<Placement> placements, Variants variants) {
        for (Placement each : placements) {
            boolean smoke = each.counter() instanceof Counter.Smoke;
            if (smoke && !variants.optional().contains(SMOKE)) {
                throw fields.tables("counter")
                        .get(each.index())
                        .wrong("kind", "smoke needs \"TGX-20\" among the optional rules in use");
            }
        }
    }

    private static int initiative(Fields clock, List<Camp> camps) {
        return clock.text("initiative").equals(ROLL)
                ? BattlePlan.ROLL
                : Camp.index(camps, clock, "initiative");
    }
}
