package sandtable.server.seen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.scene.Scene;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

class ScenesTest {
    private final Scenes<Integer> scenes = new Scenes<>();

    static Scene scene(String title) {
        return new Scene(
                title,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    private static Supplier<Scene> made(String title) {
        return () -> scene(title);
    }

    @Test
    void aSceneIsMadeOnce() {
        Scene first = scenes.of("German", "4", 4, made("first"));

        assertSame(first, scenes.of("German", "4", 4, made("second")));
        assertEquals(Optional.of(4), scenes.find("German", "4").map(Scenes.Known::after));
    }

    @Test
    void aSceneIsFoundOnlyWithTheEyesItWasMadeFor() {
        scenes.of("German", "4", 4, made("theirs"));

        assertTrue(scenes.find("Soviet", "4").isEmpty());
    }

    @Test
    void theLastTwoOfEachAreKept() {
        scenes.of("German", "4", 4, made("before last"));
        scenes.of("German", "5", 5, made("last"));
        scenes.of("German", "6", 6, made("now"));
        scenes.of("Soviet", "6", 6, made("others"));

        assertTrue(scenes.find("German", "4").isEmpty());
        assertTrue(scenes.find("German", "5").isPresent());
        assertTrue(scenes.find("German", "6").isPresent());
    }
}
