package sandtable.blitzkriegcommander.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

final class CalledTest {
    @Test
    void everythingThatIsCalledSomethingExists() {
        List<String> strangers =
                Called.types().stream()
                        .filter(each -> UnitTypes.all().find(each).isEmpty())
                        .filter(each -> GunType.all().find(each).isEmpty())
                        .filter(each -> AircraftType.all().find(each).isEmpty())
                        .toList();

        assertEquals(List.of(), strangers);
    }

    @Test
    void whereTheTableSaysNothingTheFullNameStands() {
        assertEquals("Sherman", UnitTypes.all().find("us-sherman-75").orElseThrow().called());
        assertEquals("Panther", UnitTypes.all().find("de-panther").orElseThrow().called());
    }
}
