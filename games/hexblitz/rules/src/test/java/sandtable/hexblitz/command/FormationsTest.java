package sandtable.hexblitz.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Battles;
import sandtable.hexblitz.forces.FormationType;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Nation;
import sandtable.hexblitz.scenario.ScenarioTexts;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Stand;
import sandtable.kernel.Cites;

final class FormationsTest {
    private static Formation formation(String scenario, String id) {
        return Battles.named(scenario).formations().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Cites("HB-FORM.1")
    void everyUnitBelongsToAFormation() {
        for (String name : ScenarioTexts.names()) {
            Battle battle = Battles.named(name);
            for (Stand stand : battle.stands()) {
                assertEquals(
                        stand.side(),
                        battle.formations().get(stand.formation()).side(),
                        stand.id());
            }
        }
    }

    @Test
    void everyFormationHasItsHq() {
        for (String name : ScenarioTexts.names()) {
            Battle battle = Battles.named(name);
            for (Formation formation : battle.formations()) {
                Stand headquarters = battle.stand(formation.headquarters());
                assertEquals(Kind.HEADQUARTERS, headquarters.kind(), formation.id());
                assertEquals(formation.index(), headquarters.formation(), formation.id());
            }
        }
    }

    @Test
    @Cites("HB-FORM.3")
    void everyHqHasACommandArea() {
        for (Nation nation : Nation.values()) {
            assertTrue(nation.commandArea() >= 1, nation.words());
        }
        assertEquals(2, formation("the-bridge", "vanguard").commandArea());
    }

    @Test
    @Cites("HB-FORM.4")
    void anAmericanCommandAreaReachesThreeHexes() {
        assertEquals(3, Nation.AMERICAN.commandArea());
    }

    @Test
    @Cites("HB-FORM.5")
    void aBritishCommandAreaReachesTwoHexes() {
        assertEquals(2, Nation.BRITISH.commandArea());
        assertEquals(2, formation("bluecoat", "tank-brigade").commandArea());
    }

    @Test
    @Cites("HB-FORM.6")
    void aGermanCommandAreaReachesTwoHexes() {
        assertEquals(2, Nation.GERMAN.commandArea());
    }

    @Test
    @Cites("HB-FORM.7")
    void aRussianCommandAreaReachesOneHex() {
        assertEquals(1, Nation.RUSSIAN.commandArea());
        assertEquals(1, formation("the-bridge", "rifle-division").commandArea());
    }

    @Test
    @Cites("HB-FORM.8")
    void anAxisAlliedCommandAreaReachesOneHex() {
        assertEquals(1, Nation.AXIS_ALLY.commandArea());
    }

    @Test
    void otherNationsReachTwoHexesInTheWestAndOneElsewhere() {
        assertEquals(2, Nation.WESTERN.commandArea());
        assertEquals(1, Nation.OTHER.commandArea());
    }

    @Test
    @Cites("HB-LOG.1")
    void anInfantryDivisionUsesOneLogADay() {
        assertEquals(2, FormationType.INFANTRY.halfLogs());
        assertEquals(2, formation("border-battle", "infantry-division").halfLogs());
    }

    @Test
    @Cites("HB-LOG.2")
    void aMotorisedDivisionUsesTwoLogADay() {
        assertEquals(4, FormationType.MOTORISED.halfLogs());
    }

    @Test
    @Cites("HB-LOG.3")
    void anArmouredDivisionUsesThreeLogADay() {
        assertEquals(6, FormationType.ARMOURED.halfLogs());
        assertEquals(6, formation("border-battle", "panzer-division").halfLogs());
    }

    @Test
    @Cites("HB-FN.11")
    void aSovietRifleDivisionUsesHalfALogADay() {
        assertEquals(1, FormationType.SOVIET_RIFLE.halfLogs());
        assertEquals(1, formation("border-battle", "rifle-1").halfLogs());
    }
}
