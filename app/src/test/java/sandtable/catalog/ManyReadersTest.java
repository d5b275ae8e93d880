package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;

class ManyReadersTest {
    @Test
    void scenariosCanBeListedByManyAtOnce() {
        List<String> alone = Catalog.scenarios();

        List<List<String>> together =
                IntStream.range(0, 64).parallel().mapToObj(_ -> Catalog.scenarios()).toList();

        together.forEach(each -> assertEquals(alone, each));
    }
}
