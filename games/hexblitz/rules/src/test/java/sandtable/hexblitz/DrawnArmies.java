package sandtable.hexblitz;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The formations and units of a {@link Drawn} battle while they are being described. */
final class DrawnArmies {
    private static final int TOO_LATE = 99;
    private static final int COMMAND_AREA = 2;

    /** A formation while it is being described. */
    static final class Division {
        private final String id;
        private final int side;
        int area = COMMAND_AREA;
        int halfLogs = 2;

        private Division(String id, int side) {
            this.id = id;
            this.side = side;
        }
    }

    private final List<Division> divisions = new ArrayList<>();
    private final List<DrawnUnit> units = new ArrayList<>();

    DrawnArmies() {
        division("German", 0);
        division("Soviet", 1);
    }

    void division(String id, int side) {
        divisions.add(new Division(id, side));
    }

    /** The division named last; before any, both sides' own. */
    List<Division> recent() {
        return divisions.size() == 2 ? divisions : List.of(divisions.getLast());
    }

    void unit(int side, String id, Kind kind, int sp) {
        int formation =
                IntStream.range(0, divisions.size())
                        .filter(i -> divisions.get(i).side == side)
                        .max()
                        .orElseThrow();
        units.add(new DrawnUnit(id, side, formation, kind, sp));
    }

    /** The unit described last. */
    DrawnUnit unit() {
        return units.getLast();
    }

    /** The units that were halted by a Zone of Control. */
    List<UnitId> halted() {
        return IntStream.range(0, units.size())
                .filter(i -> units.get(i).halted)
                .mapToObj(i -> new UnitId(i, units.get(i).id))
                .toList();
    }

    /**
     * Every side gets a unit and every formation an HQ, which never comes; the first side's units
     * stand first.
     */
    void complete() {
        for (int side = 0; side < 2; side++) {
            int of = side;
            if (units.stream().noneMatch(each -> each.side == of)) {
                units.add(toCome(side));
            }
        }
        for (Division division : inUse()) {
            if (units.stream().noneMatch(each -> commands(each, division))) {
                units.add(toCome(divisions.indexOf(division)));
            }
        }
        units.sort(Comparator.comparingInt(each -> each.side));
    }

    private boolean commands(DrawnUnit unit, Division division) {
        return divisions.get(unit.formation) == division && unit.kind == Kind.HEADQUARTERS;
    }

    private DrawnUnit toCome(int formation) {
        Division division = divisions.get(formation);
        var headquarters =
                new DrawnUnit(
                        division.id + "-hq-to-come",
                        division.side,
                        formation,
                        Kind.HEADQUARTERS,
                        1);
        headquarters.off = Whereabouts.Off.TO_COME;
        headquarters.arrives = TOO_LATE;
        return headquarters;
    }

    /** The divisions that have units, the first side's first. */
    private List<Division> inUse() {
        return divisions.stream()
                .filter(
                        each ->
                                units.stream()
                                        .anyMatch(unit -> divisions.get(unit.formation) == each))
                .sorted(Comparator.comparingInt(each -> each.side))
                .toList();
    }

    List<Formation> formations() {
        List<Division> used = inUse();
        return IntStream.range(0, used.size()).mapToObj(i -> formation(i, used.get(i))).toList();
    }

    private Formation formation(int index, Division division) {
        int headquarters =
                IntStream.range(0, units.size())
                        .filter(i -> commands(units.get(i), division))
                        .findFirst()
                        .orElseThrow();
        return new Formation(
                index,
                division.id,
                division.id,
                division.side,
                division.area,
                division.halfLogs,
                new UnitId(headquarters, units.get(headquarters).id));
    }

    List<Stand> stands() {
        List<Division> used = inUse();
        return IntStream.range(0, units.size())
                .mapToObj(
                        i ->
                                units.get(i)
                                        .stand(
                                                i,
                                                used.indexOf(
                                                        divisions.get(units.get(i).formation))))
                .toList();
    }

    List<Unit> starts() {
        return units.stream().map(each -> each.unit(units)).toList();
    }
}
