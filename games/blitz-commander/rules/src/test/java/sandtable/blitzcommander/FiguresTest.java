package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.assault.Nominating;
import sandtable.blitzcommander.assault.TankAssaulting;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Sum;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What decides an attack is told part by part, before and after, and adds up. */
final class FiguresTest {
    private static final BlitzCommander RULES = new BlitzCommander();

    private static void addsUp(Sum figure) {
        assertEquals(
                figure.parts().stream().mapToInt(Sum.Part::value).sum(),
                figure.total(),
                figure::of);
    }

    @Test
    void theFiguresOfEveryAnswerAddUp() {
        RandomGames.each(
                (view, options, _, _) -> {
                    for (Decision option : options) {
                        RULES.figures(view, option).forEach(FiguresTest::addsUp);
                    }
                });
    }

    @Test
    void theFiguresOfEveryEventAddUpToWhatWasUsed() {
        Set<String> seen = new TreeSet<>();
        RandomGames.each(
                (_, _, _, events) -> {
                    for (Happening event : events) {
                        RULES.figures(event).forEach(FiguresTest::addsUp);
                        RULES.figures(event).forEach(each -> seen.add(each.of()));
                        used(event);
                    }
                });
        assertEquals(
                Set.of(
                        "AP Factor",
                        "AP dice",
                        "AT Factor",
                        "AT dice",
                        "Assault Factor",
                        "Bombardment Level",
                        "Tank Assault dice",
                        "answering level",
                        "net level"),
                seen);
    }

    private static void used(Happening event) {
        switch (event) {
            case Happening.Fired fired -> rolled(fired.roll(), fired.figures());
            case Happening.FoughtInfantry fought -> rolled(fought.roll(), fought.figures());
            case Happening.AssaultedTanks went -> rolled(went.roll(), went.figures());
            case Happening.Bombarded bombarded -> total(bombarded.level(), bombarded.figures());
            case Happening.Answered answered -> total(answered.level(), answered.figures());
            case Happening.Suppressed suppressed -> total(suppressed.net(), suppressed.figures());
            case Happening.Withstood withstood -> total(withstood.net(), withstood.figures());
            default -> assertTrue(event.figures().isEmpty());
        }
    }

    private static void rolled(Roll roll, List<Sum> figures) {
        assertEquals(roll.factor(), figures.getFirst().total());
        assertEquals(roll.dice(), figures.getLast().total());
    }

    private static void total(int total, List<Sum> figures) {
        assertEquals(List.of(total), figures.stream().map(Sum::total).toList());
    }

    @Test
    void whatIsToldBeforeIsWhatDecides() {
        RandomGames.each(
                (view, _, played, events) -> {
                    switch (played) {
                        case Decision.Bombard _ ->
                                assertEquals(
                                        RULES.figures(view, played), events.getFirst().figures());
                        case Decision.Commit _ -> {
                            List<Sum> told = RULES.figures(view, played);
                            assertEquals(told.getFirst(), events.getFirst().figures().getFirst());
                            assertEquals(told.getLast(), events.get(1).figures().getFirst());
                        }
                        case Decision.Nominate _ -> fire(view, played, events);
                        case Decision.TankAssault _ -> strike(view, played, events);
                        default -> {}
                    }
                });
    }

    private static void fire(View view, Decision played, List<Happening> events) {
        Role role = ((Nominating) view.step()).role();
        assertEquals(
                RULES.figures(view, played),
                events.stream()
                        .filter(each -> each instanceof Happening.Fired by && by.role() == role)
                        .flatMap(each -> each.figures().stream())
                        .toList());
    }

    private static void strike(View view, Decision played, List<Happening> events) {
        Role role = ((TankAssaulting) view.step()).role();
        List<Sum> told = RULES.figures(view, played);
        events.stream()
                .filter(
                        each ->
                                each instanceof Happening.AssaultedTanks by && by.role() == role
                                        || each instanceof Happening.FoughtInfantry on
                                                && on.role() == role)
                .forEach(each -> assertTrue(told.containsAll(each.figures())));
    }

    @Test
    void theFactorOfAnAttackIsToldModifierByModifier() {
        Played fired =
                Drawn.map("c t")
                        .us(6, "sherman", "us-sherman-75", "A01")
                        .german("panther", "de-panther", "B01")
                        .entrenched()
                        .begin()
                        .play("assault B01", 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6);

        assertEquals(
                List.of(
                        "the chart 3 BC-AT.4",
                        "tanks beyond all defending combat units 5 BC-ATMOD.1",
                        "the defender's terrain -1 BC-ATMOD.3",
                        "the defender is entrenched -1 BC-ATMOD.4",
                        "a factor is 0 to 5 -1 BC-AT.5"),
                fired.events(Happening.Fired.class).getFirst().figures().getFirst().parts().stream()
                        .map(each -> each.from() + " " + each.value() + " " + each.clause())
                        .toList());
    }
}
