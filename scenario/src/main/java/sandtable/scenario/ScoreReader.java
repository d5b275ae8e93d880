package sandtable.scenario;

import static sandtable.scenario.MeasureReader.MOST;

import sandtable.kernel.text.Fields;
import sandtable.space.HexSet;

import java.util.Set;
import java.util.TreeSet;

/** Reads one {@code [[score]]}: what it is {@code for}, and the {@code points}. */
final class ScoreReader {
    private final Subject subject;
    private final MeasureReader measures;

    ScoreReader(Subject subject) {
        this.subject = subject;
        this.measures = new MeasureReader(subject);
    }

    Score read(Fields table) {
        int side = Sides.index(subject.sides(), table, "side");
        int points = table.number("points", -MOST, MOST);
        Measure measure = measure(table, side);
        int per = table.has("each") ? table.number("each", 1, MOST) : 1;
        table.nothingElse();
        return new Score(side, measure, per, points);
    }

    private Measure measure(Fields table, int side) {
        return switch (table.word("for", words())) {
            case "units-in" -> measures.present(table, "hexes", side);
            case "occupied" -> new Measure.Occupied(side, subject.hexes().set(table, "hexes"));
            case "left" -> measures.left(table, "for", side, exits(table, side));
            case "lost" -> measures.lost(table, "units", side);
            case "destroyed" -> measures.lost(table, "units", 1 - side);
            case "out-of-supply" -> {
                measures.requireSupply(table, "for", 1 - side);
                yield new Measure.OutOfSupply(1 - side);
            }
            default -> new Measure.Controlled(side, controlled(table));
        };
    }

    /** What this game gives points for. */
    private Set<String> words() {
        var words = new TreeSet<>(Set.of("control", "units-in"));
        for (Countable each : subject.countable()) {
            words.addAll(
                    switch (each) {
                        case OCCUPATION -> Set.of("occupied");
                        case DEPARTURES -> Set.of("left");
                        case UNITS_LOST, STRENGTH_LOST -> Set.of("lost", "destroyed");
                        case SUPPLY -> Set.of("out-of-supply");
                        case BRIDGES -> Set.of();
                    });
        }
        return words;
    }

    /** One hex or several. */
    private HexSet controlled(Fields table) {
        return table.has("hex")
                ? HexSet.of(subject.hexes().hex(table, "hex"))
                : subject.hexes().set(table, "hexes");
    }

    /** All exits of the side, unless the score names some. */
    private HexSet exits(Fields table, int side) {
        return table.has("hexes") ? subject.hexes().set(table, "hexes") : subject.exits(side);
    }
}
