package sandtable.blitzkriegcommander.firing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Link;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Cites;
import sandtable.kernel.Violation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

final class FireActionTest {
    private static final FireAction RULE = new FireAction();

    /** The American fires, ordered by a command unit that is named hq, if there is one. */
    private static String check(Tabletop table, String target, String... firers) {
        return check(table, table.begin().state(), Decision.Means.GUNS, target, firers);
    }

    private static String check(
            Tabletop table, State state, Decision.Means means, String target, String... firers) {
        List<UnitId> by = Arrays.stream(firers).map(table::id).toList();
        return RULE.check(
                        View.of(state, Tabletop.US),
                        context(state.table(), by),
                        new Decision.Fire(by, table.id(target), means))
                .map(Violation::toString)
                .orElse("allowed");
    }

    private static ActionContext context(Table table, List<UnitId> units) {
        Optional<UnitId> hq =
                table.onTable(0).stream().filter(each -> each.name().equals("hq")).findFirst();
        return hq.map(each -> ActionContext.ordered(each, units, List.of(), List.of()))
                .orElseGet(() -> ActionContext.initiative(units));
    }

    @Test
    @Cites("BKC-FIRE.4")
    void aDashIsNoFire() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("hmg", "us-hmg", 300, 100)
                        .german("panther", "de-panther", 300, 300)
                        .german("gren", "de-grenadier", 200, 300);

        assertEquals("hmg has no AT attacks [BKC-FIRE.4]", check(table, "panther", "hmg"));
        assertEquals("allowed", check(table, "gren", "hmg"));
    }

    @Test
    @Cites("BKC-FIRE.4")
    void onlyAFlamethrowerFlames() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("sherman", "us-sherman-75", 300, 100)
                        .us("crocodile", "gb-crocodile", 350, 100)
                        .german("gren", "de-grenadier", 330, 220);
        State state = table.begin().state();

        assertEquals(
                "sherman has no flamethrower [BKC-FIRE.4]",
                check(table, state, Decision.Means.FLAME, "gren", "sherman"));
        assertEquals("allowed", check(table, state, Decision.Means.FLAME, "gren", "crocodile"));
    }

    @Test
    @Cites("BKC-FIRE.5")
    void theTargetMustBeInRange() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-rifle", 300, 100)
                        .german("far", "de-grenadier", 300, 431)
                        .german("near", "de-grenadier", 270, 420);

        assertEquals(
                "far is 30.1 cm from rifle, which reaches 30.0 [BKC-FIRE.5]",
                check(table, "far", "rifle"));
        assertEquals("allowed", check(table, "near", "rifle"));
    }

    @Test
    @Cites("BKC-FIRE.5")
    void theTargetMustBeSeen() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .woods(200, 150, 400, 250)
                        .us("rifle", "us-rifle", 300, 100)
                        .german("gren", "de-grenadier", 300, 300);

        assertEquals("rifle does not see gren [BKC-FIRE.5]", check(table, "gren", "rifle"));
    }

    @Test
    @Cites("BKC-FIRE.5")
    void gunsFireIntoTheirNarrowArcAndAaGunsAllRound() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("gun", "us-57mm", 300, 300)
                        .us("bofors", "us-bofors", 340, 300)
                        .us("mortar", "us-81mm-mortar", 600, 300)
                        .us("su", "su-su85", 260, 300)
                        .us("sherman", "us-sherman-75", 220, 300)
                        .german("limit", "de-grenadier", 400, 400)
                        .german("outside", "de-grenadier", 450, 300);

        assertEquals("allowed", check(table, "limit", "gun"));
        assertEquals(
                "gun faces 0° and outside is outside the 90° ahead of it [BKC-FIRE.5]",
                check(table, "outside", "gun"));
        assertEquals(
                "su faces 0° and outside is outside the 90° ahead of it [BKC-FIRE.5]",
                check(table, "outside", "su"));
        assertEquals("allowed", check(table, "outside", "bofors", "sherman"));
    }

    private static Tabletop twoTanks() {
        return Tabletop.of(900, 900)
                .us("sherman", "us-sherman-75", 300, 100)
                .us("other", "us-sherman-75", 350, 100)
                .german("gren", "de-grenadier", 300, 300);
    }

    @Test
    @Cites("BKC-FIRE.6")
    void aTargetIsFiredAtOnceInARound() {
        Tabletop table = twoTanks();
        State state = table.begin().state();
        var fire =
                new Decision.Fire(
                        List.of(table.id("sherman")), table.id("gren"), Decision.Means.GUNS);
        var after =
                RULE.after(
                        ActionContext.initiative(List.of(table.id("sherman"), table.id("other"))),
                        fire);
        var again =
                RULE.check(
                        View.of(state, Tabletop.US),
                        after,
                        new Decision.Fire(
                                List.of(table.id("other")), table.id("gren"), Decision.Means.GUNS));

        assertEquals(List.of(table.id("other")), after.waiting());
        assertEquals(
                "gren has been fired at in this round: all who fire at it do so together"
                        + " [BKC-FIRE.6]",
                again.orElseThrow().toString());
        assertEquals(
                List.of(), RULE.options(View.of(state, Tabletop.US), after, table.id("other")));
    }

    @Test
    @Cites("BKC-FIRE.6")
    void thoseWhoCanAreOfferedTogetherAndEachAlone() {
        Tabletop table = twoTanks();
        State state = table.begin().state();
        var view = View.of(state, Tabletop.US);
        var context = ActionContext.initiative(List.of(table.id("sherman"), table.id("other")));

        assertEquals(2, RULE.options(view, context, table.id("sherman")).size());
        assertEquals(1, RULE.options(view, context, table.id("other")).size());
    }

    private static Tabletop behindWoods() {
        return Tabletop.of(1200, 1200)
                .woods(200, 250, 400, 350)
                .us("mortar", "us-81mm-mortar", 300, 100)
                .german("gren", "de-grenadier", 300, 500);
    }

    @Test
    @Cites("BKC-FIRE.7")
    void mortarsFireAtWhatTheirCommandUnitSees() {
        Tabletop seen = behindWoods().us("hq", "hq", 8, 500, 300);
        Tabletop unseen = behindWoods().us("hq", "hq", 8, 300, 60);

        assertEquals("allowed", check(seen, "gren", "mortar"));
        assertEquals(
                "neither mortar nor hq nor a recce unit in communication sees gren [BKC-FIRE.7]",
                check(unseen, "gren", "mortar"));
    }

    @Test
    @Cites("BKC-FIRE.7")
    void withoutAnOrderMortarsNeedToSeeForThemselves() {
        assertEquals(
                "mortar does not see gren itself [BKC-FIRE.7]",
                check(behindWoods(), "gren", "mortar"));
    }

    @Test
    @Cites({"BKC-FIRE.7", "BKC-REC.2"})
    void mortarsFireAtWhatARecceUnitInCommunicationSees() {
        Tabletop table = behindWoods().us("hq", "hq", 8, 300, 60).us("jeep", "us-jeep", 500, 300);

        assertEquals("allowed", checkLinked(table, 1));
        assertEquals(
                "neither mortar nor hq nor a recce unit in communication sees gren [BKC-FIRE.7]",
                checkLinked(table, 0));
    }

    /** With a jeep that has communicated in a turn. */
    private static String checkLinked(Tabletop table, int turn) {
        State state = table.begin().state();
        Command hq = state.table().command(table.id("hq")).orElseThrow();
        Command linked = hq.with(List.of(new Link(table.id("jeep"), turn, true)));
        State now = state.with(state.table().with(table.id("hq"), linked));
        return check(table, now, Decision.Means.GUNS, "gren", "mortar");
    }

    @Test
    @Cites("BKC-FIRE.8")
    void nobodyFiresWithinMinimumRange() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("mortar", "us-81mm-mortar", 300, 100)
                        .german("near", "de-grenadier", 300, 280)
                        .german("far", "de-grenadier", 260, 281);

        assertEquals(
                "near is 15.0 cm from mortar, which fires beyond 15.0 [BKC-FIRE.8]",
                check(table, "near", "mortar"));
        assertEquals("allowed", check(table, "far", "mortar"));
    }

    @Test
    @Cites("BKC-FIRE.10")
    void commandUnitsPassengersAndFriendsAreNoTargets() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("sherman", "us-sherman-75", 300, 100)
                        .us("friend", "us-rifle", 400, 100)
                        .german("hq", "hq", 8, 300, 300)
                        .german("track", "de-sdkfz251", 400, 300)
                        .aboard("track", "gren", "de-grenadier");
        State state = table.begin().state();

        assertEquals(
                "hq is a command unit and cannot be fired at [BKC-FIRE.10]",
                check(table, state, Decision.Means.GUNS, "hq", "sherman"));
        assertEquals(
                "gren is not on the table by itself [BKC-FIRE.10]",
                check(table, "gren", "sherman"));
        assertEquals(
                "friend is no enemy of sherman [BKC-FIRE.10]", check(table, "friend", "sherman"));
    }

    @Test
    @Cites("BKC-SUPP.3")
    void aSuppressedUnitDoesNotFire() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("sherman", "us-sherman-75", 300, 100)
                        .suppressed()
                        .german("gren", "de-grenadier", 300, 300);

        assertEquals(
                "sherman is suppressed and cannot fire [BKC-SUPP.3]",
                check(table, "gren", "sherman"));
    }
}
