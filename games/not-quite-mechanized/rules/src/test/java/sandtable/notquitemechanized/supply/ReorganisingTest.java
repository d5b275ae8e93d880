package sandtable.notquitemechanized.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Dealing;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.SupplyHappening;
import sandtable.notquitemechanized.state.Table;

import java.util.List;
import java.util.function.UnaryOperator;

/** C15: reorganising and collection points. G8 with its own numbers. */
final class ReorganisingTest {
    private static final Tabletop REGULARS =
            Tabletop.of(8000, 8000)
                    .battalion("German", "I", "de-infantry-39", "at = \"4000,2000\"")
                    .battalion("Soviet", "R", "militia", "at = \"1000,7500\"");

    /** Markers on bodies, and the bound that follows. */
    private static Played marked(Played played, Object... bodiesAndMarkers) {
        Table table = played.table();
        for (int i = 0; i < bodiesAndMarkers.length; i += 2) {
            BodyId body = played.id((String) bodiesAndMarkers[i]);
            var casualties = Casualties.NONE.marking((int) bodiesAndMarkers[i + 1]);
            table = table.with(body, table.body(body).with(casualties));
        }
        return new Played(played.state().with(table), List.of());
    }

    private static Played flagged(Played played, String unit, Flag flag) {
        Table table = played.table();
        var id = played.unit(unit);
        return new Played(
                played.state().with(table.with(id, table.unit(id).with(flag))), List.of());
    }

    @Test
    @Cites({"NQM-REORG.1", "NQM-REORG.2", "NQM-REORG.3", "NQM-REORG.4"})
    void halfTheMarkersGoOffAndTheOddOneOnADie() {
        var played = marked(REGULARS.begin(), "I-1", 3, "I-2", 2);

        var lucky = played.sealed(4, 1, 1, 1);
        assertEquals(3, told(lucky).healed());
        assertEquals(2, told(lucky).sentBack());
        var unlucky = played.sealed(3, 1, 1);
        assertEquals(2, told(unlucky).healed());
        assertEquals(3, told(unlucky).sentBack());
        assertEquals(0, unlucky.body("I-1").casualties().marked());
    }

    private static SupplyHappening.Reorganised told(Played played) {
        return played.told("German", SupplyHappening.Reorganised.class).getFirst();
    }

    @Test
    @Cites({"NQM-REORG.6", "NQM-REORG.5"})
    void aQuarterOfTheCasualtiesIsLostForGood() {
        assertEquals(3 / 4.0, Halving.lostForGood(5).get(1), 1e-12);
        assertEquals(1 / 4.0, Halving.lostForGood(5).get(2), 1e-12);
        assertEquals(1, Halving.lostForGood(4).get(1), 1e-12);
    }

    @Test
    @Cites({"NQM-REORG.7", "NQM-REORG.9"})
    void anInfantryStandCarriesOneMarkerAndTheSecondRemovesIt() {
        var played = REGULARS.begin();
        var batch = List.of(played.id("I-1"), played.id("I-mmg"), played.id("I-mortar-81"));

        Table after = Dealing.dealt(played.table(), batch, 7, Chance.seeded(1));
        int all = 0;
        int gone = 0;
        for (BodyId each : batch) {
            all += after.body(each).casualties().all();
            gone += after.body(each).casualties().gone();
        }
        assertEquals(5, all);
        assertEquals(2, gone);
    }

    @Test
    @Cites("NQM-REORG.8")
    void aVehicleCompanyCarriesOneForEachPoint() {
        var played =
                Tabletop.of(8000, 8000)
                        .stand("German", "pz", "de-pz4", "at = \"4000,2000\"")
                        .begin();
        var batch = List.of(played.id("pz"));

        assertEquals(
                new Casualties(3, 0, 0),
                Dealing.dealt(played.table(), batch, 3, Chance.none())
                        .body(batch.getFirst())
                        .casualties());
        assertEquals(
                new Casualties(0, 0, 3),
                Dealing.dealt(played.table(), batch, 4, Chance.none())
                        .body(batch.getFirst())
                        .casualties());
    }

    private static boolean reorganises(UnaryOperator<Marks> done) {
        var played = marked(REGULARS.begin().sealed(), "I-1", 2);
        Body body = played.body("I-2");
        Table table = played.table().with(played.id("I-2"), body.with(done.apply(body.marks())));
        return Regrouping.can(played.state().with(table), played.unit("I"));
    }

    @Test
    @Cites({"NQM-SPASL.5", "NQM-ARTY.14"})
    void nobodyReorganisesWhoMovesFightsOrIsUnderFire() {
        int now = REGULARS.begin().sealed().bound();

        assertTrue(reorganises(marks -> marks));
        assertFalse(reorganises(marks -> marks.moved(now)));
        assertFalse(reorganises(marks -> marks.fired(now)));
        assertFalse(reorganises(marks -> marks.spent(now)));
        assertFalse(reorganises(marks -> marks.firedAt(now)));
        assertFalse(reorganises(marks -> marks.harassed(Integer.MAX_VALUE)));
    }

    @Test
    @Cites("NQM-SUMM.13")
    void withoutAnUnwoundedCommandStandNobodyReorganises() {
        var played = marked(REGULARS.begin(), "I-1", 2, "I-command", 1).sealed();

        assertEquals(2, played.body("I-1").casualties().marked());
    }

    @Test
    @Cites("NQM-SUMM.13")
    void aHigherHeadquartersNearItWillDo() {
        var tabletop =
                Tabletop.of(8000, 8000)
                        .headquarters("German", "hq", "level = \"brigade\"", "at = \"4000,2000\"")
                        .battalion(
                                "German",
                                "I",
                                "de-infantry-39",
                                "at = \"4000,2000\"",
                                "under = \"hq\"")
                        .battalion("Soviet", "R", "militia", "at = \"1000,7500\"");

        var played = marked(tabletop.begin(), "I-1", 1, "I-command", 1).sealed(1);
        assertEquals(0, played.table().casualties(played.unit("I")) - 1);
    }

    @Test
    @Cites("NQM-SUMM.15")
    void tanksNeedNoCommandStand() {
        var tabletop =
                Tabletop.of(8000, 8000)
                        .battalion("German", "pz", "de-panzer-42", "at = \"4000,2000\"")
                        .battalion("Soviet", "R", "militia", "at = \"1000,7500\"");

        var played = marked(tabletop.begin(), "pz-1", 2).sealed();
        assertEquals(new Casualties(0, 1, 0), played.body("pz-1").casualties());
    }

    @Test
    @Cites({"NQM-SUMM.12", "NQM-SEQ.6"})
    void reorganisingEndsDisorganisation() {
        var played = flagged(REGULARS.begin(), "I", Flag.DISORGANISED);

        assertFalse(played.sealed().table().unit(played.unit("I")).is(Flag.DISORGANISED));
        var moves = played.play("German", "order I move 4000,3000").sealed();
        assertTrue(moves.table().unit(played.unit("I")).is(Flag.DISORGANISED));
    }

    @Test
    @Cites("NQM-SUMM.14")
    void aWeakCompanyIsSharedOutToTheOthers() {
        var played = marked(REGULARS.begin(), "I-1", 2, "I-2", 2, "I-3", 2);

        var after = played.sealed(1, 3, 3);
        int companies = 0;
        for (String each : List.of("I-1", "I-2", "I-3")) {
            int present = after.table().present(after.id(each));
            companies += after.body(each).onTable() ? 1 : 0;
            assertTrue(present == 0 || present == 3, each + " has " + present);
        }
        assertEquals(2, companies);
    }

    @Test
    @Cites("NQM-ARTY.9")
    void whoIsHarassedDoesNotReorganise() {
        var played = marked(REGULARS.begin(), "I-1", 2);
        BodyId body = played.id("I-1");
        Body now = played.body("I-1");
        var harassed = played.table().with(body, now.with(now.marks().harassed(2 * 9 + 3)));

        var after = new Played(played.state().with(harassed), List.of()).sealed();
        assertEquals(2, after.body("I-1").casualties().marked());
    }

    @Test
    @Cites("NQM-ARTY.14")
    void whoLeftTheBeatenZoneReorganisesWhereTheyHalt() {
        var played =
                Tabletop.of(8000, 8000)
                        .battalion("German", "I", "militia", "at = \"4000,1000\"")
                        .stand(
                                "German",
                                "guns",
                                "gun-105",
                                "off-table = true",
                                "fire-units = 4",
                                "direct-support = \"I\"")
                        .battalion("Soviet", "R", "su-guards", "at = \"4000,6000\"")
                        .begin()
                        .play("German", "shoot guns 3600,6400 bound 1 effective 1")
                        .sealed(4);

        assertEquals(1, played.table().casualties(played.unit("R")));
        var left = played.play("Soviet", "order R withdraw 4000,7200").sealed();
        assertEquals(1, left.table().casualties(left.unit("R")));
        assertEquals(0, left.sealed().sealed(4).table().casualties(left.unit("R")));
    }

    @Test
    @Cites({"NQM-CP.1", "NQM-CP.2"})
    void aMedicalStandTakesOffHalfTheCasualtiesOfThoseNearIt() {
        var tabletop =
                REGULARS.stand(
                        "German", "doctor", "medical", "under = \"I\"", "at = \"4000,2200\"");

        var played = marked(tabletop.begin(), "I-1", 2, "I-command", 1).sealed(3, 1);
        var treated = played.told("German", SupplyHappening.Treated.class).getFirst();
        assertEquals(1, treated.healed());
        assertEquals(2, treated.sentBack());
    }

    @Test
    @Cites({"NQM-CP.3", "NQM-CP.4"})
    void aRepairStandMendsOneVehicleOfEachStandAnHour() {
        var tabletop =
                REGULARS.battalion("Soviet", "tanks", "su-tank-t34", "at = \"4000,7000\"")
                        .stand(
                                "Soviet",
                                "fitters",
                                "repair",
                                "under = \"tanks\"",
                                "at = \"4000,7000\"");

        var played = marked(tabletop.begin(), "tanks-1", 3).sealed();
        assertEquals(2, played.body("tanks-1").casualties().marked());
    }

    @Test
    @Cites("NQM-CP.5")
    void aCampaignGetsHalfOfTheVehiclesBack() {
        assertEquals(2, Setting.CAMPAIGN_REPAIRS.value());
    }
}
