package sandtable.formats;

import sandtable.kernel.text.BadInput;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Records and sealed families as JSON. Equal values give equal text: components in the order
 * declared, keys and sets sorted. Reading is strict: a component that is unknown, missing or null
 * is refused; only an {@link java.util.Optional} may be left out.
 */
public final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .annotationIntrospector(new Shapes())
                    .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                    .enable(MapperFeature.INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY)
                    .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                    .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                    .enable(SerializationFeature.ORDER_SET_ELEMENTS)
                    .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .build();

    private Json() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** The same over several lines, for people. */
    public static String pretty(Object value) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }

    /**
     * The value {@code text} stands for; text that stands for none is refused with its line and
     * component.
     */
    public static <T> T read(String text, Class<T> type) {
        try {
            T value = MAPPER.readValue(text, type);
            if (value == null) {
                throw new BadInput("JSON", 1, "", "null stands for nothing here");
            }
            return value;
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            throw new BadInput("JSON", line, path(e), JsonWords.of(e));
        }
    }

    private static String path(JacksonException e) {
        var path = new StringBuilder();
        for (JacksonException.Reference step : e.getPath()) {
            if (step.getPropertyName() == null) {
                path.append('[').append(step.getIndex() + 1).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return path.toString();
    }
}
