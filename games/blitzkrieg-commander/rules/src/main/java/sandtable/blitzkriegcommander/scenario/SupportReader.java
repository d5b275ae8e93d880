package sandtable.blitzkriegcommander.scenario;

import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.Id;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle.Field;
import sandtable.blitzkriegcommander.battle.OrderOfBattle.Flight;
import sandtable.blitzkriegcommander.battle.OrderOfBattle.Mission;
import sandtable.blitzkriegcommander.battle.OrderOfBattle.OffTable;
import sandtable.blitzkriegcommander.battle.OrderOfBattle.Site;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.WorkId;
import sandtable.blitzkriegcommander.forces.AircraftType;
import sandtable.blitzkriegcommander.forces.GunType;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.text.ById;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.scenario.Sides;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Reads what helps the units of a scenario: guns and aircraft, works, mines and fire plans. */
final class SupportReader {
    private final List<SideTable> sides;
    private final PlaceFields places;
    private final int turns;
    private final Set<String> ids = new HashSet<>();
    private final List<OffTable> guns = new ArrayList<>();
    private final List<Flight> aircraft = new ArrayList<>();

    SupportReader(List<SideTable> sides, PlaceFields places, int turns) {
        this.sides = sides;
        this.places = places;
        this.turns = turns;
        for (Listed<GunType> each :
                listed("off-table", "off-table gun", GunType.all(), GunType::called)) {
            var id = new GunId(guns.size(), each.id(), each.called());
            guns.add(new OffTable(id, each.side(), each.type()));
        }
        for (Listed<AircraftType> each :
                listed("aircraft", "aircraft", AircraftType.all(), AircraftType::called)) {
            var id = new AircraftId(aircraft.size(), each.id(), each.called());
            aircraft.add(new Flight(id, each.side(), each.type()));
        }
        sides.forEach(each -> each.fields().nothingElse());
    }

    private record Listed<T>(String id, int side, T type, String called) {
        Listed<T> called(String words) {
            return new Listed<>(id, side, type, words);
        }
    }

    /** What both sides list under a key. */
    private <T> List<Listed<T>> listed(
            String key, String kind, ById<T> types, Function<T, String> called) {
        var callings = new Callings(sides);
        var all = new ArrayList<Listed<T>>();
        for (int side = 0; side < sides.size(); side++) {
            for (Fields line : sides.get(side).fields().tables(key)) {
                T type = types.find(line, "type", kind);
                String id = id(line);
                line.nothingElse();
                String words = Callings.numbered(called.apply(type), id);
                callings.add(id, side, words);
                all.add(new Listed<>(id, side, type, words));
            }
        }
        List<String> words = callings.words();
        return IntStream.range(0, all.size())
                .mapToObj(i -> all.get(i).called(words.get(i)))
                .toList();
    }

    List<OffTable> guns() {
        return guns;
    }

    List<Flight> aircraft() {
        return aircraft;
    }

    private String id(Fields line) {
        String id = line.shortName("id");
        if (!ids.add(id)) {
            throw line.wrong("id", "there is a " + id + " already");
        }
        return id;
    }

    private int side(Fields table) {
        return Sides.index(SideTable.sides(sides), table, "side");
    }

    List<Site> works(Fields scenario) {
        var works = new ArrayList<Site>();
        for (Fields table : scenario.tables("works")) {
            int side = side(table);
            for (Fields line : table.tables("list")) {
                works.add(
                        new Site(
                                new WorkId(works.size(), id(line)),
                                side,
                                line.one("kind", WorkKind.values(), WorkKind::word),
                                places.spot(line, "at"),
                                sides.get(side).worksZone()));
                line.nothingElse();
            }
            table.nothingElse();
        }
        return works;
    }

    List<Field> mines(Fields scenario) {
        var mines = new ArrayList<Field>();
        for (Fields table : scenario.tables("mines")) {
            int side = side(table);
            for (Fields line : table.tables("fields")) {
                mines.add(
                        new Field(
                                new MineId(mines.size(), id(line)),
                                side,
                                places.spot(line, "at"),
                                line.flag("dummy", false),
                                sides.get(side).worksZone()));
                line.nothingElse();
            }
            table.nothingElse();
        }
        return mines;
    }

    List<Mission> missions(Fields scenario) {
        var missions = new ArrayList<Mission>();
        for (Fields table : scenario.tables("mission")) {
            int side = side(table);
            var mission =
                    new Mission(
                            new MissionId(missions.size(), id(table)),
                            side,
                            table.number("turn", 1, turns),
                            named(table, "guns", own(guns, OffTable::side, side), OffTable::id),
                            named(table, "aircraft", own(aircraft, Flight::side, side), Flight::id),
                            new Aim(places.spot(table, "at"), new Pattern.Concentration()));
            if (mission.guns().isEmpty() == mission.aircraft().isEmpty()) {
                throw table.wrong("guns", "a mission is flown or fired: give guns or aircraft");
            }
            missions.add(mission);
            table.nothingElse();
        }
        return missions;
    }

    private static <T> List<T> own(List<T> all, Function<T, Integer> owner, int side) {
        return all.stream().filter(each -> owner.apply(each) == side).toList();
    }

    /** Those that a field names with blanks between; none where it is left out. */
    private static <T, I extends Id> List<I> named(
            Fields table, String key, List<T> all, Function<T, I> id) {
        if (!table.has(key)) {
            return List.of();
        }
        List<I> known = all.stream().map(id).toList();
        List<String> names = known.stream().map(Id::name).toList();
        var named = new ArrayList<I>();
        for (String word : table.text(key).strip().split("\\s+")) {
            if (!names.contains(word)) {
                throw table.wrong(key, "its side has no " + word + Nearest.hint(word, names));
            }
            named.add(known.get(names.indexOf(word)));
        }
        return named;
    }
}
