package sandtable.server.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The numbered rulings of a rule set, out of the tables of its Markdown page. */
final class Rulings {
    private static final String ROW = "| R-";

    private Rulings() {}

    static List<Read.Ruling> of(String page) {
        var rulings = new ArrayList<Read.Ruling>();
        for (String line : page.lines().filter(each -> each.startsWith(ROW)).toList()) {
            List<String> cells =
                    Arrays.stream(line.split("\\|")).map(String::strip).skip(1).toList();
            String text = String.join(" — ", cells.subList(1, cells.size()));
            rulings.add(new Read.Ruling(cells.getFirst(), text));
        }
        return List.copyOf(rulings);
    }
}
