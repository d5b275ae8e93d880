package sandtable.blitzcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.assault.AssaultOdds;
import sandtable.blitzcommander.assault.Site;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.State;

import java.util.ArrayList;
import java.util.List;

/** The quick means against the exact odds of the rules. */
class ClashTest {
    private static final double NEAR = 0.2;

    /** All Americans stand in B02 and attack C02. */
    private static State table(String terrain, String attackers, String defenders) {
        var units = new ArrayList<String>();
        for (String each : attackers.split(" ")) {
            units.add(each + " B02");
        }
        for (String each : defenders.split(" ")) {
            units.add(each.replace("+", "") + " C02" + (each.endsWith("+") ? " entrenched" : ""));
        }
        String map = "c c c c\nc c %s c\nc c c c\n".formatted(terrain);
        return new Battles.Drawn(map, "", 3, Battles.hold("C02"), units.toArray(String[]::new))
                .state();
    }

    @ParameterizedTest
    @CsvSource({
        "c, us-infantry us-infantry us-infantry, de-infantry",
        "c, us-infantry us-infantry us-infantry us-infantry, de-infantry+ de-static+",
        "b, us-infantry us-infantry us-sherman-75 us-sherman-75, de-infantry+ de-infantry+",
        "c, us-sherman-75 us-sherman-75 us-sherman-75, de-panther",
        "t, us-sherman-75 us-sherman-75 us-infantry us-infantry us-infantry, de-pz-iv de-infantry",
        "c, us-infantry us-infantry us-infantry, de-infantry+ de-divisional-artillery",
        "b, us-infantry us-infantry, de-infantry+ de-infantry+ de-infantry+",
    })
    void meansAreNearToTheExactOdds(String terrain, String attackers, String defenders) {
        State state = table(terrain, attackers, defenders);
        List<Integer> units = state.table().in(Battles.hex(state, "B02"));
        int target = Battles.hex(state, "C02");
        var outlook = new Outlook(state.table().battle());
        var position = new Position(outlook, state);

        double[] exact = new double[6];
        var assault =
                new Decision.Assault(
                        state.table().battle().hexId(target),
                        state.table().battle().unitIds(units));
        BlitzCommander.odds(Battles.view(state, "American"), assault)
                .forEach((result, chance) -> add(exact, result, chance));
        Clash clash =
                Clash.of(
                        Site.of(state.table().ground().terrain(target)),
                        host(position, units, Role.ATTACKER),
                        host(position, state.table().in(target), Role.DEFENDER),
                        Clash.From.ATTACKERS_FIRE);

        assertEquals(exact[0], clash.attackerTanks(), NEAR, "attacker's tanks");
        assertEquals(exact[1], clash.attackerInfantry(), NEAR, "attacker's infantry");
        assertEquals(exact[2], clash.defenderTanks(), NEAR, "defender's tanks");
        assertEquals(exact[3], clash.defenderInfantry(), NEAR, "defender's infantry");
        assertEquals(exact[4], clash.markers(), NEAR, "markers");
        assertEquals(exact[5], clash.cleared(), NEAR, "cleared");
    }

    private static void add(double[] means, AssaultOdds.Result result, double chance) {
        means[0] += chance * result.attackerTanks();
        means[1] += chance * result.attackerInfantry();
        means[2] += chance * result.defenderTanks();
        means[3] += chance * result.defenderInfantry();
        means[4] += chance * result.markers();
        means[5] += result.cleared() ? chance : 0;
    }

    private static Host host(Position position, List<Integer> units, Role role) {
        var muster = new Host.Muster(position.outlook(), role);
        for (int unit : units) {
            muster.add(unit, false, position.table().entrenched(unit));
        }
        return muster.done();
    }
}
