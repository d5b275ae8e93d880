package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.table.figures.Unsaved;
import sandtable.scene.Fortune;

import java.util.List;

/** How well a side threw: its unsaved hits against what its dice could have been. */
final class DiceFortunes {
    private DiceFortunes() {}

    /** Only fire of units at units is somebody's luck; of the rest nobody throws the dice. */
    static List<Fortune> of(Table table, Happening event) {
        return event instanceof FireHappening.Attacked attacked && !attacked.by().isEmpty()
                ? List.of(of(table, attacked))
                : List.of();
    }

    private static Fortune of(Table table, FireHappening.Attacked attacked) {
        var odds = Unsaved.NONE;
        int unsaved = 0;
        for (FireHappening.Rolled group : attacked.groups()) {
            odds = odds.and(group.attacks().size(), group.score(), group.save());
            unsaved += group.unsaved();
        }
        int side = table.stand(attacked.by().getFirst()).side();
        return new Fortune(table.battle().sideOf(side).id(), odds.chances(), unsaved);
    }
}
