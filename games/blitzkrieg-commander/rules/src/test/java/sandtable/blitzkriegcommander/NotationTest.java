package sandtable.blitzkriegcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.blitzkriegcommander.words.Wording;
import sandtable.kernel.Cites;
import sandtable.kernel.Notation;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

final class NotationTest {
    private static final Played GAME =
            Tabletop.of(1800, 1200)
                    .bridge("bridge", 900, 1100, 900, 1200)
                    .us("hq-1", "hq", 8, 100, 100)
                    .us("fao", "fao", 9, 200, 100)
                    .us("sherman-1", "us-sherman-75", 300, 100)
                    .us("sherman-2", "us-sherman-75", 400, 100)
                    .us("firefly-1", "gb-firefly", 500, 300)
                    .german("pak-1", "de-pak40", 300, 900)
                    .gun(Tabletop.US, "105-1", "105mm")
                    .gun(Tabletop.US, "105-2", "105mm")
                    .gun(Tabletop.GERMAN, "150-1", "150mm")
                    .aircraft(Tabletop.US, "p47-1", "p47")
                    .work(Tabletop.US, "trench-1", WorkKind.TRENCH, 500, 100)
                    .mines(Tabletop.US, "mines-1", 700, 100)
                    .mission(Tabletop.US, "mission-1", 9, 300, 900)
                    .inCommand();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "place pak-1 30.0,40.0 @200",
                "build trench-1 46.0,57.5",
                "lay mines-1 79.0,57.0",
                "plan mission-1 90.0,63.0 concentration",
                "ready",
                "enter sherman-1 90.0,110.0 @180",
                "return hq-1 90.0,110.0",
                "communicate sherman-1 hq-1",
                "order hq-1 sherman-1 sherman-2 +assault",
                "order hq-1 sherman-1 +dense +road",
                "stop",
                "end",
                "move sherman-1 72.0,55.5 84.0,60.0 @45",
                "move sherman-1 @90",
                "fire sherman-1 sherman-2 > pak-1",
                "fire sherman-1 > pak-1 flame",
                "assault sherman-1 > pak-1",
                "assault sherman-1 30.0,40.0 30.0,86.9 sherman-2 > pak-1",
                "consolidate sherman-1 30.0,90.0 @0",
                "hold action",
                "hold phase unless armour 40",
                "standing sherman-1 firefly-1 fire armour 40",
                "standing sherman-1 hold",
                "standing sherman-1 ask",
                "request fao 60.0,70.0 105-1 105-2 barrage 90",
                "request fao 60.0,70.0 105-1 smoke",
                "counter fao 105-1 105-2 > 150-1",
                "smoke sherman-1 60.0,70.0",
                "strike fao 60.0,70.0 p47-1",
                "hunt fao pak-1 p47-1",
                "limber pak-1 sherman-1",
                "unlimber pak-1 30.0,40.0 @180",
                "mount sherman-1 sherman-2",
                "dismount sherman-1 30.0,40.0 @0",
                "dig-in sherman-1",
                "hull-down sherman-1",
                "breach sherman-1 30.0,40.0",
                "clear sherman-1 mines-1",
                "blow sherman-1 bridge",
                "repair sherman-1 bridge",
                "done",
                "choose sherman-1",
                "concede"
            })
    void whatIsTypedIsWrittenAlike(String typed) {
        var notation = new BlitzkriegCommander().notation();

        assertEquals(typed, notation.write(GAME.view(), GAME.read(typed)));
    }

    @Test
    @Cites("BKC-GEO.1")
    void centimetresWithOneDigitAreWholeMillimetres() {
        var move =
                new Decision.Move(
                        GAME.id("sherman-1"), List.of(new Spot(720, 555)), new Heading(45));

        assertEquals(move, GAME.read("move sherman-1 72,55.5 @45"));
    }

    @Test
    void withoutAHeadingAUnitKeepsItsOwn() {
        var move = new Decision.Move(GAME.id("pak-1"), List.of(new Spot(300, 850)), Heading.SOUTH);

        assertEquals(move, GAME.read("move pak-1 30.0,85.0"));
    }

    @Test
    void aPlaceThatIsNoneIsExplained() {
        assertEquals(
                new Notation.Reading.Unread<Decision>(
                        "\"E05\" is no place in centimetres, such as 72.0,55.5"),
                new BlitzkriegCommander().notation().read(GAME.view(), "breach sherman-1 E05"));
    }

    @Test
    void aDistanceThatIsNoneIsExplained() {
        assertEquals(
                new Notation.Reading.Unread<Decision>(
                        "\"0\" is no distance from 1 to 999 centimetres"),
                new BlitzkriegCommander()
                        .notation()
                        .read(GAME.view(), "standing sherman-1 fire armour 0"));
    }

    @Test
    void everyDecisionHasItsWords() {
        Set<Class<?>> worded =
                BlitzkriegCommanderNotation.ALL.stream()
                        .<Class<?>>map(Wording::kind)
                        .collect(Collectors.toSet());

        assertEquals(members(Decision.class).collect(Collectors.toSet()), worded);
        assertEquals(new HashSet<>(worded).size(), BlitzkriegCommanderNotation.ALL.size());
    }

    private static Stream<Class<?>> members(Class<?> family) {
        return family.isSealed()
                ? Arrays.stream(family.getPermittedSubclasses()).flatMap(NotationTest::members)
                : Stream.of(family);
    }
}
