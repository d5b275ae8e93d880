package sandtable.blitzkriegcommander.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Cites;
import sandtable.space.measured.Box;

final class ArrivingTest {
    private static Tabletop reserve() {
        return Tabletop.of(1200, 900)
                .us("hq", "hq", 8, 600, 100)
                .us("rifle", "us-rifle", 300, 100)
                .german("gren", "de-grenadier", 300, 300)
                .reserve(Tabletop.US, "tanks", 2, new Box(0, 0, 300, 200))
                .reserved("tank-1", "us-sherman-75")
                .reserved("tank-2", "us-sherman-75");
    }

    /** The American's second turn begins with these dice. */
    private static Played second(Tabletop top, int... dice) {
        return top.inCommand().nextTurn().play("end", dice);
    }

    @Test
    @Cites("BKC-SET.3")
    void aReserveComesOnThreeOrMoreFromItsTurnOn() {
        Played comes = second(reserve(), 3);
        Played stays = second(reserve(), 2);

        assertEquals("Where does tank-1 come on?", comes.question());
        assertEquals("in reserve", stays.at("tank-1"));
        assertEquals(1, stays.events(CommandHappening.ReserveRolled.class).size());
        assertEquals("Who takes the initiative?", stays.question());
    }

    @Test
    @Cites("BKC-SET.3")
    void itIsPlacedInItsEntryZoneAwayFromEnemies() {
        Played comes = second(reserve(), 6);

        comes.refuses(
                "enter tank-1 30.1,10.0 @0",
                "BKC-SET.3",
                "30.1,10.0 is in no entry zone of tank-1");
        comes.refuses(
                "enter tank-1 30.0,17.1 @0",
                "BKC-SET.3",
                "tank-1 would be 9.9 cm from gren, and 10.0 is the least");
        comes.refuses("enter tank-1 28.0,10.0 @0", "BKC-GEO.5", "tank-1 would stand on rifle");
        comes.refuses("done", "BKC-SET.3", "tank-1 has not been placed");
        comes.refuses("enter rifle 10.0,10.0 @0", "BKC-SET.3", "rifle does not come on now");
        Played placed = comes.play("enter tank-1 30.0,17.0 @0").play("enter tank-2 10.0,10.0 @0");
        assertEquals("30.0,17.0", placed.at("tank-1"));
        assertTrue(placed.play("end").allows("order hq tank-2"));
    }

    @Test
    @Cites("BKC-CU.2")
    void aLostHqComesBackNextTurnNearAFriend() {
        Tabletop top =
                Tabletop.of(1200, 900)
                        .us("co", "co", 9, 600, 100)
                        .us("hq", "hq", 8, 500, 100)
                        .that(each -> each.with(Whereabouts.Off.RETURNING))
                        .us("rifle", "us-rifle", 300, 100)
                        .german("gren", "de-grenadier", 300, 700);
        Played begun = top.begin().play("ready").play("ready");

        assertEquals("Where does hq come on?", begun.question());
        begun.refuses(
                "return hq 38.1,10.0",
                "BKC-CU.2",
                "hq comes back within 5.0 cm of a friend, and none is so near to 38.1,10.0");
        assertEquals("38.0,10.0", begun.play("return hq 38.0,10.0").at("hq"));
    }

    @Test
    @Cites({"BKC-CU.2", "BKC-CU.4"})
    void whoIsRunOverComesBackWithALowerCv() {
        Tabletop top =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 8, 340, 100)
                        .us("tank", "us-sherman-75", 300, 100)
                        .german("co", "co", 9, 1000, 800)
                        .german("de-hq", "hq", 8, 300, 200)
                        .german("gren", "de-grenadier", 1100, 800);
        Played over =
                top.inCommand()
                        .play("order hq tank", 1, 2)
                        .play("move tank 30.0,30.0 @0", 4, 1, 1, 1);

        assertEquals("returning", over.at("de-hq"));
        Played back = over.play("stop").play("end").play("return de-hq 110.0,84.0");
        assertEquals("110.0,84.0", back.at("de-hq"));
        assertEquals(7, back.table().command(back.id("de-hq")).orElseThrow().cv());
    }

    @Test
    @Cites("BKC-CU.3")
    void aLostCoIsReplacedByTheBestHq() {
        Tabletop top =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 8, 340, 100)
                        .us("tank", "us-sherman-75", 300, 100)
                        .german("co", "co", 9, 300, 200)
                        .german("worse", "hq", 7, 900, 800)
                        .german("better", "hq", 8, 1000, 800)
                        .german("gren", "de-grenadier", 1100, 800);
        Played over =
                top.inCommand()
                        .play("order hq tank", 1, 2)
                        .play("move tank 30.0,30.0 @0", 4, 1, 1, 1);

        var heir = over.table().command(over.id("better")).orElseThrow();
        assertEquals(Role.CO, heir.role());
        assertEquals(7, heir.cv());
        assertEquals("knocked out", over.at("co"));
    }
}
