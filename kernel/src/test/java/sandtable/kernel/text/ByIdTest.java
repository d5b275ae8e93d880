package sandtable.kernel.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

final class ByIdTest {
    private static final List<String> COLUMNS = List.of("id", "steps");

    private static ById<Integer> read(Map<String, String> texts) {
        return ById.read(
                texts.keySet().stream().sorted().toList(),
                texts::get,
                COLUMNS,
                row -> row.number("steps"));
    }

    private static final ById<Integer> UNITS =
            read(Map.of("a.tsv", "id\tsteps\ntank\t3\n", "b.tsv", "id\tsteps\ngun\t1\n"));

    @Test
    void rowsOfAllFilesAreFoundByTheirId() {
        assertEquals(Optional.of(3), UNITS.find("tank"));
        assertEquals(Optional.empty(), UNITS.find("tanks"));
        assertEquals(Set.of("tank", "gun"), UNITS.ids());
        assertEquals(List.of(3, 1), UNITS.list());
    }

    @Test
    void anIdThatIsNoneIsRefusedWithTheNearest() {
        var fields =
                new Fields(
                        "a.toml",
                        "",
                        1,
                        Map.of(
                                "type", new Fields.Value("tank", 2),
                                "other", new Fields.Value("tnak", 3)));

        assertEquals(3, UNITS.find(fields, "type", "unit type"));
        assertEquals(
                "a.toml:3: other: there is no unit type \"tnak\"; did you mean tank?",
                assertThrows(BadInput.class, () -> UNITS.find(fields, "other", "unit type"))
                        .getMessage());
    }

    @Test
    void anIdStandsInOneFileOnly() {
        var texts = Map.of("a.tsv", "id\tsteps\ntank\t3\n", "b.tsv", "id\tsteps\ntank\t1\n");

        assertEquals(
                "b.tsv:2: id: \"tank\" is in another file already",
                assertThrows(BadInput.class, () -> read(texts)).getMessage());
    }
}
