package sandtable.notquitemechanized.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
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
        return action instanceof Decision.Seal
                || action instanceof Decision.Strike
                || question.paragraph(action).isPresent();
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(question.clause().id(), question.underWay());
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return switch (action) {
            case Decision.Seal _ -> missing(view);
            case Decision.Strike(int entry) -> Striking.check(view.sheet(), entry);
            default -> question.paragraph(action).orElseThrow().check(view, action);
        };
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        int post = state.battle().post(side);
        Sheet sheet = state.secrets(post).sheet();
        Optional<Decision> struck = Striking.struck(sheet, action);
        if (struck.isPresent()) {
            telling.tell(new OrderHappening.Struck(struck.get(), List.of(side), question.clause()));
            return new Flow.Stay<>(state.with(post, sheet.without(struck.get().subject())), this);
        }
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

    /**
     * R-NQM-128: every post is asked, whether it has anything to choose or not, so that nobody can
     * tell by a pause who has found something to fire at.
     */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(blank(state), this);
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
