package sandtable.hexblitz.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Battles;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.StandSize;
import sandtable.hexblitz.scenario.ScenarioTexts;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Card;
import sandtable.hexblitz.state.Clock;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Pool;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Scales, game equipment and stands: what the data says, and that the rules count with the same
 * numbers.
 */
final class EquipmentTest {
    private static void stand(Kind kind, String figures, OptionalInt depthCm, int stacking) {
        assertEquals(figures, StandSize.of(kind).figures());
        assertEquals(depthCm, StandSize.of(kind).depthCm());
        assertEquals(stacking, StandSize.of(kind).stacking());
        assertEquals("HB-STAND." + (2 + kind.ordinal()), StandSize.of(kind).clause().id());
    }

    @Test
    @Cites("HB-SCALE.1")
    void aDayTurnIsTwoHours() {
        assertEquals(2, Scales.value("day-turn-hours"));
        assertEquals(Scales.value("day-turn-hours"), Clock.DAY_TURN_HOURS);
        assertEquals(7, new Clock(10, 8, 2, 5).hour(2));
    }

    @Test
    @Cites("HB-SCALE.2")
    void aNightTurnIsFourHours() {
        assertEquals(4, Scales.value("night-turn-hours"));
        assertEquals(Scales.value("night-turn-hours"), Clock.NIGHT_TURN_HOURS);
        assertEquals(1, new Clock(10, 8, 2, 5).hour(10));
    }

    @Test
    @Cites("HB-SCALE.3")
    void fourCentimetresAreAKilometre() {
        assertEquals(25_000, Scales.value("ground-scale"));
        assertEquals(1000, 4 * Scales.value("ground-scale") / 100);
    }

    @Test
    @Cites("HB-SCALE.4")
    void aHexOfTenCentimetresIsTwoAndAHalfKilometresWide() {
        assertEquals(10, Scales.value("hex-centimetres"));
        assertEquals(2500, Scales.value("hex-metres"));
        assertEquals(
                Scales.value("hex-metres"),
                Scales.value("hex-centimetres") * Scales.value("ground-scale") / 100);
    }

    @Test
    @Cites("HB-EQUIP.1")
    void everyScenarioHasTwoArmiesOnAFieldOfHexes() {
        for (String name : ScenarioTexts.names()) {
            Battle battle = Battles.named(name);
            assertEquals(Scales.value("armies"), battle.sides().size(), name);
            assertTrue(battle.ground().grid().layout().pointy(), name);
            for (int side = 0; side < 2; side++) {
                int of = side;
                assertTrue(battle.stands().stream().anyMatch(stand -> stand.side() == of), name);
            }
        }
    }

    @Test
    @Cites("HB-EQUIP.2")
    void aPackHasFiftyTwoCardsInFourSuits() {
        Set<String> cards = new HashSet<>();
        Set<String> suits = new HashSet<>();
        for (int number = 0; number < Scales.value("cards"); number++) {
            String card = new Card(number, 0).toString();
            cards.add(card);
            suits.add(card.substring(card.length() - 1));
        }

        assertEquals(52, Card.PACK);
        assertEquals(Card.PACK, cards.size());
        assertEquals(Set.of("♥", "♣", "♦", "♠"), suits);
        assertEquals(suits.size(), Scales.value("suits"));
        assertEquals(2, Scales.value("colours"));
    }

    @Test
    @Cites("HB-EQUIP.3")
    void thereAreMarkersForOrdersStrengthCapacityAndSupply() {
        assertEquals(
                List.of("M", "S", "D", "SP", "TC", "LOG"),
                Marker.all().stream().map(Marker::letters).toList());
        assertEquals(
                Arrays.stream(Order.values()).map(Order::marker).collect(Collectors.toSet()),
                Marker.all().stream()
                        .filter(marker -> marker.set().equals("Order"))
                        .map(Marker::letters)
                        .collect(Collectors.toSet()));
    }

    @Test
    @Cites("HB-EQUIP.4")
    void threeDozenDiceCanBeThrown() {
        assertEquals(36, Scales.value("dice"));
        assertEquals(
                36, Chance.seeded(1).roll(Pool.count(Scales.value("dice"), 6, 4)).faces().size());
    }

    @Test
    @Cites("HB-STAND.1")
    void oneStandIsOneUnit() {
        for (String name : ScenarioTexts.names()) {
            Battle battle = Battles.named(name);
            assertEquals(battle.stands().size(), battle.starts().size(), name);
            for (int i = 0; i < battle.stands().size(); i++) {
                assertEquals(i, battle.stand(i).index(), name);
                assertEquals(battle.stand(i).sp(), battle.starts().get(i).sp(), name);
            }
        }
    }

    @Test
    @Cites("HB-STAND.2")
    void aReconnaissanceStandHasOneVehicleOrFigure() {
        stand(
                Kind.RECONNAISSANCE,
                "1 vehicle, or 1 mounted or foot figure",
                OptionalInt.empty(),
                3);
    }

    @Test
    @Cites("HB-STAND.3")
    void anInfantryStandHasTwoFiguresAndIsFourDeep() {
        stand(Kind.INFANTRY, "2 infantry figures", OptionalInt.of(4), 4);
    }

    @Test
    @Cites("HB-STAND.4")
    void anArtilleryStandHasAGunAndTwoCrew() {
        stand(Kind.ARTILLERY, "1 gun and 2 crew figures", OptionalInt.empty(), 3);
    }

    @Test
    @Cites("HB-STAND.5")
    void aTankStandHasOneVehicle() {
        stand(Kind.TANK, "1 AFV", OptionalInt.empty(), 3);
    }

    @Test
    @Cites("HB-STAND.6")
    void aCavalryStandHasTwoRidersAndIsFourDeep() {
        stand(Kind.CAVALRY, "2 mounted figures", OptionalInt.of(4), 4);
    }

    @Test
    @Cites("HB-STAND.7")
    void anEngineerStandHasTwoFiguresAndIsFourDeep() {
        stand(Kind.ENGINEER, "2 engineer figures", OptionalInt.of(4), 4);
    }

    @Test
    @Cites("HB-STAND.8")
    void anHqStandHasAVehicleOrOneOrTwoFigures() {
        stand(
                Kind.HEADQUARTERS,
                "1 vehicle, or 1 or 2 mounted or foot figures",
                OptionalInt.empty(),
                3);
    }

    @Test
    @Cites("HB-STAND.9")
    void aTransportStandHasOneVehicle() {
        stand(Kind.TRANSPORT, "1 vehicle", OptionalInt.empty(), 3);
    }

    @Test
    @Cites("HB-STAND.10")
    void standsAreFourWide() {
        for (Kind kind : Kind.values()) {
            assertEquals(4, StandSize.of(kind).widthCm(), kind.name());
        }
    }

    @Test
    @Cites("HB-STAND.11")
    void theMarkerOfAStandShowsStrengthOrCapacity() {
        Battle battle = Battles.named("border-battle");
        Stand panzer = Battles.stand(battle, "p-panzer-1");
        Stand lorries = Battles.stand(battle, "p-lorries-1");

        assertEquals("SP 4", battle.starts().get(panzer.index()).sp(4).marker(panzer));
        assertEquals("TC 3", battle.starts().get(lorries.index()).marker(lorries));
    }
}
