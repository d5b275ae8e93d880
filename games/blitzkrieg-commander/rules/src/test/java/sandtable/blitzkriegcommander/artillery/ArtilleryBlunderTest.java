package sandtable.blitzkriegcommander.artillery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Asking;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.kernel.Cites;

/** BKC-ABL Artillery Support Blunder. */
final class ArtilleryBlunderTest {
    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("fao", "fao", 12, 300, 300)
                .us("guard", "us-rifle", 880, 40)
                .german("they", "us-rifle", 40, 880)
                .us("near", "us-rifle", 300, 500)
                .gun(Tabletop.US, "towed", "105mm")
                .gun(Tabletop.US, "self", "priest")
                .gun(Tabletop.US, "rocket", "katyusha")
                .gun(Tabletop.US, "naval", "cruiser");
    }

    private static Asking asking() {
        return Asking.by(new ArtilleryRequests(), table().inCommand());
    }

    private static String one(String gun) {
        return "request fao 30.0,60.0 " + gun + " concentration";
    }

    private static Command fao(Played played) {
        return played.table().command(played.id("fao")).orElseThrow();
    }

    @Test
    @Cites("BKC-ABL.1")
    void aDoubleSixIsABlunderWhateverIsNeeded() {
        var answered = asking().asks(one("towed"), 6, 6, 1, 1);

        assertEquals(
                "BKC-ABL.1",
                answered.played()
                        .events(SupportHappening.SupportBlundered.class)
                        .getFirst()
                        .clause()
                        .id());
        assertFalse(answered.goesOn());
    }

    @Test
    @Cites({"BKC-ABL.2", "BKC-ABL.3"})
    void oneOrTwoLowersTheCommandValueThroughTheNextTurn() {
        assertEquals(11, fao(asking().asks(one("towed"), 6, 6, 1, 2).played()).cv(2));
        assertEquals(10, fao(asking().asks(one("towed"), 6, 6, 2, 3).played()).cv(2));
        assertEquals(9, fao(asking().asks(one("towed"), 6, 6, 2, 5).played()).cv(2));
        assertEquals(12, fao(asking().asks(one("towed"), 6, 6, 2, 5).played()).cv(3));
    }

    private static ArtilleryHappening.GunAttacked attacked(Asking.Answered answered) {
        return answered.played().events(ArtilleryHappening.GunAttacked.class).getFirst();
    }

    @Test
    @Cites({"BKC-ABL.4", "BKC-ABL.5"})
    void threeOrFourAttacksTowedGunsOnFives() {
        var attacked = attacked(asking().asks(one("towed"), 6, 6, 3, 2, 5, 4, 4));

        assertEquals(5, attacked.score());
        assertEquals("attacks 2 (blunder 2)", attacked.attacks().toString());
        assertEquals(ArtilleryHappening.Fate.UNHARMED, attacked.fate());
    }

    @Test
    @Cites("BKC-ABL.6")
    void selfPropelledAndNavalGunsAreHitOnSixes() {
        assertEquals(6, attacked(asking().asks(one("self"), 6, 6, 4, 1, 5)).score());
        assertEquals(6, attacked(asking().asks(one("naval"), 6, 6, 4, 1, 5)).score());
        assertEquals(5, attacked(asking().asks(one("rocket"), 6, 6, 4, 1, 4)).score());
    }

    @Test
    @Cites({"BKC-ABL.7", "BKC-ABL.10"})
    void aGunThatIsSuppressedIsNotAvailableInTheNextTurn() {
        Played after = asking().asks(one("self"), 6, 6, 4, 1, 6, 6).played();
        Played nextTurn = after.nextTurn().nextTurn();

        asking().with(nextTurn)
                .refuses(one("self"), "BKC-AREQ.11", "self is not available before turn 3");
    }

    @Test
    @Cites("BKC-ABL.10")
    void suppressionNeedsTheScoreThatHit() {
        assertEquals(
                ArtilleryHappening.Fate.UNHARMED,
                attacked(asking().asks(one("self"), 6, 6, 4, 1, 6, 5)).fate());
    }

    @Test
    @Cites({"BKC-ABL.8", "BKC-ABL.9", "BKC-ABL.11"})
    void fiveOrSixAimsAtTheNearestFriend() {
        // From base to base it is 17 cm: one die.
        var played = asking().asks(one("towed"), 6, 6, 5, 2, 90, 1, 1, 1).played();
        var struck = played.events(SupportHappening.Struck.class).getFirst();

        assertEquals("[Disc[centre=(320, 500), radiusMm=100]]", struck.zones().toString());
        assertEquals("[near]", struck.units().toString());
    }
}
