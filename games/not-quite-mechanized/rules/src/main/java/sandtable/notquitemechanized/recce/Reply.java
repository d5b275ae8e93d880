package sandtable.notquitemechanized.recce;

import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.RecceHappening.Why;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** NQM-RECCE.11: who was fired at and stays answers, after the casualties. */
final class Reply {
    private Reply() {}

    static Going given(Going going, Salvo fire, BodyId hider, Telling<Happening> telling) {
        State state = going.state();
        BodyId mover = fire.target();
        if (!able(state, mover, hider)) {
            return going;
        }
        Table table = state.table();
        WeaponClass hit = TargetClass.halted(table, hider);
        var batch = new ArrayList<BodyId>();
        for (BodyId each : fire.firers()) {
            if (TargetClass.halted(table, each) == hit) {
                batch.add(each);
            }
        }
        Band band = Band.of(table, mover, hider).orElseThrow();
        var reply = new Salvo(Why.REPLY, List.of(mover), hider, batch, hit, band);
        return going.with(thrown(state, reply, telling));
    }

    /** It can fire with effect at somebody whom it sees. */
    private static boolean able(State state, BodyId mover, BodyId hider) {
        Table table = state.table();
        int post = state.battle().formation(mover).post();
        Optional<Band> there = Band.of(table, mover, hider);
        return there.isPresent()
                && there.get() != Band.HARASSING
                && state.secrets(post).sees(hider)
                && Hiders.armed(state, table.stand(mover));
    }

    static State thrown(State state, Salvo salvo, Telling<Happening> telling) {
        Volley.Thrown thrown = salvo.volley(state.table()).thrown(telling.chance());
        State shown = Spotting.updated(salvo.spent(state), telling);
        salvo.tell(shown, thrown, thrown.hits(), telling);
        return Spotting.updated(salvo.struck(shown, thrown.hits(), telling), telling);
    }
}
