package sandtable.scene;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** Works out the odds of one combat from named values, without a game. */
public interface Calculator {
    /** A value to be given. */
    sealed interface Parameter {
        String name();

        String words();

        /** A whole number, both ends included. */
        record Number(String name, String words, int least, int most) implements Parameter {}

        /**
         * How many of each kind, written {@code kind:count,kind:count}; a kind alone is one of it.
         *
         * @param most of all kinds together
         */
        record Counts(String name, String words, List<String> among, int most)
                implements Parameter {
            public Counts {
                among = List.copyOf(among);
            }
        }

        /** One that may be left out, and what it is then. */
        record Preset(Parameter of, String usual) implements Parameter {
            @Override
            public String name() {
                return of.name();
            }

            @Override
            public String words() {
                return of.words();
            }
        }

        /**
         * Anything that the calculator reads itself.
         *
         * @param form what it looks like
         */
        record Text(String name, String words, String form) implements Parameter {}

        record Word(String name, String words, List<String> among) implements Parameter {
            public Word {
                among = List.copyOf(among);
            }
        }
    }

    List<Parameter> parameters();

    /**
     * @param values a value of the right form for each parameter, by its name
     * @throws sandtable.kernel.text.BadInput where values make no sense together
     */
    Forecast forecast(Map<String, String> values);

    /** What {@link Parameter.Counts} stands for, in the order it was written. */
    static SequencedMap<String, Integer> counted(String text) {
        var counts = new LinkedHashMap<String, Integer>();
        for (String each : text.isEmpty() ? new String[0] : text.split(",")) {
            int colon = each.indexOf(':');
            String kind = colon < 0 ? each : each.substring(0, colon);
            int count = colon < 0 ? 1 : Integer.parseInt(each.substring(colon + 1));
            counts.merge(kind, count, Integer::sum);
        }
        return counts;
    }
}
