package sandtable.blitzkriegcommander.battle;

import sandtable.blitzkriegcommander.forces.AircraftType;
import sandtable.blitzkriegcommander.forces.GunType;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.List;

/** Everything that both sides bring, as the scenario gives it. */
public record OrderOfBattle(
        List<Stand> units,
        List<OffTable> guns,
        List<Flight> aircraft,
        List<Reserve> reserves,
        List<Site> works,
        List<Field> mines,
        List<Mission> missions) {
    public OrderOfBattle {
        units = List.copyOf(units);
        guns = List.copyOf(guns);
        aircraft = List.copyOf(aircraft);
        reserves = List.copyOf(reserves);
        works = List.copyOf(works);
        mines = List.copyOf(mines);
        missions = List.copyOf(missions);
    }

    public record OffTable(GunId id, int side, GunType type) {}

    public record Flight(AircraftId id, int side, AircraftType type) {}

    /**
     * A group that comes from a turn on (BKC-SET.3).
     *
     * @param entries where it may be placed
     */
    public record Reserve(String id, int side, int turn, List<Box> entries) {
        public Reserve {
            entries = List.copyOf(entries);
        }
    }

    /**
     * @param at proposed; its side may choose another place in the zone
     */
    public record Site(WorkId id, int side, WorkKind kind, Spot at, Box zone) {}

    /**
     * @param at its middle, proposed
     */
    public record Field(MineId id, int side, Spot at, boolean dummy, Box zone) {}

    /**
     * A mission of a fire plan (BKC-ARES.6).
     *
     * @param aim proposed
     */
    public record Mission(
            MissionId id,
            int side,
            int turn,
            List<GunId> guns,
            List<AircraftId> aircraft,
            Aim aim) {
        public Mission {
            guns = List.copyOf(guns);
            aircraft = List.copyOf(aircraft);
        }
    }
}
