package sandtable.kit;

import static sandtable.kit.Broken.breaks;
import static sandtable.kit.Broken.withEvents;

import org.junit.jupiter.api.Test;

import sandtable.kernel.luck.Chance;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Report;
import sandtable.kit.toy.Sight;
import sandtable.kit.toy.Truth;

final class KnowledgeLawsTest {
    @Test
    void guessingWhatItCouldKnow() {
        breaks(
                "a guess looks like the view it was made from",
                new Lane() {
                    @Override
                    public Truth guess(Sight sight, Chance chance) {
                        return super.guess(sight, chance).tankAt(sight.tank() + 1);
                    }
                });
    }

    @Test
    void scoutingByUndo() {
        breaks(
                "undo never crosses luck or revelation",
                withEvents(
                        each ->
                                each instanceof Report.Marched(int to, _, var clause)
                                        ? new Report.Marched(to, false, clause)
                                        : each));
    }
}
