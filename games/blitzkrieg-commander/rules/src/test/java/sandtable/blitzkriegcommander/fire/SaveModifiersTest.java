package sandtable.blitzkriegcommander.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.forces.Save;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.space.measured.Spot;

import java.util.List;

final class SaveModifiersTest {
    private static final Tabletop TABLE =
            Tabletop.of(900, 900)
                    .german("panther", "de-panther", 300, 500)
                    .german("puma", "de-puma", 400, 500)
                    .german("pak", "de-pak40", 500, 500)
                    .german("gren", "de-grenadier", 600, 500)
                    .mines(Tabletop.US, "field", 300, 500);

    private static String save(String unit, HitLine line, Aspect aspect) {
        return save(TABLE.table(), unit, line, aspect).toString();
    }

    private static Save save(Table table, String unit, HitLine line, Aspect aspect) {
        return SaveModifiers.save(table, TABLE.id(unit), line, aspect);
    }

    @Test
    @Cites("BKC-SAVE.1")
    void anAfvHitInTheFlankSavesWorse() {
        assertEquals("4+", save("panther", HitLine.DIRECT, Aspect.FRONT));
        assertEquals("5+", save("panther", HitLine.DIRECT, Aspect.FLANK));
        assertEquals("none", save("puma", HitLine.DIRECT, Aspect.FLANK));
        assertEquals("6+", save("pak", HitLine.DIRECT, Aspect.FLANK));
    }

    @Test
    @Cites("BKC-SAVE.2")
    void anAfvHitByAircraftSavesWorse() {
        assertEquals("5+", save("panther", HitLine.AIRCRAFT, Aspect.FRONT));
        assertEquals("6+", save("panther", HitLine.AIRCRAFT, Aspect.FLANK));
        assertEquals("6+", save("pak", HitLine.AIRCRAFT, Aspect.FRONT));
    }

    @Test
    @Cites("BKC-SAVE.3")
    void inAMinefieldNothingSavesBetterThanSix() {
        var field = TABLE.battle().order().mines().getFirst().id();
        Table table = TABLE.table();
        Table found =
                table.with(
                        table.works()
                                .with(field, new Minefield.Seen(new Spot(300, 500), List.of())));
        Table onFoot =
                table.with(
                        table.works()
                                .with(field, new Minefield.Seen(new Spot(600, 500), List.of())));

        assertEquals("6+", save(found, "panther", HitLine.DIRECT, Aspect.FRONT).toString());
        assertEquals("none", save(onFoot, "gren", HitLine.MINEFIELD, Aspect.FRONT).toString());
        assertEquals("4+", save("panther", HitLine.DIRECT, Aspect.FRONT));
    }

    @Test
    @Cites("BKC-SAVE.4")
    void nothingSavesFromAFlamethrower() {
        assertEquals("none", save("panther", HitLine.FLAMETHROWER, Aspect.FRONT));
    }

    @Test
    @Cites("BKC-WORK.1")
    void aBunkerSavesWhoHasNothingBetter() {
        Tabletop fort =
                Tabletop.of(900, 900)
                        .german("gren", "de-grenadier", 300, 500)
                        .work(Tabletop.GERMAN, "bunker", WorkKind.BUNKER, 300, 500);

        assertEquals(
                "4+",
                SaveModifiers.save(fort.table(), fort.id("gren"), HitLine.OFF_TABLE, Aspect.FRONT)
                        .toString());
    }
}
