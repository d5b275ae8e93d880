package sandtable.notquitemechanized.scenario;

import sandtable.kernel.Notation;
import sandtable.kernel.TypedWords;
import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.OperationOrder;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.words.DecisionText;
import sandtable.notquitemechanized.words.OrderText;
import sandtable.notquitemechanized.words.OrderWords;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** NQM-CMD.1, NQM-CTRL.1: reads the operation order that a scenario carries for a camp. */
final class PlanReader {
    private PlanReader() {}

    /**
     * @param battle the same without plans: orders name its units
     */
    static OperationOrder read(Fields side, Battle battle, int camp, PlaceFields places) {
        return new OperationOrder(
                String.join(" ", side.text("aim").strip().split("\\s+")),
                places.spots(side, "objectives"),
                all(side, "orders", battle, words -> written(words, battle, camp)),
                all(side, "shoots", battle, DecisionText::shoot),
                all(
                        side,
                        "registered",
                        battle,
                        words -> new Registered(words.body(), words.spot())),
                all(side, "sorties", battle, DecisionText::sortie));
    }

    private static OperationOrder.Written written(OrderWords words, Battle battle, int camp) {
        UnitId unit = words.unit();
        if (battle.formation(unit).camp() != camp) {
            throw new TypedWords.Unclear(unit + " is of the other side");
        }
        return new OperationOrder.Written(unit, OrderText.read(words));
    }

    private static <T> List<T> all(
            Fields side, String key, Battle battle, Function<OrderWords, T> read) {
        List<String> texts = side.texts(key);
        var all = new ArrayList<T>();
        for (int i = 0; i < texts.size(); i++) {
            int item = i;
            var one = new ArrayList<T>();
            var reading =
                    TypedWords.<Decision>read(
                            texts.get(i),
                            words -> {
                                one.add(read.apply(OrderWords.of(battle, words)));
                                return new Decision.Seal();
                            });
            if (reading instanceof Notation.Reading.Unread<Decision>(var why)) {
                throw side.wrong(key, item, why);
            }
            all.addAll(one);
        }
        return all;
    }
}
