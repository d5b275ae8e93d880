package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What posts are told of fire: all dice, and whose they are as far as they see them (C6). */
final class Reports {
    private static final Clause HOUR = Clause.of("NQM-FIGHT.14");

    private Reports() {}

    static void tell(
            State state,
            Exchange.Thrown thrown,
            Scores scores,
            Attack before,
            Attack after,
            Telling<Happening> telling) {
        Battle battle = state.battle();
        for (int post = 0; post < battle.posts().size(); post++) {
            if (!concerns(state, post, thrown)) {
                continue;
            }
            telling.tell(
                    new FireHappening.Fought(
                            after.camp(),
                            after.objective(),
                            dice(state, post, thrown.attackers()),
                            dice(state, post, thrown.defenders()),
                            scores.hour(after),
                            after.needsReserves(),
                            scores.caused(),
                            scores.taken(),
                            Scores.inAll("hits caused in all", before.caused(), scores.caused()),
                            Scores.inAll("hits taken in all", before.taken(), scores.taken()),
                            List.of(battle.side(post)),
                            HOUR));
        }
    }

    /** Dice as a post sees them: it knows its own camp's firers and those it sees. */
    static List<FireHappening.Dice> dice(State state, int post, List<BatchFire.Thrown> fires) {
        var dice = new ArrayList<FireHappening.Dice>();
        for (BatchFire.Thrown fire : fires) {
            for (Volley.Group each : fire.dice().groups()) {
                List<BodyId> firers = firers(fire, each);
                List<BodyId> known =
                        firers.stream().filter(body -> knows(state, post, body)).toList();
                dice.add(
                        new FireHappening.Dice(
                                known,
                                firers.size() - known.size(),
                                fire.fire().harassing(),
                                each.kind().sum(),
                                each.faces(),
                                each.hits()));
            }
        }
        return dice;
    }

    private static List<BodyId> firers(BatchFire.Thrown fire, Volley.Group group) {
        return fire.fire().volley().shots().stream()
                .filter(each -> each.kind().equals(group.kind()))
                .map(Shot::firer)
                .toList();
    }

    /** C17: whether a post knows anybody who fires or is fired at. */
    private static boolean concerns(State state, int post, Exchange.Thrown thrown) {
        return Stream.concat(thrown.attackers().stream(), thrown.defenders().stream())
                .flatMap(each -> Stream.concat(each.fire().targets().stream(), firers(each)))
                .anyMatch(each -> knows(state, post, each));
    }

    private static Stream<BodyId> firers(BatchFire.Thrown fire) {
        return fire.fire().volley().shots().stream().map(Shot::firer);
    }

    private static boolean knows(State state, int post, BodyId body) {
        return state.knows(post, body);
    }
}
