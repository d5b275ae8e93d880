package sandtable.notquitemechanized.table;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Table;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.stream.IntStream;

/** What the lines of all chapters share. */
record Told(Table table, Names names) {
    Told(Table table) {
        this(table, new Names(table.battle()));
    }

    String unit(UnitId unit) {
        return names.unit(unit);
    }

    String body(BodyId body) {
        return names.body(body);
    }

    /** The camp of a body. */
    String whose(BodyId body) {
        return names.camp(table.stand(body).camp());
    }

    String whose(UnitId unit) {
        return names.camp(table.formation(unit).camp());
    }

    /** Where a body is, if the reader knows. */
    List<Place> where(BodyId body) {
        return table.spot(body).<Place>map(Names::point).stream().toList();
    }

    List<Place> where(UnitId unit) {
        return table.anchor(unit).<Place>map(Names::point).stream().toList();
    }

    LogLine line(String words, Clause clause, List<Place> places) {
        return new LogLine(Naming.capital(words), List.of(), List.of(), clause, places);
    }

    LogLine of(BodyId about, String words, Clause clause) {
        return line(words, clause, where(about));
    }

    LogLine of(UnitId about, String words, Clause clause) {
        return line(words, clause, where(about));
    }

    LogLine at(Spot spot, String words, Clause clause) {
        return line(words, clause, List.of(Names.point(spot)));
    }

    /** With dice all of which count. */
    LogLine thrown(
            String words, String whose, List<Integer> dice, Clause clause, List<Place> places) {
        List<LogLine.Dice> shown = dice.isEmpty() ? List.of() : List.of(all(whose, dice));
        return new LogLine(Naming.capital(words), shown, List.of(), clause, places);
    }

    static LogLine.Dice all(String whose, List<Integer> faces) {
        return new LogLine.Dice(whose, faces, IntStream.range(0, faces.size()).boxed().toList());
    }
}
