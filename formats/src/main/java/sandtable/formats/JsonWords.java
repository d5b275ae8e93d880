package sandtable.formats;

import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** What is wrong with a text that should be JSON, for a person who knows nothing of our types. */
final class JsonWords {
    private JsonWords() {}

    static String of(JacksonException e) {
        return switch (e) {
            case StreamConstraintsException _ -> "is nested too deeply or has too long a part";
            case StreamReadException _ -> "is no JSON";
            case UnrecognizedPropertyException _ -> "there is no such field";
            case InvalidTypeIdException type ->
                    type.getTypeId() == null
                            ? "the field type must say of which kind it is"
                            : "there is no kind \"" + type.getTypeId() + "\" here";
            case ValueInstantiationException _ ->
                    Optional.ofNullable(e.getCause()).map(Throwable::getMessage).orElse(unusable());
            case MismatchedInputException input -> mismatched(input);
            default -> unusable();
        };
    }

    private static String unusable() {
        return "stands for nothing here";
    }

    private static String mismatched(MismatchedInputException e) {
        String message = e.getOriginalMessage();
        if (message.startsWith("Missing")) {
            return "is missing";
        }
        if (message.startsWith("Trailing")) {
            return "nothing may follow it";
        }
        if (message.startsWith("No content") || message.startsWith("Unexpected end")) {
            return "breaks off";
        }
        return message.startsWith("Null")
                ? "must not be null"
                : "must be " + kind(e.getTargetType());
    }

    private static String kind(Class<?> type) {
        if (type == null) {
            return "something else";
        }
        if (type.isEnum()) {
            return "one of " + String.join(", ", names(type));
        }
        if (type == String.class) {
            return "text in quotes";
        }
        if (type == int.class || type == long.class || type == Integer.class) {
            return "a whole number";
        }
        if (type == double.class || type == Double.class) {
            return "a number";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type.isArray() || Collection.class.isAssignableFrom(type)) {
            return "a list";
        }
        return type.isRecord() || Map.class.isAssignableFrom(type)
                ? "an object with fields"
                : "something else";
    }

    private static Iterable<String> names(Class<?> type) {
        return Arrays.stream(type.getEnumConstants()).map(each -> ((Enum<?>) each).name()).toList();
    }
}
