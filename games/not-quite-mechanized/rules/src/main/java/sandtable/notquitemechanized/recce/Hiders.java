package sandtable.notquitemechanized.recce;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.fire.Ammunition;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.fire.Weapon;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;

/** C6, C7: who hides, from whom, and with what they could fire. */
final class Hiders {
    private Hiders() {}

    /** Whether a body has kept still long enough to be concealed from anybody. */
    static boolean still(Table table, BodyId body) {
        Body hider = table.body(body);
        int lastBound = table.bound() - 1;
        return hider.marks().moved() < lastBound
                && hider.marks().fired() < lastBound
                && hider.onTable();
    }

    /** Whether it is concealed from the post that orders somebody. */
    static boolean from(State state, BodyId hider, BodyId mover) {
        int post = state.battle().formation(mover).post();
        Knowledge known = state.secrets(post).knowledge().get(hider.index());
        return Seeing.concealed(state.table(), hider, known);
    }

    /** Whether it has weapons for direct fire, men to serve them and something to fire. */
    static boolean armed(State state, Stand stand) {
        boolean direct = stand.type().range().effective() > 0 && !stand.type().is(Note.INDIRECT);
        return direct && ready(state, stand.id());
    }

    /** NQM-FIGHT.2: it has not fired in this bound, and nothing keeps it from fire. */
    static boolean ready(State state, BodyId body) {
        Table table = state.table();
        Unit unit = table.unit(table.stand(body).unit());
        return table.unmarked(body) > 0
                && table.body(body).marks().spent() < table.bound()
                && !unit.broken()
                && !unit.is(Flag.SURRENDERED)
                && Ammunition.left(state, body) > 0;
    }

    /** Whether its weapons can do anything to one who moves. */
    static boolean hurts(Table table, BodyId hider, BodyId mover) {
        return Weapon.at(table, hider, mover)
                .filter(each -> each.above(TargetClass.moving(table, mover)) >= Shot.LEAST)
                .isPresent();
    }
}
