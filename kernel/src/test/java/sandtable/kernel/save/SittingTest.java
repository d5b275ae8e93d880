package sandtable.kernel.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.kernel.Auction.RED;
import static sandtable.kernel.Auction.play;
import static sandtable.kernel.Auction.sold;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Auction.Play;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kernel.luck.DiceSeal;
import sandtable.kernel.luck.FairDice;
import sandtable.kernel.text.BadInput;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

final class SittingTest {
    private static final Match<?, ?, Play, ?> MATCH = play(sold(), RED, new Play.Dice(), 5);
    private static final FairDice DICE = new FairDice("road", "ab".repeat(32));

    private static Map<String, String> players() {
        var players = new LinkedHashMap<String, String>();
        players.put("red", "person");
        players.put("light blue", "search:400ms");
        return players;
    }

    private static Sitting read(String text) {
        return Save.read("a.save", text).sitting();
    }

    private static String complaint(String text) {
        return assertThrows(BadInput.class, () -> read(text)).getMessage();
    }

    @Test
    void whoPlayedWhatStandsInTheHeader() {
        String text = Save.write(MATCH, new Sitting(players(), Optional.empty()));

        assertTrue(text.contains("short\nseat person red\nseat search:400ms light blue\n| "), text);
        assertEquals(players(), read(text).players());
    }

    @Test
    void anEndByThePeopleAtTheTableIsReadAgain() {
        var resigned =
                new Sitting(Map.of(), Optional.of(new Ending.Resigned(new Side("light blue"))));
        var drawn = new Sitting(Map.of(), Optional.of(new Ending.Drawn()));

        assertEquals(resigned, read(Save.write(MATCH, resigned)));
        assertEquals(drawn, read(Save.write(MATCH, DiceSeal.opened(DICE, 0), drawn)));
    }

    @Test
    void aSaveWithoutSuchLinesTellsNothingOfIt() {
        assertEquals(Sitting.UNKNOWN, read(Save.write(MATCH)));
    }

    @Test
    void aLineThatCannotBeReadIsRefusedWhereItStands() {
        String text = Save.write(MATCH, new Sitting(players(), Optional.of(new Ending.Drawn())));

        assertEquals(
                "a.save:6: ended: \"ended resigned SIDE\" or \"ended drawn\" must stand here",
                complaint(text.replace("ended drawn", "ended somehow")));
        assertEquals(
                "a.save:5: seat: red is named twice", complaint(text.replace("light blue", "red")));
        assertEquals(
                "a.save:4: seat: \"seat PLAYER SIDE\" must stand here",
                complaint(text.replace("seat person red", "seat red")));
        assertEquals(
                "a.save:7: ended: must be told once, after the seats",
                complaint(text.replace("ended drawn", "ended drawn\nended drawn")));
    }
}
