package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.BridgeId;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.WorkId;
import sandtable.kernel.Roster;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/**
 * What engineers have made, or undone.
 *
 * @param sites where each trench, pit, pill-box and bunker is
 * @param breaches the middles of gaps in lines (BKC-ENG.1)
 */
public record Works(
        Roster<Spot> sites, Roster<Minefield> mines, List<Spot> breaches, Roster<Bridge> bridges) {
    public Works {
        breaches = List.copyOf(breaches);
    }

    public Works with(WorkId work, Spot now) {
        return new Works(sites.with(work.index(), now), mines, breaches, bridges);
    }

    public Works with(MineId field, Minefield now) {
        return new Works(sites, mines.with(field.index(), now), breaches, bridges);
    }

    public Works with(BridgeId bridge, Bridge now) {
        return new Works(sites, mines, breaches, bridges.with(bridge.index(), now));
    }

    public Works breached(Spot middle) {
        var all = new ArrayList<>(breaches);
        all.add(middle);
        return new Works(sites, mines, all, bridges);
    }
}
