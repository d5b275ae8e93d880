package sandtable.formats;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedConstructor;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What annotations would say, read off the shape of our types: a member of a sealed family carries
 * its simple name as {@code type}, and an id (a record of one text) is written as that text.
 */
final class Shapes extends JacksonAnnotationIntrospector {
    @Override
    public JsonTypeInfo.Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        var annotation = super.findPolymorphicTypeInfo(config, annotated);
        boolean family =
                annotation == null
                        && annotated instanceof AnnotatedClass
                        && inFamily(annotated.getRawType());
        return family
                ? JsonTypeInfo.Value.construct(
                        JsonTypeInfo.Id.SIMPLE_NAME,
                        JsonTypeInfo.As.PROPERTY,
                        "type",
                        null,
                        false,
                        null,
                        null)
                : annotation;
    }

    /**
     * Members too, not only the family: otherwise a member written by itself would lose its name.
     */
    static boolean inFamily(Class<?> type) {
        return type.isInterface()
                ? type.isSealed()
                : Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
    }

    /** All members, those of families within the family included. */
    @Override
    public List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
        return annotated.getRawType().isSealed()
                ? members(annotated.getRawType()).map(NamedType::new).toList()
                : super.findSubtypes(config, annotated);
    }

    static Stream<Class<?>> members(Class<?> family) {
        return Arrays.stream(family.getPermittedSubclasses())
                .flatMap(each -> each.isSealed() ? members(each) : Stream.of(each));
    }

    @Override
    public Boolean hasAsValue(MapperConfig<?> config, Annotated annotated) {
        boolean text =
                annotated instanceof AnnotatedMethod method
                        && method.getParameterCount() == 0
                        && id(method.getDeclaringClass())
                        && method.getName()
                                .equals(
                                        method.getDeclaringClass()
                                                .getRecordComponents()[0]
                                                .getName());
        return text ? Boolean.TRUE : super.hasAsValue(config, annotated);
    }

    @Override
    public JsonCreator.Mode findCreatorAnnotation(MapperConfig<?> config, Annotated annotated) {
        boolean text =
                annotated instanceof AnnotatedConstructor constructor
                        && id(constructor.getDeclaringClass());
        return text ? JsonCreator.Mode.DELEGATING : super.findCreatorAnnotation(config, annotated);
    }

    /** All components must be there, except those that say themselves that they may not. */
    @Override
    public Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        return member instanceof AnnotatedParameter parameter
                ? parameter.getRawType() != Optional.class
                : super.hasRequiredMarker(config, member);
    }

    static boolean id(Class<?> type) {
        return type.isRecord()
                && !inFamily(type)
                && type.getRecordComponents().length == 1
                && type.getRecordComponents()[0].getType() == String.class;
    }
}
