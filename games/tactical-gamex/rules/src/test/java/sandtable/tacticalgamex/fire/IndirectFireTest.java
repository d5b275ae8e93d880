package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-6.4.3 Indirect Fire. */
final class IndirectFireTest {
    /** Mortars behind woods, a rifle unit in front of them, three security units beyond. */
    private static Drawn mortars() {
        return Drawn.of(".\nw\n.\n.\n.")
                .german("m1", "us-107mm-mortar", "A01")
                .german("m2", "us-107mm-mortar", "A01")
                .german("r", "us-rifle", "A03")
                .soviet("s1", "de-security-west", "A05")
                .soviet("s2", "de-security-west", "A05")
                .soviet("s3", "de-security-west", "A05");
    }

    @Test
    @Cites({"TGX-6.4.3.1", "TGX-6.4.3.i", "TGX-6.4.3.a"})
    void twoMortarsShellAStackOfThree() {
        Game game = mortars().impulse(0, 1).play("fire A01").play("shell A05 m1 m2 by r", 6, 6, 6);

        List<Happening.Attacked> attacks =
                game.events().stream()
                        .filter(each -> each instanceof Happening.Attacked)
                        .map(each -> (Happening.Attacked) each)
                        .toList();
        assertEquals(3, attacks.size());
        assertEquals(new CombatRatio(1, 1), attacks.getFirst().ratio());
        List<Fight> fights =
                IndirectFire.fights(
                        mortars().table(),
                        new Salvo(mortars().table(), game.units(0, 1), List.of(), game.hex("A05")),
                        game.hex("A05"),
                        game.units(3, 4, 5));
        assertEquals(new Factor(20, 3), fights.getFirst().attack());
        assertEquals(
                List.of(new Factor(10, 3), new Factor(10, 3)),
                fights.getFirst().shares().stream().map(Share::strength).toList());
        assertEquals(Factor.of(5), fights.getFirst().defense());
    }

    @Test
    @Cites("TGX-6.4.3.f")
    void onlyTheFiringHexCostsAPoint() {
        Game game = mortars().impulse(0, 1).play("fire A01");

        assertTrue(game.offers("shell A05 m1 m2 by r"));
        assertEquals(0, game.table().impulse().points());
    }

    @Test
    @Cites("TGX-6.4.3.g")
    void theFirersAreFiredAndTheSighterIsCompleted() {
        Game game = mortars().impulse(0, 1).play("fire A01").play("shell A05 m1 m2 by r", 6, 6, 6);

        assertTrue(game.unit("m1").has(Mark.FIRED));
        assertTrue(game.unit("m2").has(Mark.FIRED));
        assertTrue(game.unit("r").has(Mark.COMPLETED));
    }

    @Test
    @Cites("TGX-6.4.3.c")
    void theSighterMustSeeTheTargetAndHaveDoneNothing() {
        Drawn moved =
                Drawn.of(".\nw\n.\n.\n.")
                        .german("m1", "us-107mm-mortar", "A01")
                        .german("r", "us-rifle", "A03")
                        .marked(Mark.MOVED)
                        .german("v", "us-rifle", "A01")
                        .soviet("s", "de-security-west", "A05");
        Occupation occupation = new Occupation(moved.table());

        assertFalse(IndirectFire.sights(occupation, 1, moved.hex("A05")));
        assertFalse(IndirectFire.sights(occupation, 2, moved.hex("A05")));
        assertFalse(moved.impulse(0, 1).offers("fire A01"));
    }

    @Test
    @Cites("TGX-6.4.3.d")
    void theSighterCouldItselfFireAtTheTarget() {
        Drawn drawn =
                Drawn.of(".\nw\n.\n.\n.")
                        .german("truck", "de-truck", "A04")
                        .german("near", "us-rifle", "A03")
                        .german("short", "su-recon", "A03")
                        .soviet("s", "de-security-west", "A05");
        Occupation occupation = new Occupation(drawn.table());

        assertFalse(IndirectFire.sights(occupation, 0, drawn.hex("A05")));
        assertTrue(IndirectFire.sights(occupation, 1, drawn.hex("A05")));
        assertFalse(IndirectFire.sights(occupation, 2, drawn.hex("A05")));
    }

    @Test
    @Cites({"TGX-6.4.3.b", "TGX-2.1.c"})
    void onlyHowitzersMortarsAndSelfPropelledGunsShell() {
        Table table =
                Drawn.of(".\n.")
                        .german("m", "de-81mm-mortar", "A01")
                        .german("h", "de-105mm-howitzer", "A01")
                        .german("w", "de-wespe", "A01")
                        .german("pz", "de-pzkw-iv-h", "A02")
                        .table();

        assertTrue(IndirectFire.mayShell(table, 0));
        assertTrue(IndirectFire.mayShell(table, 1));
        assertTrue(IndirectFire.mayShell(table, 2));
        assertFalse(IndirectFire.mayShell(table, 3));
    }

    @Test
    @Cites("TGX-6.4.3.e")
    void aHowitzerCannotShellNearerThanAQuarterOfItsRange() {
        String lane = ".\n".repeat(10).strip();
        Drawn drawn =
                Drawn.of(lane)
                        .german("h", "de-75mm-howitzer", "A01")
                        .german("m", "de-81mm-mortar", "A01")
                        .german("igun", "de-150mm-infantry-gun", "A01");
        Table table = drawn.table();

        assertEquals(7, IndirectFire.leastRange(table.stand(0)));
        assertEquals(0, IndirectFire.leastRange(table.stand(1)));
        assertEquals(3, IndirectFire.leastRange(table.stand(2)));
        assertFalse(IndirectFire.reaches(table, 0, drawn.hex("A07")));
        assertTrue(IndirectFire.reaches(table, 0, drawn.hex("A08")));
    }

    /** R-TGX-12: to the nearest hex, a half upward. */
    @Test
    @Cites("TGX-6.4.3.e")
    void theQuarterIsRoundedToTheNearestHex() {
        Table table =
                Drawn.of(".")
                        .german("25", "us-75mm-howitzer", "A01")
                        .german("35", "gb-25-pdr", "A01")
                        .german("42", "gb-5-5-inch", "A01")
                        .table();

        assertEquals(6, IndirectFire.leastRange(table.stand(0)));
        assertEquals(9, IndirectFire.leastRange(table.stand(1)));
        assertEquals(11, IndirectFire.leastRange(table.stand(2)));
    }

    @Test
    @Cites("TGX-6.4.3.h")
    void everyUnitOfTheHexIsAttacked() {
        Game game = mortars().impulse(0, 1).play("fire A01").play("shell A05 m1 by r", 6, 6, 6);

        assertEquals(
                game.units(3, 4, 5),
                game.events().stream()
                        .filter(each -> each instanceof Happening.Attacked)
                        .map(each -> ((Happening.Attacked) each).targets().getFirst())
                        .toList());
    }

    @Test
    @Cites("TGX-6.4.3.j")
    void theTargetMustBeSpotted() {
        Game game =
                Drawn.of(".\n.\n.\n.\n.\nw")
                        .german("m", "de-81mm-mortar", "A01")
                        .german("r", "de-rifle-39", "A02")
                        .soviet("s", "de-security-west", "A06")
                        .soviet("t", "de-security-west", "A05")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "nobody has spotted the units at A06 [TGX-6.3.8.a]",
                game.refusal("shell A06 m by r"));
    }
}
