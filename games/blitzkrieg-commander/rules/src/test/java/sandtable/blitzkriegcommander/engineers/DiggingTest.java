package sandtable.blitzkriegcommander.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Acting;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.cover.FireKind;
import sandtable.blitzkriegcommander.fire.Aspect;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.SaveModifiers;
import sandtable.blitzkriegcommander.measuring.Sites;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** BKC-WORK Works. */
final class DiggingTest {
    private static final Spot AFAR = new Spot(300, 800);

    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("hq", "hq", 9, 300, 100)
                .us("rifle", "us-rifle", 300, 300)
                .us("sherman", "us-sherman-75", 500, 300)
                .hedge(400, 330, 600, 330);
    }

    private static Acting acting() {
        return Acting.by(new Digging(), table().inCommand(), "hq");
    }

    private static Cover cover(Acting acting) {
        Played now = acting.before();
        return CoverOf.against(now.table(), now.id("rifle"), AFAR, FireKind.DIRECT).cover();
    }

    @Test
    @Cites("BKC-WORK.2")
    void twoActionsGiveSoftCoverAndTwoMoreHard() {
        Acting once = acting().then("dig-in rifle");
        Acting twice = once.then("dig-in rifle");
        Acting often = twice.then("dig-in rifle").then("dig-in rifle");

        assertEquals(Cover.NONE, cover(once));
        assertEquals(Cover.SOFT, cover(twice));
        assertEquals(Cover.HARD, cover(often));
        often.refuses("dig-in rifle", "BKC-WORK.2", "rifle has dug as deep as it can");
        often.refuses("dig-in sherman", "BKC-WORK.2", "sherman is neither on foot nor a gun");
    }

    @Test
    @Cites("BKC-WORK.2")
    void anAfvGoesHullDownBehindALine() {
        Acting down = acting().then("hull-down sherman");

        assertTrue(down.before().unit("sherman").hullDown());
        down.refuses("hull-down sherman", "BKC-WORK.2", "sherman is hull-down already")
                .refuses("hull-down rifle", "BKC-WORK.2", "rifle is no AFV");
    }

    @Test
    @Cites("BKC-WORK.2")
    void itNeedsALineWithinThreeCentimetres() {
        Tabletop far = Tabletop.of(900, 900).us("hq", "hq", 9, 300, 100);
        far.us("sherman", "us-sherman-75", 500, 300).hedge(400, 331, 600, 331);

        Acting.by(new Digging(), far.inCommand(), "hq")
                .refuses(
                        "hull-down sherman",
                        "BKC-WORK.2",
                        "no line within 3.0 cm of sherman covers it");
    }

    @Test
    @Cites("BKC-WORK.2")
    void movingEndsBoth() {
        var rifle = acting().then("dig-in rifle").does("dig-in rifle").unit("rifle");
        var sherman = acting().does("hull-down sherman").unit("sherman");

        assertEquals(0, rifle.movedTo(AFAR, rifle.heading()).digs());
        assertFalse(sherman.movedTo(AFAR, sherman.heading()).hullDown());
    }

    private static Tabletop pillBox() {
        return Tabletop.of(900, 900)
                .work(Tabletop.GERMAN, "box", WorkKind.PILL_BOX, 300, 300)
                .german("rifle", "us-rifle", 300, 315);
    }

    @Test
    @Cites("BKC-WORK.1")
    void aUnitIsInAWorkWithinFifteenMillimetres() {
        var table = pillBox().table();

        assertEquals(Optional.of(WorkKind.PILL_BOX), Sites.at(table, new Spot(300, 315)));
        assertEquals(Optional.empty(), Sites.at(table, new Spot(300, 316)));
    }

    @Test
    @Cites("BKC-WORK.1")
    void aPillBoxGivesItsSaveIfThatIsBetter() {
        Tabletop with = pillBox();
        Tabletop churchill =
                Tabletop.of(900, 900)
                        .work(Tabletop.GERMAN, "box", WorkKind.PILL_BOX, 300, 300)
                        .german("rifle", "gb-churchill", 300, 300);

        assertEquals("5+", save(with));
        assertEquals("4+", save(churchill));
    }

    private static String save(Tabletop table) {
        return SaveModifiers.save(table.table(), table.id("rifle"), HitLine.DIRECT, Aspect.FRONT)
                .toString();
    }
}
