package sandtable.notquitemechanized.sequence;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.air.SortieParagraph;
import sandtable.notquitemechanized.firefight.AttackParagraph;
import sandtable.notquitemechanized.fireplan.ShootParagraph;
import sandtable.notquitemechanized.orders.AimParagraph;
import sandtable.notquitemechanized.orders.AttachParagraph;
import sandtable.notquitemechanized.orders.InstructionParagraph;
import sandtable.notquitemechanized.orders.OrderParagraph;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Paragraph;

import java.util.List;
import java.util.Optional;

/** The questions that all posts are asked at once, and what may be written in answer to each. */
enum Question {
    OPERATION(
            "NQM-CMD.1",
            "What is your operation order?",
            "the operation order is being written",
            List.of(
                    new AimParagraph(),
                    new AttachParagraph(),
                    new OrderParagraph(),
                    new InstructionParagraph(),
                    new ShootParagraph(),
                    new SortieParagraph())),
    ORDERS(
            "NQM-SEQ.1",
            "What new orders do you write?",
            "new orders are being written",
            List.of(
                    new OrderParagraph(),
                    new AttachParagraph(),
                    new InstructionParagraph(),
                    new SortieParagraph())),
    ATTACKS(
            "NQM-SUMM.2",
            "Which attacks do you begin, and who fires?",
            "attacks and fire are being decided",
            List.of(new AttackParagraph(), new ShootParagraph(), new SortieParagraph()));

    private final Clause clause;
    private final String words;
    private final String underWay;
    private final List<Paragraph> paragraphs;

    Question(String clause, String words, String underWay, List<Paragraph> paragraphs) {
        this.clause = Clause.of(clause);
        this.words = words;
        this.underWay = underWay;
        this.paragraphs = paragraphs;
    }

    Clause clause() {
        return clause;
    }

    String words() {
        return words;
    }

    String underWay() {
        return underWay;
    }

    List<Paragraph> paragraphs() {
        return paragraphs;
    }

    Optional<Paragraph> paragraph(Decision entry) {
        return paragraphs.stream().filter(each -> each.takes(entry)).findFirst();
    }
}
