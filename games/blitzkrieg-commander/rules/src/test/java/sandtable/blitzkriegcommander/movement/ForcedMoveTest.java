package sandtable.blitzkriegcommander.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.measuring.Straight;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.kernel.Cites;
import sandtable.space.measured.Spot;

import java.util.Optional;

final class ForcedMoveTest {
    /** The unit "it" stands at 300,400 and goes south. */
    private static ForcedMove back(Tabletop top, int mm) {
        State state = top.begin().state();
        Table table = state.table();
        UnitId it = top.id("it");
        Spot end = Straight.away(table, it, new Spot(300, 800), mm);
        return ForcedMove.fallBack(table, Fields.all(state), it, end);
    }

    private static Tabletop of(String type) {
        return Tabletop.of(900, 900).us("it", type, 300, 400);
    }

    private static Optional<Into.Kind> into(Tabletop top, int mm) {
        return back(top, mm).into().map(Into::kind);
    }

    @Test
    @Cites({"BKC-FB.7", "BKC-GEO.11"})
    void itGoesStraightBackWhateverTheGoing() {
        Tabletop top = of("us-rifle").woods(200, 200, 400, 500).hedge(200, 350, 500, 350);

        assertEquals(new Spot(300, 310), back(top, 90).end());
        assertEquals(Optional.empty(), into(top, 90));
    }

    @Test
    @Cites({"BKC-FB.7", "BKC-RET.12"})
    void itPassesFriendsUntilClearOfThem() {
        Tabletop top = of("us-rifle").us("friend", "us-rifle", 300, 320);

        assertEquals(new Spot(300, 350), back(top, 50).end());
        assertEquals(new Spot(300, 290), back(top, 60).end());
        assertEquals(Optional.empty(), into(top, 60));
    }

    @Test
    @Cites("BKC-FB.8")
    void intoABaseMeansThatBasesWouldOverlap() {
        Tabletop beside = of("us-rifle").us("friend", "us-rifle", 330, 350).suppressed();
        Tabletop nearer = of("us-rifle").us("friend", "us-rifle", 329, 350).suppressed();

        assertEquals(Optional.empty(), into(beside, 90));
        assertEquals(
                Optional.of(
                        new Into(
                                Into.Kind.SUPPRESSED_FRIEND,
                                Optional.of(nearer.id("friend")),
                                new Spot(300, 358))),
                back(nearer, 90).into());
    }

    @Test
    @Cites("BKC-FB.8")
    void theFirstThingInTheWayCounts() {
        Tabletop top =
                of("us-rifle")
                        .german("enemy", "de-grenadier", 300, 300)
                        .german("hq", "hq", 8, 310, 340);

        assertEquals(Optional.of(Into.Kind.ENEMY_COMMAND), into(top, 90));
        assertEquals(
                Optional.of(Into.Kind.ENEMY),
                into(of("us-rifle").german("enemy", "de-grenadier", 300, 300), 90));
        assertEquals(
                Optional.empty(),
                into(of("us-rifle").german("enemy", "de-grenadier", 300, 300), 70));
    }

    @Test
    @Cites("BKC-FB.8")
    void intoGroundMeansThatTheWayEntersIt() {
        Tabletop top = of("us-sherman-75").woods(200, 200, 400, 340);

        assertEquals(Optional.empty(), into(top, 59));
        assertEquals(Optional.of(Into.Kind.IMPASSABLE), into(top, 60));
        assertEquals(Optional.empty(), into(top.road(300, 100, 300, 600), 60));
    }

    @Test
    @Cites("BKC-FB.8")
    void intoALineMeansThatTheWayCrossesIt() {
        Tabletop wire = of("us-rifle").line(FeatureKind.WIRE, 200, 340, 400, 340);
        Tabletop halfTrack = of("us-m3").line(FeatureKind.WIRE, 200, 340, 400, 340);
        Tabletop truck = of("us-truck").hedge(200, 340, 400, 340);

        assertEquals(Optional.of(Into.Kind.WIRE), into(wire, 60));
        assertEquals(Optional.empty(), into(wire, 59));
        assertEquals(Optional.empty(), into(halfTrack, 60));
        assertEquals(Optional.of(Into.Kind.IMPASSABLE), into(truck, 60));
    }

    @Test
    @Cites("BKC-RET.12")
    void wireIsNothingToWhoRetreats() {
        Tabletop top = of("us-rifle").line(FeatureKind.WIRE, 200, 340, 400, 340);
        ForcedMove retreat =
                ForcedMove.retreat(
                        top.table(),
                        Fields.all(top.begin().state()),
                        top.id("it"),
                        new Spot(300, 330));

        assertEquals(Optional.empty(), retreat.into());
        assertEquals(new Spot(300, 330), retreat.end());
    }

    @Test
    @Cites("BKC-FB.8")
    void minesAreRealOrNot() {
        Tabletop real = of("us-rifle").mines(Tabletop.GERMAN, "field", 300, 300);
        Tabletop dummy = of("us-rifle").dummyMines(Tabletop.GERMAN, "field", 300, 300);

        assertEquals(Optional.of(Into.Kind.MINES), into(real, 60));
        assertEquals(Optional.empty(), into(real, 49));
        assertEquals(Optional.empty(), into(dummy, 60));
        assertEquals(1, back(dummy, 60).entered().size());
    }

    @Test
    @Cites("BKC-FB.8")
    void theTableEndsAtItsEdge() {
        Tabletop top = Tabletop.of(900, 900).us("it", "us-rifle", 300, 50);

        assertEquals(Optional.empty(), into(top, 50));
        assertEquals(Optional.of(Into.Kind.EDGE), into(top, 51));
    }
}
