package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Pool;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.scene.Reason;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.stream.IntStream;

/** What the lines of all chapters share. */
record Told(Table table, Names names) {
    private static final int FACES = 6;

    Told(Table table) {
        this(table, new Names(table.battle()));
    }

    String unit(UnitId unit) {
        return names.unit(unit);
    }

    String all(List<UnitId> units) {
        return names.all(units);
    }

    /** The id of the side of a unit. */
    String whose(UnitId unit) {
        return Naming.side(table.battle().sideOf(table.stand(unit).side()));
    }

    Place[] where(UnitId unit) {
        return table.spot(unit).stream().map(Names::point).toArray(Place[]::new);
    }

    LogLine said(String words, Clause clause, UnitId about) {
        return LogLine.of(words, clause, where(about));
    }

    static LogLine at(String words, Clause clause, Spot... spots) {
        return new LogLine(words, List.of(), List.of(), clause, Names.way(List.of(spots)));
    }

    /** Dice of which those that show so much or more count. */
    static LogLine.Dice count(String whose, List<Integer> faces, int atLeast) {
        return new LogLine.Dice(
                whose, faces, Pool.count(faces.size(), FACES, atLeast).counted(faces));
    }

    /** Dice that add up. */
    static LogLine.Dice sum(String whose, List<Integer> faces) {
        return new LogLine.Dice(whose, faces, IntStream.range(0, faces.size()).boxed().toList());
    }

    /** Dice of units, with their sign: a unit's name may end in a number. */
    static List<Reason> dice(Sum sum) {
        return sum.parts().stream()
                .map(
                        each ->
                                Reason.of(
                                        each.from(),
                                        (each.value() < 0 ? "" : "+") + each.value(),
                                        each.clause().id()))
                .toList();
    }

    static List<Reason> reasons(Sum sum) {
        return sum.parts().stream()
                .map(each -> Reason.of(each.from(), each.value(), each.clause().id()))
                .toList();
    }
}
