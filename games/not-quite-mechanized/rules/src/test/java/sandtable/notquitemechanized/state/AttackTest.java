package sandtable.notquitemechanized.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** What an attack keeps from hour to hour. */
final class AttackTest {
    @Test
    @Cites("NQM-SPATT.2")
    void anotherWonHourDoesNotPutOffTheAssault() {
        Attack begun =
                Attack.begun(0, new BodyId(0, "command"), new Spot(100, 100), Optional.empty(), 2);

        Attack twice = begun.winning(2).winning(3);

        assertEquals(2, twice.wonFirst());
        assertEquals(3, twice.won());
    }

    @Test
    @Cites({"NQM-PRESS.3", "NQM-PRESS.4"})
    void whoHasNotTakenPartYetIsTheReserveThatIsNeeded() {
        var company = new BodyId(1, "company");
        var battery = new BodyId(2, "battery");
        Attack lost =
                Attack.begun(0, new BodyId(0, "command"), new Spot(100, 100), Optional.empty(), 2)
                        .joined(List.of(company), 2)
                        .needingReserves();

        assertTrue(lost.joined(List.of(company), 3).needsReserves());
        assertFalse(lost.joined(List.of(company, battery), 3).needsReserves());
    }
}
