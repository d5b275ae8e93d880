package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.fire.Ammunition;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.ShootHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.List;
import java.util.Optional;

/** C8: one shoot falls. */
final class Shooting {
    private static final Clause FELL = Clause.of("NQM-ARTY.5");

    private Shooting() {}

    /** A shoot for which FUs are taken off, as many as there are. */
    static State fired(State state, Shoot shoot, Telling<Happening> telling) {
        int units = Math.min(shoot.fireUnits(), Ammunition.left(state, shoot.battery()));
        return units == 0
                ? state
                : fallen(
                        Ammunition.spent(state, shoot.battery(), units), // NQM-LOG.9, NQM-SEQ.2
                        shoot,
                        units,
                        telling);
    }

    /** Its dice; the second hour of a harassing shoot takes no more FUs (NQM-ARTY.8). */
    static State fallen(State state, Shoot shoot, int dice, Telling<Happening> telling) {
        State spent = spent(state, shoot.battery());
        Optional<BeatenZone> zone = BeatenZone.of(spent.table(), shoot.at());
        if (zone.isEmpty()) {
            tellUnseen(spent, shoot, telling);
            return spent;
        }
        Volley volley = Salvo.of(spent.table(), shoot, dice, zone.get().target());
        Volley.Thrown thrown = volley.thrown(telling.chance());
        tell(spent, shoot, zone.get(), thrown, telling);
        State under = Impact.firedAt(spent, zone.get());
        return volley.shots().isEmpty()
                ? under
                : Impact.of(under, zone.get(), shoot.kind(), thrown.hits(), telling);
    }

    /** Guns that fire over others are not seen by it (C6). */
    private static State spent(State state, BodyId battery) {
        Table table = state.table();
        Body body = table.body(battery);
        return state.with(table.with(battery, body.with(body.marks().spent(table.bound()))));
    }

    private static void tellUnseen(State state, Shoot shoot, Telling<Happening> telling) {
        List<Side> own = state.battle().fellows(shoot.battery());
        telling.tell(new ShootHappening.Fell(shoot, List.of(), 0, own, FELL));
    }

    /** Who fires learns what came of it only where they see who is hit. */
    private static void tell(
            State state,
            Shoot shoot,
            BeatenZone zone,
            Volley.Thrown thrown,
            Telling<Happening> telling) {
        Battle battle = state.battle();
        int fires = battle.formation(shoot.battery()).post();
        List<Integer> dice =
                thrown.groups().stream().flatMap(each -> each.faces().stream()).toList();
        for (int post = 0; post < battle.posts().size(); post++) {
            List<Side> to = List.of(battle.side(post));
            int whose = post;
            if (battle.shares(post, fires)) {
                boolean sees = zone.seenBy(state, post);
                telling.tell(
                        sees
                                ? new ShootHappening.Fell(shoot, dice, thrown.hits(), to, FELL)
                                : new ShootHappening.Fell(shoot, List.of(), 0, to, FELL));
            } else if (zone.all().stream()
                    .anyMatch(each -> battle.shares(whose, battle.formation(each).post()))) {
                telling.tell(new ShootHappening.Shelled(shoot.at(), shoot.kind(), to, FELL));
            }
        }
    }
}
