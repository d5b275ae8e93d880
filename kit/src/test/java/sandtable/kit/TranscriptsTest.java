package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.kit.toy.Lane;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

final class TranscriptsTest {
    @Test
    void aGameGoesAsItWent() {
        Transcripts.check("road", new Lane(), Lane.ROAD, 4);
    }

    @Test
    void aTranscriptTellsOrdersLuckAndWhatEachSideSaw() {
        var match =
                Script.start(new Lane(), Lane.ROAD, 1)
                        .play("gun", "hide 4")
                        .play("tank", "seal bold")
                        .play("gun", "seal bold")
                        .play("tank", "march 3")
                        .play("gun", "fire", 6)
                        .match();

        assertEquals(
                """
                toy/road: set-up (luck 0)
                    Deployed tank 0 [TOY-1.1]
                1 gun: hide 4
                    gun sees Hidden cell 4 [TOY-2.1]
                    tank sees Hidden cell - [TOY-2.1]
                2 tank: seal bold
                    gun sees Sealed side tank stance - [TOY-3.1]
                    tank sees Sealed side tank stance BOLD [TOY-3.1]
                3 gun: seal bold
                    gun sees Sealed side gun stance BOLD [TOY-3.1]
                    tank sees Sealed side gun stance - [TOY-3.1]
                    Opened stances [gun=BOLD, tank=BOLD] [TOY-3.2]
                4 tank: march 3
                    Halted at 3 [TOY-4.2]
                5 gun: fire (luck 5)
                    Fired from 4 dice [6] hit true [TOY-5.1]
                End: gun, gun wins, points [] [TOY-6.1]
                """,
                Transcript.of(match));
    }

    @Test
    void theFirstLineThatDiffersIsTold(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "one\ntwo\nthree\n");

        var failure =
                assertThrows(
                        AssertionError.class,
                        () -> Transcripts.compare(file, "one\n2\n3\n", false));

        assertEquals(
                file
                        + ":2 differs; -Dtranscripts.write=true writes it anew ==> expected: <two>"
                        + " but was: <2>",
                failure.getMessage());
    }

    @Test
    void aTranscriptThatEndsEarlyDiffers(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "one\ntwo\n");

        var failure =
                assertThrows(AssertionError.class, () -> Transcripts.compare(file, "one\n", false));

        assertTrue(
                failure.getMessage().contains("expected: <two> but was: <(the end)>"),
                failure.getMessage());
    }

    @Test
    void aMissingTranscriptFails(@TempDir Path folder) {
        Path file = folder.resolve("a.txt");

        assertThrows(AssertionError.class, () -> Transcripts.compare(file, "one\n", false));
    }

    @Test
    void writingReplacesTheTranscript(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("new").resolve("a.txt");

        Transcripts.compare(file, "one\n", true);

        assertEquals("one\n", Files.readString(file));
    }
}
