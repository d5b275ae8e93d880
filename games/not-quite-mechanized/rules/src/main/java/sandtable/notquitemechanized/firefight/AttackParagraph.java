package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.List;
import java.util.Optional;

/** NQM-SEQ.1, step 3: attacks and their level (C9). Not built yet: none can be declared. */
public record AttackParagraph() implements Paragraph {
    @Override
    public boolean takes(Decision entry) {
        return false;
    }

    @Override
    public List<Decision> proposals(View view) {
        return List.of();
    }

    @Override
    public Optional<Violation> check(View view, Decision entry) {
        return Optional.empty();
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        return state;
    }
}
