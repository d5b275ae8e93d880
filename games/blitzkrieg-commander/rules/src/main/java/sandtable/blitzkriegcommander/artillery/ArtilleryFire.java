package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** BKC-AZONE, BKC-ARES Resolving Artillery Fire. */
final class ArtilleryFire {
    private static final Clause CONCENTRATION = Clause.of("BKC-ARES.1");
    private static final Clause BARRAGE = Clause.of("BKC-ARES.2");
    private static final Clause SMOKE = Clause.of("BKC-SMK.1");

    private ArtilleryFire() {}

    /** Guns of one zone size fire at a final aiming point. */
    static State resolve(
            State state,
            List<GunId> guns,
            Pattern pattern,
            Deviation fallen,
            Telling<Happening> telling) {
        Table fired = Guns.fired(state.table(), guns);
        FireZones zones = zones(fired, guns, pattern, fallen).onTable(fired, telling);
        State now = state.with(fired);
        if (zones.none()) {
            return now;
        }
        return switch (pattern) {
            case Pattern.SmokeScreen _ -> now.with(smoke(fired, guns, zones.discs(), telling));
            case Pattern.Concentration _ ->
                    strike(now, zones, attacks(fired, guns, pattern), CONCENTRATION, telling);
            case Pattern.Barrage _ ->
                    strike(now, zones, attacks(fired, guns, pattern), BARRAGE, telling);
        };
    }

    private static State strike(
            State state, FireZones zones, Sum attacks, Clause clause, Telling<Happening> telling) {
        var fire = new FireZones.Fire(attacks, HitLine.OFF_TABLE, clause);
        return zones.strike(state, fire, zones.units(state.table()), telling); // BKC-ARES.5
    }

    /** BKC-SMK.1: a disc of the zone's size at its centre. */
    private static Table smoke(
            Table table, List<GunId> guns, List<Disc> zones, Telling<Happening> telling) {
        int side = table.battle().gun(guns.getFirst()).side();
        Table now = table;
        for (Disc each : zones) {
            telling.tell(new ArtilleryHappening.SmokeLaid(each, SMOKE));
            now = now.plus(new Smoke(each, side, table.ownTurn(side)));
        }
        return now;
    }

    /** The zones of a pattern; BKC-AZONE.1, BKC-AZONE.2 and BKC-AZONE.3 are in the guns' list. */
    static FireZones zones(Table table, List<GunId> guns, Pattern pattern, Deviation fallen) {
        int diameter = Guns.type(table, guns.getFirst()).zoneMm();
        return switch (pattern) {
            case Pattern.Concentration _, Pattern.SmokeScreen _ -> FireZones.of(fallen, diameter);
            case Pattern.Barrage(Heading direction) ->
                    new FireZones(row(fallen.at(), direction, diameter, guns.size()), fallen.off());
        };
    }

    /** BKC-ARES.4: one diameter apart, the middle of the row on the point. */
    private static List<Disc> row(Spot at, Heading direction, int diameter, int number) {
        var zones = new ArrayList<Disc>();
        for (int i = 0; i < number; i++) {
            int ahead = (2 * i - (number - 1)) * diameter / 2;
            Heading way = ahead < 0 ? direction.opposite() : direction;
            zones.add(FireZones.disc(at.shifted(way, Math.abs(ahead)), diameter));
        }
        return zones;
    }

    /** BKC-ARES.1: the sum; BKC-ARES.2: of a barrage the average, rounded up. */
    static Sum attacks(Table table, List<GunId> guns, Pattern pattern) {
        Sum all = Sum.of(Group.ATTACKS, guns.stream().map(each -> part(table, each)).toList());
        if (!(pattern instanceof Pattern.Barrage)) {
            return all;
        }
        int average = Math.ceilDiv(all.total(), guns.size());
        var part = new Sum.Part("the average of " + guns.size(), average, BARRAGE);
        return Sum.of(Group.ATTACKS, List.of(part));
    }

    private static Sum.Part part(Table table, GunId gun) {
        return new Sum.Part(gun.called(), Guns.type(table, gun).attacks(), CONCENTRATION);
    }
}
