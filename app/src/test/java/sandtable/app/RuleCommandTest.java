package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Json;

import java.util.Arrays;

class RuleCommandTest {
    @Test
    void aClauseSaysWhatItDemands() {
        String out = Run.of("rule", "HB-ZOC.4").succeeds().out();

        assertTrue(out.startsWith("Zone of Control (hexblitz)\n  HB-ZOC.4  An enemy stand"), out);
        assertEquals(1, out.lines().filter(each -> each.contains("HB-")).count(), out);
    }

    @Test
    void aSectionIsShownWhole() {
        String byId = Run.of("rule", "hb-zoc").succeeds().out();
        String byName = Run.of("rule", "zone of control").succeeds().out();

        assertTrue(byId.contains("HB-ZOC.1 ") && byId.contains("HB-ZOC.8 "), byId);
        assertEquals(byId, byName);
    }

    @Test
    void aShortIdIsNotTakenForALongerOne() {
        var rules =
                Json.read(
                        Run.of("rule", "HB-CBT.1", "--json").succeeds().out(),
                        RuleIndex.Rule[].class);

        assertEquals(
                "[HB-CBT.1]", Arrays.stream(rules).map(RuleIndex.Rule::id).toList().toString());
    }

    @Test
    void theCoveragePageSaysWhereAClauseLivesAndWhatHoldsIt() {
        var cells =
                RuleIndex.cells(
                        "| HB-ZOC.4 | An enemy stand that enters a ZOC has to halt there. | done |"
                                + " Movement, ZoneOfControl | ZoneOfControlTest#halts |");

        assertEquals("Movement, ZoneOfControl", cells.orElseThrow()[3]);
        assertEquals("ZoneOfControlTest#halts", cells.orElseThrow()[4]);
        assertTrue(RuleIndex.cells("| section | clauses | done | share |").isEmpty());
        assertEquals("", RuleIndex.cells("| HB-ZOC.4 | Halt. | open |  |  |").orElseThrow()[4]);
    }

    @Test
    void anUnknownClauseIsRefusedWithTheNearestOne() {
        Run.of("rule", "HB-ZOK.4")
                .fails(
                        1,
                        "rule: HB-ZOK.4: there is no such clause or section; did you mean"
                                + " HB-ZOC.4?");
        Run.of("rule", "HB-ZO")
                .fails(1, "rule: HB-ZO: there is no such clause or section; did you mean HB-ZOC?");
    }
}
