package sandtable.notquitemechanized.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.assault.Dice;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.morale.Resolve;
import sandtable.notquitemechanized.state.Flag;

import java.util.EnumSet;
import java.util.List;

/** NQM-DES.4: whatever the circumstances, a die counts as it fell. */
final class UnmodifiedDiceTest {
    private static final int FACES = 6;

    @Test
    @Cites("NQM-DES.4")
    void circumstancesChooseTheRowInWhichADieOfFireIsRead() {
        BodyId firer =
                Tabletop.of(4000, 4000)
                        .stand("German", "mg", "mmg", "at = \"100,100\"")
                        .battle()
                        .stands()
                        .getFirst()
                        .id();
        for (WeaponClass weapon : WeaponClass.values()) {
            for (WeaponClass target : WeaponClass.values()) {
                for (int shift = 0; shift <= 2; shift++) {
                    int row = Math.min(2, weapon.ordinal() - target.ordinal() + shift);
                    for (int face = 1; row >= Shot.LEAST && face <= FACES; face++) {
                        var volley = new Volley(List.of(new Shot(firer, weapon, shift, target)));
                        var thrown = volley.thrown(Chance.scripted(face));

                        assertEquals(List.of(face), thrown.groups().getFirst().faces());
                        assertEquals(FirefightTable.casualties(row).get(face - 1), thrown.hits());
                    }
                }
            }
        }
    }

    @Test
    @Cites("NQM-DES.4")
    void aTestIsPassedOnTheNumberOfTheGradeWhateverTheUnitSuffersFrom() {
        var worn = EnumSet.of(Flag.DISORGANISED, Flag.TO_GROUND, Flag.COLUMN, Flag.CAUGHT);
        for (Grade grade : List.of(Grade.VETERAN, Grade.REGULAR, Grade.CONSCRIPT, Grade.MILITIA)) {
            for (int face = 1; face <= FACES; face++) {
                Resolve fresh = Resolve.of(grade, 12, 0, Resolve.Role.DEFENDS);
                Resolve weary = new Resolve(grade, 0, fresh.tests(), worn);
                boolean passes = face >= grade.breaking().orElseThrow().score();

                for (Resolve each : List.of(fresh.suffering(8), weary.suffering(12))) {
                    var tested = each.tested(Chance.scripted(face));
                    assertEquals(passes, tested.taken().getFirst().passed(), grade + " " + face);
                    assertEquals(List.of(face), tested.taken().getFirst().die());
                }
            }
        }
    }

    @Test
    @Cites("NQM-DES.4")
    void diceOfCloseAssaultAreMatchedAsTheyFell() {
        for (Grade attackers : Grade.values()) {
            for (Grade defenders : Grade.values()) {
                var dice = new Dice(1, 1, Dice.tie(attackers, defenders));
                for (int one = 1; one <= FACES; one++) {
                    for (int other = 1; other <= FACES; other++) {
                        var losses = dice.thrown(Chance.scripted(one, other)).losses();

                        if (one != other) {
                            assertEquals(one < other ? 1 : 0, losses.first());
                            assertEquals(one > other ? 1 : 0, losses.second());
                        }
                    }
                }
            }
        }
    }
}
