package sandtable.notquitemechanized.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.notquitemechanized.state.OrderHappening;

/** NQM-CMD, NQM-CTRL, NQM-OOB: when units are released, and whom they support. */
final class AttachTest {
    private static final Tabletop DIVISION =
            Tabletop.of(8000, 8000)
                    .headquarters("German", "div", "level = \"division\"", "at = \"100,100\"")
                    .headquarters(
                            "German",
                            "one",
                            "level = \"brigade\"",
                            "under = \"div\"",
                            "at = \"200,100\"")
                    .headquarters(
                            "German",
                            "two",
                            "level = \"brigade\"",
                            "under = \"div\"",
                            "at = \"300,100\"")
                    .battalion("German", "I", "militia", "under = \"one\"", "at = \"2000,2000\"")
                    .battalion("German", "II", "militia", "under = \"two\"", "at = \"5000,2000\"")
                    .stand(
                            "German",
                            "guns",
                            "gun-105",
                            "off-table = true",
                            "fire-units = 3",
                            "under = \"one\"",
                            "direct-support = \"I\"")
                    .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

    @Test
    @Cites({"NQM-CMD.3", "NQM-CRTT.1"})
    void whoHasNoOrderToSupportIsReleasedInItsTime() {
        var sent = DIVISION.begin().sealed().play("German", "order I support II").sealed();

        assertEquals(5, sent.told("German", OrderHappening.Sent.class).getFirst().acts());
    }

    @Test
    @Cites({"NQM-OOB.7", "NQM-OOB.10", "NQM-CRTT.2"})
    void whomGunsSupportIsChangedByTheDivision() {
        var begun = DIVISION.begin().sealed();
        var changed = begun.play("German", "attach guns direct-support II").sealed();

        var attached = changed.told("German", OrderHappening.Attached.class).getFirst();
        assertEquals(7, attached.acts());
        var late = changed.bounds(5).view("German").plan().links().getLast();
        assertEquals(Attachment.DIRECT_SUPPORT, late.how());
        assertEquals("II", late.to().getFirst().name());
        begun.refuses(
                "German",
                "attach guns direct-support I II",
                "NQM-OOB.7",
                "guns can be direct-support of 1 unit, not of 2");
    }

    @Test
    @Cites("NQM-OOB.13")
    void aUnitInSupportMayServeSeveral() {
        assertTrue(DIVISION.begin().allows("German", "attach guns in-support I II"));
    }

    @Test
    @Cites("NQM-CTRL.1")
    void theOperationOrderNamesWhomUnitsSupport() {
        var played = DIVISION.begin();

        assertFalse(played.view("German").plan().links().isEmpty());
        assertTrue(played.allows("German", "seal"));
        played.refuses(
                "German",
                "order I attack 7000,7000 by 6000,6000 from 99",
                "NQM-CTRL.1",
                "the battle has bounds 1 to 8, and the attack is timed for 99");
    }

    @Test
    @Cites("NQM-TIME.1")
    void aBoundIsAnHour() {
        var began =
                DIVISION.begin().sealed().sealed().told("German", BoundHappening.BoundBegan.class);

        assertEquals(3, began.getLast().bound());
        assertEquals(7, began.getLast().hour());
    }

    @Test
    @Cites("NQM-GRADE.21")
    void eliteTroopsChangeTheirWayWithoutWaiting() {
        var scouts =
                DIVISION.stand(
                                "German",
                                "few",
                                "recce-foot",
                                "under = \"one\"",
                                "grade = \"elite\"",
                                "at = \"1000,3000\"")
                        .order("German", "few move 1000,6000")
                        .begin()
                        .sealed();

        assertEquals(
                "move 2000,5000 1000,6000",
                scouts.play("German", "order few move 2000,5000 1000,6000").sealed().orders("few"));
        assertEquals(
                "move 1000,6000",
                scouts.play("German", "order few move 3000,3000").sealed().orders("few"));
    }

    @Test
    @Cites("NQM-CLASS.17")
    void aSpecialistStandIsOrderedByItself() {
        var played =
                DIVISION.stand("German", "eye", "foo", "under = \"I\"", "at = \"2000,2000\"")
                        .order("German", "eye move 2000,2500")
                        .begin()
                        .sealed();

        assertEquals("2000,2500", played.at("eye"));
        assertEquals("2000,2000", played.at("I-command"));
    }
}
