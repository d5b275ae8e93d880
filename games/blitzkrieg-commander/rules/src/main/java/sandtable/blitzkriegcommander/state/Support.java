package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.kernel.Roster;

/**
 * What helps from off the table.
 *
 * @param missions whether each scheduled mission has been fired
 */
public record Support(Roster<Gun> guns, Roster<Aircraft> aircraft, Roster<Boolean> missions) {
    public Support with(GunId gun, Gun now) {
        return new Support(guns.with(gun.index(), now), aircraft, missions);
    }

    public Support with(AircraftId unit, Aircraft now) {
        return new Support(guns, aircraft.with(unit.index(), now), missions);
    }

    public Support fired(MissionId mission) {
        return new Support(guns, aircraft, missions.with(mission.index(), true));
    }
}
