package sandtable.display;

import java.util.List;
import java.util.Map;

/** Works out the odds of one combat from named values, without a game. */
public interface Calculator {
    /** A value to be given. */
    sealed interface Parameter {
        String name();

        String words();

        /** A whole number, both ends included. */
        record Number(String name, String words, int least, int most) implements Parameter {}

        record Word(String name, String words, List<String> among) implements Parameter {
            public Word {
                among = List.copyOf(among);
            }
        }
    }

    List<Parameter> parameters();

    /**
     * @param values a value of the right form for each parameter, by its name
     */
    Forecast forecast(Map<String, String> values);
}
