package sandtable.tacticalgamex.fire;

import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.words.OrderWords;
import sandtable.tacticalgamex.words.Wording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How opportunity fire is typed: {@code watch pak-1}, {@code interrupt pak-1}, {@code interrupt
 * pak-1 at rifle-1}, {@code hold move}.
 */
public final class OpportunityWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "watch",
                            Decision.Watch.class,
                            (_, watch) -> Wording.ids(watch.units()),
                            words -> new Decision.Watch(words.units()),
                            OpportunityWords::watchers),
                    new Wording<>(
                            "interrupt",
                            Decision.Interrupt.class,
                            (_, fire) -> Wording.stressed(words(fire), fire.stress()),
                            OpportunityWords::interrupt,
                            OpportunityWords::firers),
                    Wording.fixed(
                            "hold",
                            Decision.Hold.class,
                            (_, hold) -> List.of(hold.scope().name().toLowerCase(Locale.ROOT)),
                            words -> new Decision.Hold(scope(words))));

    private static final String AT = "at";

    private OpportunityWords() {}

    private static List<String> words(Decision.Interrupt fire) {
        var words = new ArrayList<>(Wording.ids(fire.units()));
        if (fire.target() != UnitId.NOBODY) {
            words.addAll(List.of(AT, fire.target().name()));
        }
        return words;
    }

    private static Decision.Interrupt interrupt(OrderWords order) {
        List<UnitId> units = order.units();
        UnitId target = order.words().taken(AT) ? order.unit() : UnitId.NOBODY;
        return new Decision.Interrupt(units, target, order.stress());
    }

    private static List<Template.Blank> watchers(View view, Decision.Watch watch) {
        int hex = view.table().unit(watch.units().getFirst()).hex();
        return Wording.pick(watch.units(), OpportunityFire.watchers(view, hex));
    }

    private static List<Template.Blank> firers(View view, Decision.Interrupt fire) {
        return switch (view.step()) {
            case UnderFire(var mover, int firers, _) ->
                    Wording.pick(
                            fire.units(),
                            OpportunityFire.able(
                                    view.table(), OpportunityFire.aim(mover.index(), fire)),
                            OpportunityFire.most(view.table(), mover.index(), firers));
            case Repelling _ ->
                    Wording.pick(fire.units(), BanzaiFire.able(view.table(), fire.target()));
            default -> List.of();
        };
    }

    private static Decision.Scope scope(OrderWords order) {
        String word = order.words().next("step, move or impulse").toUpperCase(Locale.ROOT);
        return Arrays.stream(Decision.Scope.values())
                .filter(each -> each.name().equals(word))
                .findFirst()
                .orElseThrow(
                        () -> new TypedWords.Unclear("hold fire for this step, move or impulse"));
    }
}
