package sandtable.blitzkriegcommander.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.Phase;
import sandtable.blitzkriegcommander.state.TurnHappening;
import sandtable.kernel.Camp;
import sandtable.kernel.Cites;

import java.util.List;
import java.util.Optional;

final class TurnSequenceTest {
    private static final Tabletop TABLE =
            Tabletop.of(900, 600)
                    .us("rifle", "us-rifle", 300, 100)
                    .german("gren", "de-grenadier", 300, 280)
                    .turns(2);

    private static List<Phase> phases(Played played) {
        return played.events(TurnHappening.PhaseBegan.class).stream()
                .map(TurnHappening.PhaseBegan::phase)
                .toList();
    }

    @Test
    @Cites("BKC-PHASE.1")
    void aTurnHasFourPhasesInOrder() {
        Played initiative = TABLE.inInitiative();
        Played command = initiative.play("end");
        Played enemy = command.play("end");

        assertEquals(List.of(Phase.SCHEDULED, Phase.INITIATIVE), phases(initiative));
        assertEquals(List.of(Phase.COMMAND), phases(command));
        assertEquals(List.of(Phase.END, Phase.SCHEDULED, Phase.INITIATIVE), phases(enemy));
    }

    @Test
    @Cites("BKC-PHASE.2")
    void aGameTurnIsATurnOfBoth() {
        Played second = TABLE.inCommand().nextTurn();
        Played next = second.nextTurn();

        assertEquals("German", second.asks());
        assertEquals(1, second.table().turn());
        assertEquals("American", next.asks());
        assertEquals(2, next.table().turn());
    }

    @Test
    @Cites("BKC-PHASE.2")
    void theScenarioSaysWhoBegins() {
        Played begun =
                Tabletop.of(900, 600)
                        .us("rifle", "us-rifle", 300, 100)
                        .german("gren", "de-grenadier", 300, 500)
                        .germansFirst()
                        .inInitiative();

        assertEquals("German", begun.asks());
    }

    @Test
    void ownTurnsAreNumberedByTheirSide() {
        Played first = TABLE.inCommand();
        Played second = first.play("end");

        assertEquals(1, first.table().ownTurn(0));
        assertEquals(1, first.table().ownTurn(1));
        assertEquals(2, second.table().ownTurn(0));
        assertEquals(1, second.table().ownTurn(1));
    }

    @Test
    @Cites({"BKC-EOB.3", "BKC-WIN.3"})
    void whoeverIsAskedMayConcede() {
        assertEquals(
                Optional.of(Camp.of(Tabletop.US)), TABLE.begin().play("concede").over().winner());
        assertEquals(
                "German victory: the American side concedes",
                TABLE.inInitiative().play("concede").over().reason());
    }
}
