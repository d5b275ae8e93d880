package sandtable.blitzkriegcommander.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.Switch;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.kernel.Cites;

final class HitDefinitionsTest {
    private static final Tabletop TABLE =
            Tabletop.of(900, 900)
                    .german("gren", "de-grenadier", 300, 500)
                    .german("panther", "de-panther", 400, 500)
                    .german("marder", "de-marder3", 500, 500)
                    .german("puma", "de-puma", 600, 500)
                    .german("hq", "hq", 8, 700, 500);

    private static String score(String target, HitLine line, Cover cover) {
        Score score = HitDefinitions.score(TABLE.table(), TABLE.id(target), line, cover);
        return score + " by " + score.clause();
    }

    @Test
    @Cites("BKC-HIT.1")
    void inTheOpenAFourHits() {
        assertEquals("4+ by BKC-HIT.1", score("gren", HitLine.DIRECT, Cover.NONE));
    }

    @Test
    @Cites("BKC-HIT.2")
    void softCoverNeedsAFive() {
        assertEquals("5+ by BKC-HIT.2", score("gren", HitLine.DIRECT, Cover.SOFT));
        assertEquals("5+ by BKC-HIT.2", score("panther", HitLine.AIRCRAFT, Cover.SOFT));
    }

    @Test
    @Cites("BKC-HIT.3")
    void hardCoverNeedsASix() {
        assertEquals("6 by BKC-HIT.3", score("gren", HitLine.OFF_TABLE, Cover.HARD));
    }

    @Test
    @Cites("BKC-HIT.4")
    void whatIsLobbedHitsAFullAfvOnSix() {
        assertEquals("6 by BKC-HIT.4", score("panther", HitLine.INDIRECT, Cover.NONE));
        assertEquals("6 by BKC-HIT.4", score("panther", HitLine.OFF_TABLE, Cover.SOFT));
        assertEquals("6 by BKC-HIT.4", score("panther", HitLine.INFANTRY_GUN, Cover.NONE));
        assertEquals("4+ by BKC-HIT.1", score("gren", HitLine.INDIRECT, Cover.NONE));
    }

    @Test
    @Cites("BKC-HIT.5")
    void whatIsLobbedHitsAnOpenAfvOnFive() {
        assertEquals("5+ by BKC-HIT.5", score("marder", HitLine.OFF_TABLE, Cover.NONE));
    }

    @Test
    @Cites("BKC-COV.6")
    void theWorseOfCoverAndMortarLineCounts() {
        assertEquals("5+ by BKC-HIT.5", score("marder", HitLine.INDIRECT, Cover.SOFT));
        assertEquals("6 by BKC-HIT.3", score("marder", HitLine.INDIRECT, Cover.HARD));
    }

    @Test
    @Cites("BKC-HIT.6")
    void aCommandUnitIsHitOnSixWhateverItsCover() {
        assertEquals("6 by BKC-HIT.6", score("hq", HitLine.OFF_TABLE, Cover.NONE));
        assertEquals("6 by BKC-HIT.6", score("hq", HitLine.AIRCRAFT, Cover.SOFT));
    }

    @Test
    @Cites({"BKC-HIT.7", "BKC-COV.6"})
    void anOverrunCommandUnitIsHitOnFour() {
        assertEquals("4+ by BKC-HIT.7", score("hq", HitLine.OVERRUN, Cover.HARD));
    }

    @Test
    @Cites({"BKC-HIT.8", "BKC-COV.6"})
    void flamethrowersHitAnybodyOnFour() {
        assertEquals("4+ by BKC-HIT.8", score("panther", HitLine.FLAMETHROWER, Cover.HARD));
        assertEquals("4+ by BKC-HIT.8", score("hq", HitLine.FLAMETHROWER, Cover.NONE));
    }

    @Test
    @Cites({"BKC-HIT.9", "BKC-COV.6"})
    void minesHitAnybodyOnFour() {
        assertEquals("4+ by BKC-HIT.9", score("gren", HitLine.MINEFIELD, Cover.HARD));
        assertEquals("4+ by BKC-HIT.9", score("hq", HitLine.MINEFIELD, Cover.NONE));
    }

    @Test
    void recceIsHarderToHitOnlyWhereTheScenarioSaysSo() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .german("puma", "de-puma", 300, 500)
                        .us("sherman", "us-sherman-75", 300, 100);

        assertEquals("3 on 4+, save 6+", Fired.at("puma", table, "sherman").dice());
        assertEquals(
                "3 on 5+, save 6+",
                Fired.at("puma", table.with(Switch.RECCE_HARD_TO_HIT), "sherman").dice());
    }

    @Test
    @Cites("BKC-HIT.8")
    void aCrocodileBurnsWhoeverIsInABuilding() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .building(250, 400, 350, 500)
                        .german("gren", "de-grenadier", 300, 405)
                        .us("crocodile", "gb-crocodile", 300, 300);

        assertEquals(
                "7 on 4+, save none",
                Fired.with(Decision.Means.FLAME, "gren", table, "crocodile").dice());
    }
}
