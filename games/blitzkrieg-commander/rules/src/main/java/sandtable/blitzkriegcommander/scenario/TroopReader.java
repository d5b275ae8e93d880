package sandtable.blitzkriegcommander.scenario;

import sandtable.blitzkriegcommander.battle.OrderOfBattle.Reserve;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.forces.UnitTypes;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.scenario.Sides;
import sandtable.space.measured.Box;
import sandtable.space.measured.Heading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/** Reads the {@code [[troops]]} and the {@code [[reserve]]}s of a scenario. */
final class TroopReader {
    private static final int HIGHEST_CV = 10;

    /** One unit's line, before all ids are known. */
    private record Line(UnitType type, Fields line, int side, Optional<Integer> group) {
        /** By the scenario's own name for it, or by its type. */
        String called(String id) {
            return line.text("name", Callings.numbered(type.called(), id));
        }
    }

    private record Entry(UnitId id, UnitType type, Fields line, int side, Optional<Integer> group) {
        Entry(UnitId id, Line line) {
            this(id, line.type(), line.line(), line.side(), line.group());
        }
    }

    private final List<SideTable> sides;
    private final PlaceFields places;
    private final int turns;
    private final SequencedMap<String, Line> lines = new LinkedHashMap<>();
    private final SequencedMap<String, Entry> entries = new LinkedHashMap<>();
    private final Set<String> loaded = new HashSet<>();
    private final List<Reserve> reserves = new ArrayList<>();

    TroopReader(List<SideTable> sides, PlaceFields places, int turns) {
        this.sides = sides;
        this.places = places;
        this.turns = turns;
    }

    /**
     * @param lines where each unit stands in the file, for complaints
     */
    record Troops(List<Stand> units, List<Fields> lines, List<Reserve> reserves) {}

    Troops read(Fields scenario) {
        for (Fields table : scenario.tables("troops")) {
            enter(table, Optional.empty());
        }
        for (Fields table : scenario.tables("reserve")) {
            int side = side(table);
            reserves.add(
                    new Reserve(
                            table.shortName("id"),
                            side,
                            table.number("turn", 1, turns),
                            places.boxes(table, "entries")));
            enter(table, Optional.of(reserves.size() - 1));
        }
        call();
        List<Stand> units = entries.values().stream().map(this::stand).toList();
        return new Troops(units, entries.values().stream().map(Entry::line).toList(), reserves);
    }

    private int side(Fields table) {
        return Sides.index(SideTable.sides(sides), table, "side");
    }

    private void enter(Fields table, Optional<Integer> group) {
        int side = side(table);
        for (Fields line : table.tables("units")) {
            String id = line.shortName("id");
            UnitType type = UnitTypes.all().find(line, "type", "unit type");
            if (lines.putIfAbsent(id, new Line(type, line, side, group)) != null) {
                throw line.wrong("id", "there is a unit " + id + " already");
            }
        }
        table.nothingElse();
    }

    /** When all are known, each gets what it is called. */
    private void call() {
        var callings = new Callings(sides);
        lines.forEach((id, each) -> callings.add(id, each.side(), each.called(id)));
        List<String> called = callings.words();
        lines.forEach(
                (id, each) -> {
                    int index = entries.size();
                    entries.put(id, new Entry(new UnitId(index, id, called.get(index)), each));
                });
    }

    private Stand stand(Entry entry) {
        Fields line = entry.line();
        int cv = entry.type().command() ? line.number("cv", 1, HIGHEST_CV) : 0;
        Start start = start(entry);
        line.nothingElse();
        return new Stand(entry.id(), entry.side(), entry.type(), cv, start);
    }

    private Start start(Entry entry) {
        Fields line = entry.line();
        if (line.has("aboard")) {
            Entry carrier = carrier(entry, "aboard");
            if (!carrier.type().takes(entry.type())) {
                throw line.wrong(
                        "aboard",
                        "%s cannot take %s aboard"
                                .formatted(carrier.id().name(), entry.id().name()));
            }
            return new Start.Aboard(carrier.id());
        }
        if (line.has("rides")) {
            Entry afv = carrier(entry, "rides");
            if (!entry.type().is(Note.RIDES) || !afv.type().afv()) {
                throw line.wrong(
                        "rides",
                        "%s cannot ride on %s".formatted(entry.id().name(), afv.id().name()));
            }
            return new Start.Riding(afv.id());
        }
        if (entry.group().isPresent()) {
            return new Start.InReserve(entry.group().get());
        }
        SideTable side = sides.get(entry.side());
        Box zone = line.has("zone") ? places.box(line, "zone") : side.zone();
        Heading heading =
                line.has("heading")
                        ? new Heading(line.number("heading", 0, 359))
                        : side.camp().baseline().inwards();
        return new Start.OnTable(places.spot(line, "at"), heading, zone);
    }

    private Entry carrier(Entry passenger, String key) {
        Fields line = passenger.line();
        String id = line.text(key);
        Entry carrier = entries.get(id);
        if (carrier == null || carrier.side() != passenger.side()) {
            throw line.wrong(
                    key,
                    "its side has no unit %s%s".formatted(id, Nearest.hint(id, entries.keySet())));
        }
        if (!carrier.group().equals(passenger.group())) {
            throw line.wrong(key, id + " is not with it: one of them is in reserve");
        }
        if (!loaded.add(id)) {
            throw line.wrong(key, id + " has somebody aboard already");
        }
        return carrier;
    }
}
