package sandtable.notquitemechanized.scenario;

import sandtable.kernel.text.Fields;
import sandtable.scenario.Card;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** NQM-SCALE.5, NQM-DES.5: what the card of a scenario may promise. */
final class CardCheck {
    private static final int EARLIEST = 1920;
    private static final int LATEST = 1945;
    private static final int LONGEST_MINUTES = 180;
    private static final int MINUTES = 60;
    private static final Pattern YEAR = Pattern.compile("\\b(\\d{4})\\b");
    private static final Pattern LENGTH = Pattern.compile("(\\d+) (minutes|hours)");

    private CardCheck() {}

    static void require(Fields scenario, Card card) {
        Matcher year = YEAR.matcher(card.date());
        boolean fits =
                year.find()
                        && Integer.parseInt(year.group(1)) >= EARLIEST
                        && Integer.parseInt(year.group(1)) <= LATEST;
        if (!fits) { // NQM-SCALE.5
            throw scenario.wrong("date", "must name a year from 1920 to 1945 (NQM-SCALE.5)");
        }
        Matcher length = LENGTH.matcher(card.length());
        if (!length.find() || minutes(length) > LONGEST_MINUTES) { // NQM-DES.5
            throw scenario.wrong(
                    "length", "must be minutes or hours, and 3 hours at most (NQM-DES.5)");
        }
    }

    private static int minutes(Matcher length) {
        return Integer.parseInt(length.group(1)) * (length.group(2).equals("hours") ? MINUTES : 1);
    }
}
