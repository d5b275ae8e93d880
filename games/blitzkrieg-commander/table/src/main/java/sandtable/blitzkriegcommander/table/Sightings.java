package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.Targets;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.scene.Measurement;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which enemies could fire at a unit where its way ends (BKC-OPP.1). */
final class Sightings {
    private static final Clause FIRE = Clause.of("BKC-OPP.1");

    private final Table table;

    Sightings(Table table) {
        this.table = table;
    }

    /**
     * @param atMm how long the way is
     */
    List<Measurement.Sighting> of(Decision.Move move, Spot end, int atMm) {
        UnitId unit = move.unit();
        Table there = table.with(unit, table.unit(unit).movedTo(end, move.heading()));
        return there.onTable(1 - there.stand(unit).side()).stream()
                .filter(each -> ready(there, each) && canFire(there, each, unit))
                .map(each -> sighting(there, each, unit, atMm))
                .toList();
    }

    private static boolean ready(Table there, UnitId enemy) {
        int turn = there.ownTurn(there.stand(enemy).side());
        return there.unit(enemy).marks().opportunity() != turn;
    }

    private static boolean canFire(Table there, UnitId enemy, UnitId unit) {
        return Targets.check(there, enemy, unit, Decision.Means.GUNS, Optional.empty()).isEmpty();
    }

    private static Measurement.Sighting sighting(Table there, UnitId enemy, UnitId unit, int atMm) {
        var odds = Unsaved.NONE;
        for (Group group :
                Firing.attack(there, List.of(enemy), unit, Decision.Means.GUNS).groups()) {
            odds = odds.and(group.dice().total(), group.score().needed(), group.save());
        }
        return new Measurement.Sighting(
                enemy.name(),
                Names.point(there.base(enemy).orElseThrow()),
                Names.point(there.base(unit).orElseThrow()),
                atMm,
                "may fire at it here",
                String.format(Locale.ROOT, "%.1f unsaved hits on average", odds.mean()),
                Optional.of(FIRE));
    }
}
