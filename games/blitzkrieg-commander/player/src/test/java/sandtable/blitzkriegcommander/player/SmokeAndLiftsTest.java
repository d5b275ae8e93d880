package sandtable.blitzkriegcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.formats.Scenarios;
import sandtable.kernel.luck.Chance;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

/** When smoke and carriers are of use. */
class SmokeAndLiftsTest {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();
    private static final int ATTACKER = 0;
    private static final Pattern SMOKE = new Pattern.SmokeScreen();

    private static State start(String scenario) {
        String file = scenario + ".toml";
        return RULES.setUp(
                        Scenarios.read(scenario, file, Data.text("scenarios/" + file)),
                        Chance.seeded(1))
                .state();
    }

    private static UnitId unit(Table table, String name) {
        return table.battle().order().units().stream()
                .map(Stand::id)
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Table at(Table table, String name, int x, int y) {
        UnitId unit = unit(table, name);
        return table.with(unit, table.unit(unit).movedTo(new Spot(x, y), Heading.NORTH));
    }

    private static Quick quick(State state, Table table) {
        View view = View.of(state.with(table), table.battle().sideOf(ATTACKER));
        return new Quick(new Outlook(table), view);
    }

    /** All Shermans before a gun, suppressed, so that they cannot fire at it. */
    private static Table shermansBeforeAGun(State start) {
        Table table = at(at(start.table(), "sherman-1", 800, 250), "sherman-2", 860, 250);
        for (int number = 1; number <= 4; number++) {
            UnitId sherman = unit(table, "sherman-" + number);
            table = table.with(sherman, table.unit(sherman).withSuppressed(true));
        }
        return table;
    }

    private static Decision.Request smoke(Table table, String on) {
        var guns = table.battle().order().guns().stream().limit(2).map(each -> each.id()).toList();
        return new Decision.Request(
                unit(table, "fao"), table.base(unit(table, on)).orElseThrow(), guns, SMOKE);
    }

    @Test
    void smokeHidesTanksFromAGun() {
        State start = start("sunken-lane");
        Table open = shermansBeforeAGun(start);
        Spot gun = open.base(unit(open, "pak-1")).orElseThrow();
        Table smoked = open.plus(new Smoke(new Disc(gun, 100), ATTACKER, 1));
        var shots = new Shots(new Outlook(open), open);
        UnitId pak = unit(open, "pak-1");
        UnitId sherman = unit(open, "sherman-1");

        assertTrue(shots.of(open, pak, sherman).hits() > 0);
        assertEquals(0, shots.of(smoked, pak, sherman).hits());
    }

    @Test
    void smokeIsForThoseWhoDoMoreThanIsDoneToThem() {
        State start = start("sunken-lane");
        Table table = shermansBeforeAGun(start);
        var quick = quick(start, table);

        double gun = quick.of(smoke(table, "pak-1"));
        double harmless = quick.of(smoke(table, "de-mortar"));
        assertTrue(gun > 0 && gun > harmless, gun + " and " + harmless);
    }

    @Test
    void nobodySmokesTheSameTwice() {
        State start = start("sunken-lane");
        Table table = shermansBeforeAGun(start);
        Spot gun = table.base(unit(table, "pak-1")).orElseThrow();
        Table smoked = table.plus(new Smoke(new Disc(gun, 100), ATTACKER, 1));

        assertEquals(0, quick(start, smoked).of(smoke(smoked, "pak-1")));
    }

    @Test
    void whoHasFarToGoMountsWhereNoEnemyIsNear() {
        State start = start("vistula");
        Table behind = at(start.table(), "smg-1", 700, 40);
        Table infront = at(at(start.table(), "smg-1", 900, 500), "t34-1", 900, 450);
        UnitId smg = unit(behind, "smg-1");
        var mount = new Decision.Mount(smg, unit(behind, "t34-1"));

        double far = quick(start, behind).of(mount);
        double near = quick(start, infront).of(mount);
        assertTrue(far > 0 && near < 0, far + " and " + near);
    }

    @Test
    void ridersGetOffNearTheEnemyAndNotBefore() {
        State start = start("vistula");
        UnitId smg = unit(start.table(), "smg-1");
        var quick = quick(start, start.table());

        double far = quick.of(new Decision.Dismount(smg, new Spot(700, 40), Heading.NORTH));
        double near = quick.of(new Decision.Dismount(smg, new Spot(900, 550), Heading.NORTH));
        assertTrue(near > 0 && far < 0, near + " and " + far);
    }
}
