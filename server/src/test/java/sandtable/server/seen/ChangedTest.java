package sandtable.server.seen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.scene.Overlay;
import sandtable.scene.Scene;
import sandtable.scene.Stage;

import java.util.List;
import java.util.Optional;

class ChangedTest {
    private static final Clause CLAUSE = Clause.of("KRN-1");

    private static Overlay overlay(String of, int side) {
        return new Overlay(Overlay.Kind.ZONE, of, side, List.of(), CLAUSE);
    }

    private static Scene scene(String stage, Overlay... overlays) {
        return new Scene(
                "Toy",
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(new Stage(stage, true, CLAUSE)),
                Optional.empty(),
                List.of(overlays));
    }

    @Test
    void whatIsAsItWasIsNamedAndLeftOut() {
        Changed changed = Changed.between(scene("Orders"), scene("Orders"));

        assertEquals(
                List.of(
                        "parties",
                        "crossings",
                        "features",
                        "markers",
                        "tracks",
                        "sequence",
                        "papers"),
                changed.same());
        assertEquals(List.of(), changed.scene().sequence());
    }

    @Test
    void whatIsDifferentIsSent() {
        Changed changed = Changed.between(scene("Orders"), scene("Moves"));

        assertEquals(scene("Moves").sequence(), changed.scene().sequence());
    }

    @Test
    void listsAreStretchesOfWhatWasThereAndWhatIsSent() {
        Scene before = scene("Orders", overlay("a", 0), overlay("b", 0), overlay("c", 0));
        Scene now =
                scene("Orders", overlay("b", 0), overlay("c", 0), overlay("a", 1), overlay("d", 0));

        Changed changed = Changed.between(before, now);

        assertEquals(List.of(overlay("a", 1), overlay("d", 0)), changed.scene().overlays());
        assertEquals(List.of(new Stretch(1, 2), new Stretch(Stretch.SENT, 2)), changed.overlays());
    }
}
