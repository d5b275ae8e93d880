package sandtable.notquitemechanized.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.notquitemechanized.table.TheFarm.GERMAN;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.Paper;
import sandtable.scene.Scene;

import java.util.List;

/** Odds beside answers, and a fire plan that can be changed. */
class ProspectsTest {
    /** The first question that offers an attack. */
    private static Choice attack() {
        var match = TheFarm.sealed(TheFarm.begin());
        for (int i = 0; i < 20; i++) {
            List<Choice> attacks =
                    TheFarm.scene(match, GERMAN).question().stream()
                            .flatMap(each -> each.choices().stream())
                            .filter(each -> each.typed().startsWith("attack "))
                            .toList();
            if (!attacks.isEmpty()) {
                return attacks.getFirst();
            }
            match = TheFarm.sealed(match);
        }
        throw new AssertionError("no attack in 20 answers");
    }

    @Test
    void anAttackHasTheOddsOfAnHourOfFirefight() {
        Forecast hour = attack().forecast().orElseThrow();

        assertEquals(Clause.of("NQM-FIGHT.13"), hour.clause());
        assertEquals(
                1.0, hour.cells().stream().mapToDouble(Forecast.Cell::probability).sum(), 1e-9);
        assertTrue(hour.reasons().size() >= 2, hour.reasons()::toString);
    }

    @Test
    void aShootAtAPlaceWhereNobodyIsSeenHasNoOdds() {
        View view = TheFarm.begin().view(GERMAN);
        Decision shoot =
                TheFarm.RULES.prompt(view).options().listed().stream()
                        .filter(Decision.Fire.class::isInstance)
                        .findFirst()
                        .orElseThrow();

        assertTrue(TheFarm.PRESENTER.choice(view, shoot).forecast().isEmpty());
    }

    private static Paper.Row gun(Scene scene) {
        return scene.papers().stream()
                .filter(each -> each.form() == Paper.Form.TABLE)
                .flatMap(each -> each.rows().stream())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRowOfTheFirePlanIsTheShootItStandsFor() {
        var match = TheFarm.begin();
        Paper.Row row = gun(TheFarm.scene(match, GERMAN));
        var noted = TheFarm.played(match, GERMAN, row.change().replace("effective", "harassing"));

        assertTrue(row.cells().contains("effective"), row::toString);
        assertTrue(gun(TheFarm.scene(noted, GERMAN)).cells().contains("harassing"));
    }
}
