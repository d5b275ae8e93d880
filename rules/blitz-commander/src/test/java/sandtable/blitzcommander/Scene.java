package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;

import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kit.Script;

import java.util.List;
import java.util.Set;

/**
 * A position under test: orders are given as they are typed, by the side that is asked, with dice
 * that come up as told.
 */
record Scene(Script<Battle, View, Decision, Happening> script) {
    static Scene of(Scenario scenario) {
        return new Scene(Script.start(new BlitzCommander(), scenario));
    }

    Battle battle() {
        return script.state();
    }

    Step step() {
        return battle().step();
    }

    /** The side that owes an answer; nobody once the battle is over. */
    String asked() {
        return switch (script.match().pending()) {
            case Pending.Answers(Set<Side> from) -> from.iterator().next().id();
            case Pending.Over _ -> "nobody";
        };
    }

    Scene play(String order, int... dice) {
        return new Scene(script.play(asked(), order, dice));
    }

    Scene refuses(String order, String clause, String sentence) {
        script.refuses(asked(), order, clause, sentence);
        return this;
    }

    int unit(String id) {
        return battle().setup().units().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow()
                .index();
    }

    /** The hex a unit is in by name, or where else it is by the name of that place's constant. */
    String where(String id) {
        int hex = battle().hex(unit(id));
        return switch (hex) {
            case Battle.WAITING -> "WAITING";
            case Battle.UNPLACED -> "UNPLACED";
            case Battle.ALOFT -> "ALOFT";
            case Battle.DESTROYED -> "DESTROYED";
            case Battle.EXITED -> "EXITED";
            case Battle.SPENT -> "SPENT";
            default -> battle().field().name(hex);
        };
    }

    boolean entrenched(String id) {
        return battle().entrenched(unit(id));
    }

    boolean suppressed(String id) {
        return battle().suppressed(unit(id));
    }

    boolean acted(String id) {
        return battle().acted(unit(id));
    }

    /** The events of one kind that the last order brought. */
    <E extends Happening> List<E> events(Class<E> kind) {
        return script.events().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The only event of a kind that the last order brought; it must cite this clause. */
    <E extends Happening> E event(Class<E> kind, String clause) {
        List<E> events = events(kind);
        assertEquals(1, events.size(), kind.getSimpleName() + " events");
        assertEquals(Clause.of(clause), events.getFirst().clause());
        return events.getFirst();
    }
}
