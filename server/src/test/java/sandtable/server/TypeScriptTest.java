package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.formats.JsonSchema;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page's types of what is sent are those of the records that are sent. */
class TypeScriptTest {
    private static final Path FILE = Path.of("../client/src/main/ts/wire/types.ts");

    /** {@code -Dtypes.write=true} writes the file again after a record has changed. */
    @Test
    void thePageKnowsTheTypesThatAreSent() throws IOException {
        String types = TypeScript.of(OpenApi.schemas());
        if (Boolean.getBoolean("types.write")) {
            Files.writeString(FILE, types);
        }

        assertEquals(
                types,
                Files.readString(FILE),
                () -> FILE + " is not what the records say; write it with -Dtypes.write=true");
    }

    sealed interface Way {
        record ByRoad(String number) implements Way {}

        record OffMap() implements Way {}
    }

    enum Colour {
        RED,
        BLUE
    }

    record Sample(
            Optional<Way> way,
            List<Colour> colours,
            List<Optional<Integer>> faces,
            Map<String, Double> odds,
            boolean over) {}

    record Wish(Optional<String> name) {}

    @Test
    void recordsFamiliesAndWordsHaveTheirCounterparts() {
        var schemas =
                JsonSchema.of("#/components/schemas/", List.of(Sample.class), List.of(Wish.class));

        assertEquals(
                """

                export type Colour = 'RED' | 'BLUE';

                export interface Sample {
                    way: Way | null;
                    colours: Colour[];
                    faces: (number | null)[];
                    odds: Record<string, number>;
                    over: boolean;
                }

                export type Way = WayByRoad | WayOffMap;

                export interface WayByRoad {
                    type: 'ByRoad';
                    number: string;
                }

                export interface WayOffMap {
                    type: 'OffMap';
                }

                export interface Wish {
                    name?: string | null;
                }
                """,
                TypeScript.of(schemas)
                        .lines()
                        .skip(1)
                        .map(each -> each + "\n")
                        .reduce("", String::concat));
    }
}
