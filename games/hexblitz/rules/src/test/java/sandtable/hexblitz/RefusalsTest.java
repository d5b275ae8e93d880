package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Refusals are sentences: no record, no number that nobody knows, nouns that agree. */
final class RefusalsTest {
    private static final HexBlitz RULES = new HexBlitz();
    private static final Pattern RAW =
            Pattern.compile(
                    "\\w\\[|=|(?<!\\w)-\\d|unit \\d|\\b1 (points|units|hexes)|[02-9]"
                            + " (point|unit|hex)\\b");

    /** What nobody offers: units, hexes and sides that are none. */
    private static final UnitId BELOW = new UnitId(-1, "ghost");

    private static final UnitId BEYOND = new UnitId(999, "phantom");
    private static final HexId OFF = new HexId(-1, "9901");
    private static final HexId FAR_OFF = new HexId(9999, "9999");
    private static final HexId FIRST = new HexId(0, "0101");
    private static final List<Decision> NONSENSE =
            List.of(
                    new Decision.Place(BELOW, OFF),
                    new Decision.Place(BEYOND, FAR_OFF),
                    new Decision.NameHeadquarters(BELOW),
                    new Decision.OrderFormation(-1, Order.NORMAL),
                    new Decision.OrderUnit(BEYOND, Order.NORMAL),
                    new Decision.Face(FIRST, -2),
                    new Decision.Face(FIRST, 7),
                    new Decision.Face(OFF, 0),
                    new Decision.Move(BELOW, List.of(OFF), List.of()),
                    new Decision.Leave(BEYOND),
                    new Decision.Attack(OFF, List.of()),
                    new Decision.Attack(FIRST, List.of(BELOW, BEYOND)),
                    new Decision.Load(BELOW, BELOW),
                    new Decision.LoadSupply(BEYOND),
                    new Decision.Unload(BELOW),
                    new Decision.WorkOnBridge(BELOW, -1),
                    new Decision.Lose(BELOW),
                    new Decision.Lose(BEYOND));

    @Test
    void refusalsNeverShowWhatOnlyTheProgramKnows() {
        Chance chance = Chance.seeded(11);
        var tried = new ArrayList<>(NONSENSE);
        var match = Match.start(RULES, EveryRule.scenario(), chance);
        for (int step = 0; step < 1500; step++) {
            if (!(match.pending() instanceof Pending.Answers(var asked))) {
                return;
            }
            Side side = asked.stream().sorted().toList().get(chance.below(asked.size()));
            View view = match.view(side);
            tried.forEach(each -> refused(view, each));
            Decision any = RULES.prompt(view).options().any(chance);
            if (step % 5 == 0) {
                tried.add(any);
            }
            match =
                    ((Match.Verdict.Accepted<State, View, Decision, Happening>)
                                    match.play(side, any, chance))
                            .match();
        }
    }

    private static void refused(View view, Decision action) {
        RULES.check(view, action)
                .ifPresent(
                        each ->
                                assertFalse(
                                        RAW.matcher(each.reason()).find(),
                                        () -> action + ": " + each));
    }

    @Test
    void onePointIsAPointAndOneUnitAUnit() {
        Drawn.map(". .")
                .german("truck", Kind.TRANSPORT, 0)
                .at("0101")
                .capacity(1)
                .german("rifle-1", Kind.INFANTRY, 4)
                .at("0101")
                .german("rifle-2", Kind.INFANTRY, 4)
                .at("0101")
                .activated("German", Order.STATIONARY)
                .play("load truck rifle-1")
                .refuses(
                        "load truck rifle-2",
                        "HB-TC.1",
                        "truck carries 1 unit and can carry no more");
        Drawn.map(". . . .")
                .road("0101..0401")
                .exits(Drawn.GERMAN, "0301")
                .german("column", Kind.INFANTRY, 4)
                .at("0101")
                .order(Order.ROAD)
                .activated("German", Order.ROAD)
                .play("move column 0301")
                .refuses(
                        "leave column",
                        "HB-MOV.1",
                        "leaving takes 1 point and column has 0 left to use");
    }
}
