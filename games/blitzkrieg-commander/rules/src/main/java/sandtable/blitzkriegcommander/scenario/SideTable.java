package sandtable.blitzkriegcommander.scenario;

import sandtable.blitzkriegcommander.battle.Camp;
import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Sides;
import sandtable.space.measured.Box;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One {@code [[side]]} of a scenario.
 *
 * @param zone where its units are set up
 * @param worksZone where its works and mines are; the same if nothing else is said
 * @param fields what else the file says of it
 */
record SideTable(Camp camp, Box zone, Box worksZone, Fields fields) {
    private static final int WHOLE = 100;

    static List<SideTable> read(Fields scenario, PlaceFields places) {
        Sides sides = Sides.read(scenario);
        var tables = new ArrayList<SideTable>();
        for (int i = 0; i < sides.sides().size(); i++) {
            tables.add(read(sides.sides().get(i), sides.tables().get(i), places));
        }
        if (tables.getFirst().camp().baseline() == tables.getLast().camp().baseline()) {
            throw tables.getLast()
                    .fields()
                    .wrong("edge", "both sides have the same baseline (BKC-SET.4)");
        }
        return tables;
    }

    private static SideTable read(Side side, Fields fields, PlaceFields places) {
        var camp =
                new Camp(
                        side,
                        fields.one("edge", Camp.Edge.values(), SideTable::word),
                        fields.number("breakpoint", 1, WHOLE),
                        fields.has("air")
                                ? fields.one("air", Camp.Superiority.values(), SideTable::word)
                                : Camp.Superiority.UNSETTLED);
        Box zone = places.box(fields, "zone");
        Box works = fields.has("works-zone") ? places.box(fields, "works-zone") : zone;
        return new SideTable(camp, zone, works, fields);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static List<Side> sides(List<SideTable> tables) {
        return tables.stream().map(each -> each.camp().side()).toList();
    }
}
