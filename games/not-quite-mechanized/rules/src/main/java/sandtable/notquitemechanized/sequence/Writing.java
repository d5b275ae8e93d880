package sandtable.notquitemechanized.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.sight.Views;
import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.notquitemechanized.state.Clock;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.Sheet;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * C2: all posts write at once and in secret, in small answers, and seal. When the last has sealed
 * what they wrote is carried out, post by post: what one writes does not depend on another.
 */
public record Writing(Question question) implements Step {
    private static final Clause SEALED = Clause.of("NQM-SEQ.1");

    @Override
    public Set<Side> asked(State state) {
        var asked = new LinkedHashSet<Side>();
        for (int post = 0; post < state.battle().posts().size(); post++) {
            if (!state.secrets(post).sheet().sealed()) {
                asked.add(state.battle().side(post));
            }
        }
        return asked;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var options = new ArrayList<Decision>();
        options.add(new Decision.Seal());
        if (missing(view).isPresent()) {
            options.clear();
        }
        question.paragraphs().forEach(each -> options.addAll(each.proposals(view)));
        return new Prompt<>(question.clause(), question.words(), new Options.Main<>(options));
    }

    private Optional<Violation> missing(View view) {
        return question.paragraphs().stream()
                .flatMap(each -> each.missing(view).stream())
                .findFirst();
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Seal || question.paragraph(action).isPresent();
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(question.clause().id(), question.underWay());
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Seal
                ? missing(view)
                : question.paragraph(action).orElseThrow().check(view, action);
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        int post = state.battle().post(side);
        Sheet sheet = state.secrets(post).sheet();
        if (!(action instanceof Decision.Seal)) {
            telling.tell(new OrderHappening.Noted(action, List.of(side), question.clause()));
            return new Flow.Stay<>(state.with(post, sheet.with(action)), this);
        }
        telling.tell(new OrderHappening.Sealed(List.of(side), SEALED));
        State sealed = state.with(post, sheet.seal());
        return asked(sealed).isEmpty()
                ? new Flow.Done<>(carriedOut(sealed, telling))
                : new Flow.Stay<>(sealed, this);
    }

    /** Posts that have nothing to choose in step 3 are not asked, judged on what they know. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = blank(state);
        if (question == Question.ATTACKS) {
            for (Side side : now.battle().sides()) {
                View view = Views.of(now, side);
                boolean nothing =
                        question.paragraphs().stream()
                                .allMatch(each -> each.proposals(view).isEmpty());
                now = nothing ? now.with(view.me(), Sheet.BLANK.seal()) : now;
            }
        }
        return asked(now).isEmpty() ? new Flow.Done<>(blank(now)) : new Flow.Stay<>(now, this);
    }

    private State carriedOut(State state, Telling<Happening> telling) {
        Clock clock = state.table().clock();
        telling.tell(
                new BoundHappening.Carried(
                        clock.bound(), clock.step(), state.battle().sides(), SEALED));
        State now = blank(state);
        for (int post = 0; post < state.battle().posts().size(); post++) {
            for (Decision each : state.secrets(post).sheet().entries()) {
                Paragraph paragraph = question.paragraph(each).orElseThrow();
                now = paragraph.apply(now, post, each, telling);
            }
        }
        return now;
    }

    private static State blank(State state) {
        State now = state;
        for (int post = 0; post < state.battle().posts().size(); post++) {
            now = now.with(post, Sheet.BLANK);
        }
        return now;
    }

    @Override
    public String named() {
        return "writing " + question;
    }
}
