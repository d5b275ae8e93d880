package sandtable.blitzkriegcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.setup.Concealment;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;

final class OtherSecretsTest {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();
    private static final State STATE =
            RULES.setUp(Battles.scenario("vistula"), Chance.none()).state();

    @Test
    @Cites("BKC-HID.2")
    void theSovietCannotTellWhereTheMinesLie() {
        State other =
                RULES.otherSecrets(STATE, RULES.view(STATE, soviet()).side(), Chance.seeded(1));

        assertNotEquals(STATE, other);
        assertEquals(RULES.view(STATE, soviet()), RULES.view(other, soviet()));
        var field = STATE.table().battle().order().mines().getFirst();
        var lies = other.secrets(1).mines().get(0).orElseThrow().at();
        assertTrue(Concealment.room(field).contains(lies));
    }

    @Test
    @Cites("BKC-HID.2")
    void theGermanCannotTellWhereTheGunsAim() {
        var german = STATE.table().battle().sideOf(1);
        State other = RULES.otherSecrets(STATE, german, Chance.seeded(1));

        assertNotEquals(STATE.secrets(0).plan(), other.secrets(0).plan());
        assertEquals(RULES.view(STATE, german), RULES.view(other, german));
    }

    private static sandtable.kernel.Side soviet() {
        return STATE.table().battle().sideOf(0);
    }
}
