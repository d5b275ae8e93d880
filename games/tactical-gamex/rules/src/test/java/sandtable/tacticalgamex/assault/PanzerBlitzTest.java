package sandtable.tacticalgamex.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-16.0 PanzerBlitz Assault. */
class PanzerBlitzTest {
    private static final int GERMAN = 0;
    private static final int SOVIET = 1;
    private static final String FIELD = ". . .\n. . .\n. . .\n. . .\n. . .\n. . .";

    private static Drawn field() {
        return Drawn.of(FIELD).optional("TGX-16");
    }

    /** A tank in B01 with riflemen on it. */
    private static Drawn mounted() {
        return field().german("r", "de-rifle-42-east", "B01")
                .german("pz", "de-pzkw-iv-h", "B01")
                .carrying();
    }

    private static boolean carries(String type) {
        return field().german("x", type, "A01").table().stand(0).has(Ability.CARRIES_RIDERS);
    }

    @Test
    @Cites("TGX-16.0.a")
    void germanArmorCarriesInfantryButNoArtilleryDoes() {
        assertTrue(carries("de-pzkw-iv-h") && carries("de-stug-iii-g"));
        assertTrue(carries("de-sdkfz-234-1"));
        assertFalse(carries("de-wespe"));
        assertFalse(carries("de-sdkfz-251-east"));
        assertFalse(carries("su-t-34-c"));
    }

    @Test
    @Cites("TGX-16.0.a")
    void withoutTheSectionTanksCarryNobody() {
        Game game =
                Drawn.of(FIELD)
                        .german("r", "de-rifle-42-east", "B01")
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .impulse(GERMAN, 1)
                        .play("move pz");

        assertEquals("pz cannot carry r [TGX-5.2.d]", game.refusal("load r"));
    }

    @Test
    @Cites({"TGX-16.1.a", "TGX-16.0.a"})
    void loadingTakesHalfTheMovementAndOneUnitRides() {
        Game loaded =
                field().german("r", "de-rifle-42-east", "B01")
                        .german("s", "de-rifle-42-east", "B01")
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .impulse(GERMAN, 1)
                        .play("move pz")
                        .play("load r");

        assertTrue(loaded.offers("march B02 B03 B04 B05"));
        assertFalse(loaded.offers("march B02 B03 B04 B05 B06"));
        assertEquals("pz carries a unit already [TGX-5.2.1.a]", loaded.refusal("load s"));
    }

    @Test
    @Cites("TGX-16.1.a")
    void gunsDoNotRide() {
        Game game =
                field().german("at", "de-37mm-at", "B01")
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .impulse(GERMAN, 1)
                        .play("move pz");

        assertEquals("pz cannot carry at [TGX-5.2.d]", game.refusal("load at"));
    }

    /** A T-34 in B04 that the tank and its riders stand before. */
    private static Game shotAt() {
        return mounted().soviet("t34", "su-t-34-c", "B04").impulse(SOVIET, 1).play("fire B04");
    }

    @Test
    @Cites("TGX-16.1.b")
    void thePassengerSharesTheFateOfItsCarrier() {
        Game eliminated =
                mounted()
                        .soviet("a", "su-t-34-c", "B03")
                        .soviet("b", "su-t-34-c", "B03")
                        .impulse(SOVIET, 1)
                        .play("fire B03")
                        .play("shoot B01 a b at pz", 1);

        assertTrue(eliminated.unit("pz").eliminated() && eliminated.unit("r").eliminated());
    }

    @Test
    @Cites("TGX-16.1.b")
    void aDisruptedCarrierPutsItsPassengerOffDisrupted() {
        Game hit = shotAt().play("shoot B01 t34 at pz", 4);

        assertTrue(hit.unit("pz").disrupted() && hit.unit("r").disrupted());
        assertEquals("B01", hit.at("r"));
        assertFalse(hit.unit("pz").carries());
    }

    @Test
    @Cites("TGX-16.1.b")
    void withoutRoomItIsLostWithoutMoreHarm() {
        Drawn full = mounted();
        for (String each : List.of("a", "b", "c")) {
            full = full.german(each, "de-rifle-42-east", "B01");
        }
        Game hit =
                full.soviet("t34", "su-t-34-c", "B04")
                        .impulse(SOVIET, 1)
                        .play("fire B04")
                        .play("shoot B01 t34 at pz", 4);

        assertTrue(hit.unit("r").eliminated());
        assertTrue(hit.unit("pz").disrupted() && hit.unit("pz").onMap());
    }

    @Test
    @Cites("TGX-16.1.c")
    void thePassengerIsATargetByItself() {
        Drawn drawn = mounted().soviet("rifles", "su-rifle-43", "B04");
        Game firing = drawn.impulse(SOVIET, 1).play("fire B04");

        assertTrue(firing.offers("shoot B01 rifles at r"));
        assertEquals(
                "the I weapon of rifles cannot attack Armored targets 3 hexes away [TGX-6.3.6.b]",
                firing.refusal("shoot B01 rifles at pz"));
        Game shot = firing.play("shoot B01 rifles at r", 6);
        assertEquals(Factor.of(1), shot.attacked().fight().defense());
        assertEquals(Factor.of(5), shot.attacked().fight().attack());
    }

    @Test
    @Cites("TGX-16.1.c")
    void onlyByItself() {
        Game firing = shotAt();

        assertEquals(
                "only enemy units at B01 are targets [TGX-6.4.1.c]",
                firing.refusal("shoot B01 t34 at r pz"));
    }

    @Test
    @Cites("TGX-16.1.c")
    void inATownItIsPartOfItsCarrier() {
        Game firing =
                Drawn.of("t . . .")
                        .optional("TGX-16")
                        .german("r", "de-rifle-42-east", "A01")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .carrying()
                        .spotted("A01")
                        .soviet("t34", "su-t-34-c", "C01")
                        .impulse(SOVIET, 1)
                        .play("fire C01");

        assertFalse(firing.options().stream().anyMatch(each -> each.endsWith("at r")));
        assertEquals(
                "only enemy units at A01 are targets [TGX-6.4.1.c]",
                firing.refusal("shoot A01 t34 at r"));
    }

    @Test
    @Cites("TGX-16.1.d")
    void aDisruptedPassengerGetsOffAndItsCarrierIsUnharmed() {
        Game hit =
                mounted()
                        .soviet("rifles", "su-rifle-43", "B04")
                        .impulse(SOVIET, 1)
                        .play("fire B04")
                        .play("shoot B01 rifles at r", 1);

        assertEquals("X", hit.attacked().results().getFirst().code());
        assertTrue(hit.unit("r").eliminated());
        assertFalse(hit.unit("pz").carries() || hit.unit("pz").disrupted());
        Game shaken =
                mounted()
                        .soviet("recon", "su-recon", "B02")
                        .impulse(SOVIET, 1)
                        .play("fire B02")
                        .play("shoot B01 recon at r", 4);
        assertTrue(shaken.unit("r").disrupted());
        assertEquals("B01", shaken.at("r"));
        assertFalse(shaken.unit("pz").carries() || shaken.unit("pz").disrupted());
    }

    @Test
    @Cites("TGX-16.1.e")
    void withoutRoomItIsLostAndItsCarrierDisrupted() {
        Drawn full = mounted();
        for (String each : List.of("a", "b", "c")) {
            full = full.german(each, "de-rifle-42-east", "B01");
        }
        Game hit =
                full.soviet("recon", "su-recon", "B02")
                        .impulse(SOVIET, 1)
                        .play("fire B02")
                        .play("shoot B01 recon at r", 4);

        assertTrue(hit.unit("r").eliminated());
        assertTrue(hit.unit("pz").disrupted());
    }

    /** Riflemen watch, whose fire cannot harm the tank. */
    private static Game driving() {
        return mounted()
                .soviet("recon", "su-recon", "A04")
                .marked(Mark.OPPORTUNITY_FIRE)
                .impulse(GERMAN, 1)
                .play("move pz")
                .play("march B02 B03 B04");
    }

    @Test
    @Cites({"TGX-16.1.c", "TGX-16.1.d"})
    void opportunityFireNamesOneOfThem() {
        Game driving = driving();

        assertEquals(
                List.of("interrupt recon at r", "hold step", "hold move", "hold impulse"),
                driving.options());
        Game hit = driving.play("interrupt recon at r", 4);
        assertTrue(hit.unit("r").disrupted() && hit.unit("r").has(Mark.MOVED));
        assertEquals(driving.at("pz"), hit.at("r"));
        assertEquals(
                "pz",
                hit.state().step() instanceof Moving moving ? moving.walk().unit().name() : "");
    }

    @Test
    @Cites("TGX-16.1.f")
    void aVehicleFiresWithItsPassenger() {
        Game game = mounted().soviet("x", "su-rifle-43", "B04").impulse(GERMAN, 1).play("fire B01");

        Game fired = game.play("shoot B04 pz at x", 6);
        assertTrue(fired.unit("pz").has(Mark.FIRED) && fired.unit("pz").carries());
        assertEquals(Factor.of(7), fired.attacked().fight().attack());
    }

    /** Riflemen in B03, before the tank. */
    private static Drawn overrunning() {
        return mounted().soviet("x", "su-rifle-43", "B03");
    }

    @Test
    @Cites("TGX-16.2.a")
    void passengersGetOffWhereTheCarrierDrivesIn() {
        Game run =
                overrunning()
                        .impulse(GERMAN, 1)
                        .play("move pz")
                        .play("march B02 B03 B04 overrun B03", 6);

        assertEquals("B02", run.at("r"));
        assertEquals("B04", run.at("pz"));
        assertFalse(run.unit("pz").carries());
    }

    @Test
    @Cites("TGX-16.2.b")
    void thenTheyAssaultWhoeverIsLeft() {
        Game run =
                field().german("r", "de-smg-east", "B01")
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .carrying()
                        .soviet("x", "su-smg-43", "B03")
                        .impulse(GERMAN, 1)
                        .play("move pz")
                        .play("march B02 B03 B04 overrun B03", 6, 6);
        List<Happening.Attacked> attacks =
                run.events().stream()
                        .filter(each -> each instanceof Happening.Attacked)
                        .map(each -> (Happening.Attacked) each)
                        .toList();

        assertEquals(2, attacks.size());
        assertEquals(Factor.of(14), attacks.getFirst().fight().attack());
        assertEquals(Factor.of(6), attacks.getLast().fight().attack());
        assertEquals("TGX-16.2.b", attacks.getLast().clause().id());
        assertTrue(run.unit("r").has(Mark.FIRED) && run.unit("pz").has(Mark.FIRED));
        assertEquals(Charge.NONE, run.table().impulse().charge());
    }

    @Test
    @Cites("TGX-16.2.b")
    void whereNobodyIsLeftTheyHaveMoved() {
        Game run =
                mounted()
                        .soviet("x", "su-45mm-at-39", "B03")
                        .impulse(GERMAN, 1)
                        .play("move pz")
                        .play("march B02 B03 B04 overrun B03", 1);

        assertTrue(run.unit("x").eliminated());
        assertTrue(run.unit("r").has(Mark.MOVED));
        assertEquals(Charge.NONE, run.table().impulse().charge());
    }

    @Test
    @Cites("TGX-16.2.b")
    void aLoneMachineGunDoesNotAssault() {
        Game run =
                field().german("mg", "de-hmg", "B01")
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .carrying()
                        .soviet("x", "su-rifle-43", "B03")
                        .impulse(GERMAN, 1)
                        .play("move pz")
                        .play("march B02 B03 B04 overrun B03", 6);

        assertTrue(run.unit("mg").has(Mark.MOVED));
        assertEquals("B02", run.at("mg"));
    }

    @Test
    @Cites("TGX-16.2.a")
    void anOverrunThatNobodyGetsToIsNone() {
        Game run =
                overrunning()
                        .soviet("gun", "su-45mm-at-42", "C04")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(GERMAN, 1)
                        .play("move pz")
                        .play("march B02 B03 B04 overrun B03");
        Game driving = run.at("pz").equals("B02") ? run.play("hold step") : run;
        Game again =
                driving.at("pz").equals("B02")
                        ? driving.play("march B03 B04 overrun B03")
                        : driving;

        assertEquals("B03", again.at("pz"));
        Game hit = again.play("interrupt gun", 1);
        assertTrue(hit.unit("pz").disrupted());
        assertEquals("B02", hit.at("r"));
        assertTrue(hit.unit("r").has(Mark.MOVED));
        assertEquals(Charge.NONE, hit.table().impulse().charge());
    }
}
