package sandtable.server;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The shapes of what is sent, as the page declares them: JSON Schema turned into TypeScript. */
final class TypeScript {
    private static final String REFERENCE = "#/components/schemas/";
    private static final int LINE = 120;

    private TypeScript() {}

    /**
     * @param schemas by the names of the types, as {@code JsonSchema} makes them
     */
    static String of(Map<String, Object> schemas) {
        var text =
                new StringBuilder(
                        """
                        // Written by the build from the Java records: see TypeScriptTest in the server. Not to be edited.
                        """);
        new TreeMap<>(schemas)
                .forEach((name, schema) -> text.append('\n').append(declared(name, schema)));
        return text.toString();
    }

    private static String declared(String name, Object schema) {
        Map<?, ?> shape = (Map<?, ?>) schema;
        if (shape.get("properties") instanceof Map<?, ?> properties) {
            List<?> required = (List<?>) shape.get("required");
            var text = new StringBuilder("export interface " + name + " {\n");
            properties.forEach(
                    (key, each) ->
                            text.append("    ")
                                    .append(key)
                                    .append(required.contains(key) ? ": " : "?: ")
                                    .append(type(each))
                                    .append(";\n"));
            return text.append("}\n").toString();
        }
        return alias("export type " + name + " =", type(shape));
    }

    /** On one line if there is room, else one kind a line. */
    private static String alias(String head, String type) {
        String whole = head + " " + type + ";\n";
        return whole.length() <= LINE
                ? whole
                : head + "\n    | " + type.replace(" | ", "\n    | ") + ";\n";
    }

    private static String type(Object schema) {
        Map<?, ?> shape = (Map<?, ?>) schema;
        if (shape.get("$ref") instanceof String reference) {
            return reference.substring(REFERENCE.length());
        }
        if (shape.get("const") instanceof String word) {
            return "'" + word + "'";
        }
        if (shape.get("enum") instanceof List<?> words) {
            return words.stream().map(each -> "'" + each + "'").collect(Collectors.joining(" | "));
        }
        if (shape.containsKey("oneOf") || shape.containsKey("anyOf")) {
            var kinds = new StringJoiner(" | ");
            Object members = shape.containsKey("oneOf") ? shape.get("oneOf") : shape.get("anyOf");
            ((List<?>) members).forEach(each -> kinds.add(type(each)));
            return kinds.toString();
        }
        return switch ((String) shape.get("type")) {
            case "array" -> list(type(shape.get("items")));
            case "object" -> "Record<string, " + type(shape.get("additionalProperties")) + ">";
            case "integer", "number" -> "number";
            case String other -> other;
        };
    }

    private static String list(String of) {
        return (of.contains(" | ") ? "(" + of + ")" : of) + "[]";
    }
}
