package sandtable.notquitemechanized.table;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.words.Metres;
import sandtable.scene.Place;
import sandtable.scene.SightLine;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** NQM-SCALE.4: whether there is a line of sight between two places, and where it ends. */
final class Sightlines {
    private static final Clause SIGHT = Clause.of("NQM-SCALE.4");

    private final Table table;

    Sightlines(Table table) {
        this.table = table;
    }

    /** Between points as they are typed; nothing where one of them is none on the table. */
    Optional<SightLine> between(String from, String to) {
        return spot(from).flatMap(one -> spot(to).map(other -> between(one, other)));
    }

    private Optional<Spot> spot(String typed) {
        return Metres.spot(typed).filter(each -> table.battle().ground().table().contains(each));
    }

    private SightLine between(Spot one, Spot other) {
        boolean clear = Seeing.line(table, one, other);
        return new SightLine(
                Names.point(one),
                Names.point(other),
                clear,
                Names.mm(one.lengthTo(other)),
                clear ? "nothing is in the way" : "hills, woods or houses are in the way",
                SIGHT,
                clear ? List.of() : List.of(end(one, other)));
    }

    /** The first place along the line that is not seen. */
    private Place end(Spot one, Spot other) {
        int length = one.lengthTo(other);
        for (int metres = Tens.TEN; metres < length; metres += Tens.TEN) {
            Spot spot = one.towards(other, metres);
            if (!Seeing.line(table, one, spot)) {
                return Names.point(spot);
            }
        }
        return Names.point(other);
    }
}
