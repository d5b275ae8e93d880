package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.TankId;
import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.OrderWords;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Wording;
import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How an assault is typed: {@code assault F07 with us-1}, {@code nominate 4 sherman-75 at panther
 * and 2 sherman-75 at tiger-ii}, {@code tank-assault us-1 us-2 us-3}, {@code lose us-1}, {@code
 * advance us-1}.
 */
public final class AssaultWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "assault",
                            Decision.Assault.class,
                            assault -> Wording.hexWith(assault.hex(), assault.units()),
                            AssaultWords::assault,
                            (view, assault) ->
                                    Wording.units(
                                            AssaultAction.all(view.table(), assault.hex().index()),
                                            assault.units())),
                    new Wording<>(
                            "nominate",
                            Decision.Nominate.class,
                            nominate -> List.of(aims(nominate.aims())),
                            words -> new Decision.Nominate(aims(words)),
                            (view, nominate) -> targets(nominate.aims())),
                    new Wording<>(
                            "tank-assault",
                            Decision.TankAssault.class,
                            assault -> Wording.idsOrNone(assault.units()),
                            words -> new Decision.TankAssault(words.unitsOrNone()),
                            AssaultWords::infantry),
                    Wording.fixed(
                            "lose",
                            Decision.Lose.class,
                            lose -> List.of(lose.unit().name()),
                            words -> new Decision.Lose(words.unit())),
                    new Wording<>(
                            "advance",
                            Decision.Advance.class,
                            advance -> Wording.ids(advance.units()),
                            words -> new Decision.Advance(words.units()),
                            AssaultWords::advancing));

    private AssaultWords() {}

    /** Without a word about attackers all that can attack do. */
    private static Decision.Assault assault(OrderWords words) {
        HexId hex = words.hex();
        return new Decision.Assault(
                hex, words.with().orElseGet(() -> AssaultAction.all(words.table(), hex.index())));
    }

    private static String aims(List<Aim> aims) {
        return aims.stream()
                .map(
                        each ->
                                each.tanks()
                                        + " "
                                        + each.firing().word()
                                        + " at "
                                        + each.target().word())
                .collect(Collectors.joining(" and "));
    }

    private static List<Aim> aims(OrderWords order) {
        TypedWords words = order.words();
        var aims = new ArrayList<Aim>();
        do {
            String number = words.next("a number of tanks");
            if (!number.matches("\\d{1,3}")) {
                throw new TypedWords.Unclear("a number of tanks is wanted, not \"" + number + "\"");
            }
            TankId firing = order.tank();
            if (!words.taken("at")) {
                throw new TypedWords.Unclear("after the tanks comes \"at\" and what they fire at");
            }
            aims.add(new Aim(firing, order.tank(), Integer.parseInt(number)));
        } while (words.taken("and"));
        return aims;
    }

    /** How the tanks share their targets is typed as words. */
    private static Optional<Template.Blank> targets(List<Aim> aims) {
        return aims.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Template.Blank(
                                "targets",
                                Template.Kind.WORDS,
                                List.of(),
                                List.of(aims(aims)),
                                1,
                                1));
    }

    private static Optional<Template.Blank> infantry(View view, Decision.TankAssault assault) {
        return view.step() instanceof TankAssaulting(HexId hex, var role)
                ? Wording.units(
                        view.battle().unitIds(TankAssaults.able(view.table(), hex.index(), role)),
                        assault.units())
                : Optional.empty();
    }

    private static Optional<Template.Blank> advancing(View view, Decision.Advance advance) {
        if (!(view.step() instanceof Advancing(HexId hex))) {
            return Optional.empty();
        }
        List<Integer> able = Advances.able(view.table(), hex.index());
        return Wording.units(
                view.battle().unitIds(able),
                advance.units(),
                Advances.least(view.table(), hex.index()),
                Math.min(able.size(), Battle.STACKING));
    }
}
