package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Clock;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;
import sandtable.scenario.StartReader;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * HB-FORM Formations: reads the {@code [[formation]]}s of a scenario and their units, each of which
 * is in one (HB-FORM.1).
 */
public final class OrderOfBattleReader {
    private static final int MOST_UNITS = 64; // more than a side of any battle of the book has

    private final StartReader places;
    private final Ground ground;
    private final List<Camp> camps;

    OrderOfBattleReader(HexFields hexes, Ground ground, List<Camp> camps, Clock clock) {
        this.places = new StartReader(hexes, clock.turns(), Set.of(StartReader.Habit.HEX_IS_FIXED));
        this.ground = ground;
        this.camps = camps;
    }

    OrderOfBattle read(Fields scenario) {
        List<Muster> musters =
                scenario.tables("formation").stream()
                        .map(table -> Muster.read(table, camps, places))
                        .sorted(Comparator.comparingInt(Muster::side))
                        .toList();
        requireIds(musters);
        requireStrength(scenario, musters);
        return assemble(musters);
    }

    private OrderOfBattle assemble(List<Muster> musters) {
        var formations = new ArrayList<Formation>();
        var stands = new ArrayList<Stand>();
        var starts = new ArrayList<Unit>();
        var lines = new ArrayList<Fields>();
        var cargo = new Cargo(musters);
        for (Muster muster : musters) {
            int first = stands.size();
            var reader =
                    new UnitReader(
                            places,
                            ground,
                            camps.get(muster.side()),
                            muster,
                            formations.size(),
                            cargo);
            for (Fields line : muster.units()) {
                UnitReader.Entry entry = reader.read(line, stands.size());
                stands.add(entry.stand());
                starts.add(entry.start());
                lines.add(line);
            }
            muster.table().nothingElse();
            UnitId headquarters = headquarters(muster, stands.subList(first, stands.size()));
            formations.add(formation(muster, formations.size(), headquarters));
        }
        return new OrderOfBattle(
                List.copyOf(formations),
                List.copyOf(stands),
                cargo.aboard(stands, starts, lines),
                List.copyOf(lines));
    }

    private static Formation formation(Muster muster, int index, UnitId headquarters) {
        return new Formation(
                index,
                muster.id(),
                muster.name(),
                muster.side(),
                muster.nation().commandArea(),
                muster.type().halfLogs(),
                headquarters);
    }

    /** HB-FORM.2: a formation has one HQ, by which it is commanded. */
    private static UnitId headquarters(Muster muster, List<Stand> stands) {
        List<Stand> all = stands.stream().filter(Stand::headquarters).toList();
        if (all.size() != 1) {
            throw muster.table()
                    .wrong(
                            "units",
                            "formation %s must have one HQ stand and has %s (HB-FORM.2)"
                                    .formatted(
                                            muster.id(),
                                            all.isEmpty() ? "none" : String.valueOf(all.size())));
        }
        return all.getFirst().unitId();
    }

    private static void requireIds(List<Muster> musters) {
        Set<String> formations = new HashSet<>();
        Set<String> units = new HashSet<>();
        for (Muster muster : musters) {
            if (!formations.add(muster.id())) {
                throw muster.table()
                        .wrong("id", "there is a formation " + muster.id() + " already");
            }
            for (Fields unit : muster.units()) {
                String id = unit.shortName("id");
                if (!units.add(id)) {
                    throw unit.wrong("id", "there is a unit " + id + " already");
                }
            }
        }
    }

    private void requireStrength(Fields scenario, List<Muster> musters) {
        for (int side = 0; side < camps.size(); side++) {
            int of = side;
            int units =
                    musters.stream()
                            .filter(each -> each.side() == of)
                            .mapToInt(each -> each.units().size())
                            .sum();
            String name = camps.get(side).side().id();
            if (units == 0) {
                throw scenario.wrong("formation", "side " + name + " has no units");
            }
            if (units > MOST_UNITS) {
                throw scenario.wrong(
                        "formation",
                        "side %s has %d units, and at most %d fit"
                                .formatted(name, units, MOST_UNITS));
            }
        }
    }
}
