package sandtable.tacticalgamex.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

/** TGX-12.0 Combat Stress. */
class CombatStressTest {
    private static final int GERMAN = 0;

    /** Rifles with another attack strength. */
    private static UnitType rifles(int attack) {
        UnitType type = Drawn.type("de-rifle-40");
        return new UnitType(
                type.id(),
                type.name(),
                type.nation(),
                attack,
                type.weapon(),
                type.weaponCode(),
                type.range(),
                type.doublesRange(),
                type.defense(),
                type.movement(),
                type.target(),
                type.mobility(),
                type.unitClass(),
                type.abilities(),
                type.tenthsOfMm());
    }

    /** Against rifles with a defense strength of 10. */
    private static Drawn against10(int attack) {
        return Drawn.of(". . . .")
                .optional("TGX-12")
                .unit("r", rifles(attack), GERMAN, "A01", false)
                .soviet("x", "su-rifle-41", "C01");
    }

    private static Game firing(int attack) {
        return against10(attack).impulse(GERMAN, 2).play("fire A01");
    }

    @Test
    @Cites("TGX-12.0.1")
    void onePointMakesThreeToOneOf29To10() {
        Game calm = firing(29).play("shoot C01 r at x", 6);
        Game stressed = firing(29).play("shoot C01 r at x stress 1", 6, 6);

        assertEquals(new CombatRatio(2, 1), calm.attacked().ratio());
        assertEquals(new CombatRatio(3, 1), stressed.attacked().ratio());
        assertEquals(Factor.of(30), stressed.attacked().fight().attack());
    }

    @Test
    @Cites("TGX-12.1.a")
    void theNumberIsJustWhatTheNextRatioTakes() {
        assertTrue(firing(27).offers("shoot C01 r at x stress 3"));
        assertEquals(
                "the next ratio takes 3 points of stress, not 4 [TGX-12.1.a]",
                firing(27).refusal("shoot C01 r at x stress 4"));
    }

    @Test
    @Cites("TGX-12.1.a")
    void moreThanFivePointsAreTooMany() {
        assertEquals(
                "the next ratio takes 6 points of stress and at most 5 are allowed [TGX-12.2.a]",
                firing(24).refusal("shoot C01 r at x stress 6"));
        assertTrue(firing(25).offers("shoot C01 r at x stress 5"));
    }

    @Test
    @Cites("TGX-12.1.b")
    void exactOddsHaveNoSurplus() {
        assertEquals(
                "20 to 10 has nothing to gain by stress [TGX-12.1.b]",
                firing(20).refusal("shoot C01 r at x stress 5"));
    }

    @Test
    @Cites("TGX-12.1.b")
    void fourToOneHasNothingToGain() {
        assertFalse(firing(49).options().stream().anyMatch(each -> each.contains("stress")));
    }

    @Test
    @Cites("TGX-12.2.a")
    void aThirdOfTheBaseStrengthIsTheLimit() {
        assertEquals(
                "the next ratio takes 4 points of stress and at most 2 are allowed [TGX-12.2.a]",
                firing(6).refusal("shoot C01 r at x stress 4"));
        assertTrue(firing(8).offers("shoot C01 r at x stress 2"));
    }

    @Test
    @Cites("TGX-12.3.a")
    void aDieUpToTheStressDisruptsAllWhoAttacked() {
        Game bears = firing(28).play("shoot C01 r at x stress 2", 6, 3);
        Game breaks = firing(28).play("shoot C01 r at x stress 2", 6, 2);

        assertFalse(bears.unit("r").disrupted());
        assertTrue(breaks.unit("r").disrupted());
        assertTrue(breaks.unit("r").has(Mark.FIRED));
        assertTrue(breaks.event(Happening.StressRolled.class).broken());
    }

    @Test
    @Cites("TGX-12.3.a")
    void opportunityFireMayBeStressedToo() {
        Game moving =
                Drawn.of(". . . .")
                        .optional("TGX-12")
                        .soviet("x", "su-rifle-41", "D01")
                        .unit("r", rifles(29), GERMAN, "A01", false)
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(1, 2)
                        .play("move x")
                        .play("march C01");

        assertTrue(moving.offers("interrupt r stress 1"));
        Game fired = moving.play("interrupt r stress 1", 6, 1);
        assertEquals(new CombatRatio(3, 1), fired.attacked().ratio());
        assertTrue(fired.unit("r").disrupted() && fired.unit("r").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-12.3.a")
    void aCloseAssaultAsksForItsStress() {
        Game assault =
                Drawn.of(". . .")
                        .optional("TGX-12")
                        .unit("r", rifles(29), GERMAN, "A01", false)
                        .soviet("x", "su-rifle-41", "B01")
                        .impulse(GERMAN, 2)
                        .play("assault B01 r");

        Game stressed = assault.play("attack stress 1", 6, 1);
        assertEquals(new CombatRatio(3, 1), stressed.attacked().ratio());
        assertTrue(stressed.unit("r").disrupted());
    }

    /** Two targets of 10, so that 40 points make 20 against each. */
    private static Game shelling(int attack) {
        UnitType mortar = Drawn.type("de-81mm-mortar");
        var strong =
                new UnitType(
                        mortar.id(),
                        mortar.name(),
                        mortar.nation(),
                        attack,
                        mortar.weapon(),
                        mortar.weaponCode(),
                        mortar.range(),
                        mortar.doublesRange(),
                        mortar.defense(),
                        mortar.movement(),
                        mortar.target(),
                        mortar.mobility(),
                        mortar.unitClass(),
                        mortar.abilities(),
                        mortar.tenthsOfMm());
        return Drawn.of(". . . . . .")
                .optional("TGX-12")
                .unit("m", strong, GERMAN, "A01", false)
                .german("eye", "de-rifle-40", "B01")
                .soviet("x", "su-rifle-41", "D01")
                .soviet("y", "su-rifle-41", "D01")
                .impulse(GERMAN, 2)
                .play("fire A01");
    }

    @Test
    @Cites("TGX-12.2.b")
    void eachShelledUnitHasItsOwnStress() {
        Game shelled = shelling(58).play("shell D01 m by eye stress 0 1", 6, 6, 6);

        var ratios =
                shelled.events().stream()
                        .filter(each -> each instanceof Happening.Attacked)
                        .map(each -> ((Happening.Attacked) each).ratio())
                        .toList();
        assertEquals(2, ratios.size());
        assertEquals(new CombatRatio(2, 1), ratios.getFirst());
        assertEquals(new CombatRatio(3, 1), ratios.getLast());
    }

    @Test
    @Cites("TGX-12.2.c")
    void aSeriesEndsWithTheDisruptionOfTheGuns() {
        Game broken = shelling(58).play("shell D01 m by eye stress 1 1", 6, 1);

        assertEquals(
                1,
                broken.events().stream()
                        .filter(each -> each instanceof Happening.Attacked)
                        .count());
        assertTrue(broken.unit("m").disrupted());
    }
}
