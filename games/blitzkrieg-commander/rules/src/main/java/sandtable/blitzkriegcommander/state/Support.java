package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.Camp.Superiority;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.kernel.Roster;

import java.util.List;

/**
 * What helps from off the table.
 *
 * @param missions whether each scheduled mission has been fired
 * @param air what each side has of the air (BKC-RREQ.7)
 */
public record Support(
        Roster<Gun> guns,
        Roster<Aircraft> aircraft,
        Roster<Boolean> missions,
        List<Superiority> air) {
    public Support {
        air = List.copyOf(air);
    }

    public Support withAir(List<Superiority> now) {
        return new Support(guns, aircraft, missions, now);
    }

    public Support with(GunId gun, Gun now) {
        return new Support(guns.with(gun.index(), now), aircraft, missions, air);
    }

    public Support with(AircraftId unit, Aircraft now) {
        return new Support(guns, aircraft.with(unit.index(), now), missions, air);
    }

    public Support fired(MissionId mission) {
        return new Support(guns, aircraft, missions.with(mission.index(), true), air);
    }
}
