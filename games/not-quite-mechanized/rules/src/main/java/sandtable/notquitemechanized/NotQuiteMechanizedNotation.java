package sandtable.notquitemechanized;

import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.notquitemechanized.firefight.AttackParagraph;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.words.Blanks;
import sandtable.notquitemechanized.words.DecisionText;

import java.util.Optional;

/** How decisions are typed and kept. */
final class NotQuiteMechanizedNotation implements Notation<View, Decision> {
    @Override
    public String write(View view, Decision decision) {
        return DecisionText.write(decision);
    }

    @Override
    public Optional<Template> template(View view, Decision decision) {
        return decision instanceof Decision.Declare attack
                ? DecisionText.attack(attack, AttackParagraph.among(view, attack))
                : DecisionText.template(decision).map(each -> Blanks.filled(view, decision, each));
    }

    @Override
    public Reading<Decision> read(View view, String text) {
        return DecisionText.read(view.battle(), text);
    }
}
