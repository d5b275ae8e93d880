package sandtable.formats;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The shape of what {@link Json} writes and reads, as JSON Schema: one schema for each type that
 * some types lead to, by name. A type inside a record, enum or interface carries that name too.
 */
public final class JsonSchema {
    private final String prefix;
    private final List<Class<?>> read;
    private final Map<String, Object> schemas = new TreeMap<>();

    private JsonSchema(String prefix, List<Class<?>> read) {
        this.prefix = prefix;
        this.read = read;
    }

    /**
     * @param prefix how references to a schema begin, such as {@code #/components/schemas/}
     * @param written types that go out: what is optional is there as null
     * @param read types that come in: what is optional may be left out
     */
    public static Map<String, Object> of(
            String prefix, List<Class<?>> written, List<Class<?>> read) {
        var schema = new JsonSchema(prefix, read);
        Stream.concat(written.stream(), read.stream()).forEach(schema::reference);
        return schema.schemas;
    }

    private Map<String, Object> schema(Type type) {
        if (!(type instanceof ParameterizedType generic)) {
            return schema((Class<?>) type);
        }
        Class<?> raw = (Class<?>) generic.getRawType();
        Map<String, Object> inner =
                schema(generic.getActualTypeArguments()[raw == Map.class ? 1 : 0]);
        if (raw == Map.class) {
            return object("type", "object", "additionalProperties", inner);
        }
        return raw == Optional.class
                ? object("anyOf", List.of(inner, object("type", "null")))
                : object("type", "array", "items", inner);
    }

    private Map<String, Object> schema(Class<?> type) {
        if (type == String.class || Shapes.id(type)) {
            return object("type", "string");
        }
        if (type == boolean.class || type == Boolean.class) {
            return object("type", "boolean");
        }
        if (type == int.class || type == long.class || type == Integer.class) {
            return object("type", "integer");
        }
        if (type == double.class || type == Double.class) {
            return object("type", "number");
        }
        return reference(type);
    }

    private Map<String, Object> reference(Class<?> type) {
        String name = name(type);
        if (!schemas.containsKey(name)) {
            schemas.put(name, Map.of()); // a type may lead to itself
            schemas.put(name, shape(type));
        }
        return object("$ref", prefix + name);
    }

    private static String name(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        boolean part = outer != null && (outer.isRecord() || outer.isEnum() || outer.isInterface());
        return (part ? outer.getSimpleName() : "") + type.getSimpleName();
    }

    private Map<String, Object> shape(Class<?> type) {
        if (type.isEnum()) {
            List<String> words =
                    Arrays.stream(type.getEnumConstants())
                            .map(each -> ((Enum<?>) each).name())
                            .toList();
            return object("type", "string", "enum", words);
        }
        return type.isSealed()
                ? object("oneOf", Shapes.members(type).map(this::reference).toList())
                : record(type);
    }

    private Map<String, Object> record(Class<?> type) {
        var properties = new LinkedHashMap<String, Object>();
        var required = new ArrayList<String>();
        if (Shapes.inFamily(type)) {
            properties.put("type", object("const", type.getSimpleName()));
            required.add("type");
        }
        for (RecordComponent each : type.getRecordComponents()) {
            properties.put(each.getName(), schema(each.getGenericType()));
            if (each.getType() != Optional.class || !read.contains(type)) {
                required.add(each.getName());
            }
        }
        return object("type", "object", "properties", properties, "required", required);
    }

    private static SequencedMap<String, Object> object(Object... keysAndValues) {
        var object = new LinkedHashMap<String, Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return object;
    }
}
