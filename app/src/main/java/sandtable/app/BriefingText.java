package sandtable.app;

import sandtable.scene.Briefing;
import sandtable.scene.Reason;

import java.util.stream.Collectors;

/** A scenario's card in text. */
final class BriefingText {
    private BriefingText() {}

    static String of(Briefing card) {
        var text = new StringBuilder();
        text.append(card.title()).append('\n');
        text.append(
                "%s, %s. %d turns, %s; %s.\n\n"
                        .formatted(
                                card.place(),
                                card.date(),
                                card.turns(),
                                card.length(),
                                card.difficulty()));
        text.append(card.background()).append("\n\n");
        card.forces().forEach(force -> text.append(force(force)));
        text.append("Victory\n");
        card.victory().forEach(each -> text.append("  ").append(each).append('\n'));
        if (!card.rules().isEmpty()) {
            text.append("Special rules\n");
            card.rules().forEach(each -> text.append("  ").append(reason(each)).append('\n'));
        }
        return text.toString();
    }

    private static String force(Briefing.Force force) {
        var text = new StringBuilder(force.side()).append('\n');
        for (Briefing.Formation formation : force.formations()) {
            String values =
                    formation.values().stream()
                            .map(BriefingText::reason)
                            .collect(Collectors.joining(", "));
            text.append("  ").append(formation.name()).append(": ").append(values).append('\n');
            formation.units().forEach(each -> text.append("    ").append(each).append('\n'));
        }
        return text.append('\n').toString();
    }

    static String reason(Reason reason) {
        return reason.words()
                + " "
                + reason.figure()
                + reason.clause().map(each -> " [" + each + "]").orElse("");
    }
}
