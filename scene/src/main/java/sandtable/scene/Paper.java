package sandtable.scene;

import java.util.List;
import java.util.Optional;

/**
 * Something written that lies beside the map: what is noted, orders on their way, a fire plan.
 *
 * @param columns the heads of a table; none where each row is a sentence
 */
public record Paper(String title, Form form, List<String> columns, List<Row> rows) {
    public enum Form {
        /** What the viewer has noted for the open question, and may still strike out. */
        SHEET,
        /** Messages, each on a slip of its own. */
        SLIPS,
        TABLE,
        /** A document with its parts one below the other. */
        DOCUMENT
    }

    /**
     * @param head whom or what it is about; may be empty
     * @param cells one for each column, or one sentence
     * @param piece the id of the piece it concerns; empty for none
     * @param places where it leads
     * @param strike the answer that strikes it out or calls it back; empty where that is too late
     * @param journey how far a message has come
     * @param change the answer that it stands for, to be written otherwise; empty where it stands
     *     fast
     */
    public record Row(
            String head,
            List<String> cells,
            String piece,
            List<Place> places,
            String strike,
            Optional<Journey> journey,
            String change) {
        public Row {
            cells = List.copyOf(cells);
            places = List.copyOf(places);
        }

        /** Which stands fast. */
        public Row(
                String head,
                List<String> cells,
                String piece,
                List<Place> places,
                String strike,
                Optional<Journey> journey) {
            this(head, cells, piece, places, strike, journey, "");
        }

        /** The same, to be written otherwise. */
        public Row changing(String answer) {
            return new Row(head, cells, piece, places, strike, journey, answer);
        }

        /** The same, to be taken back. */
        public Row struckBy(String answer) {
            return new Row(head, cells, piece, places, answer, journey, change);
        }

        /** Of a document. */
        public static Row of(String head, String sentence) {
            return new Row(head, List.of(sentence), "", List.of(), "", Optional.empty());
        }
    }

    /**
     * @param gone of {@code whole} parts of its way
     * @param words such as "acts in bound 4"
     */
    public record Journey(int gone, int whole, String words) {}

    /** The same for a reader before whom the papers of several lie. */
    Paper of(String whose) {
        return new Paper(whose + ": " + title, form, columns, rows);
    }

    public Paper {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }
}
