package sandtable.notquitemechanized.fire;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

/**
 * C8: who observes for guns that fire over others: observers, commanders, recce, rifle and tank
 * companies.
 */
public final class Observers {
    private Observers() {}

    /** Whether somebody of a camp sees a place. */
    public static boolean see(Table table, int camp, Spot place) {
        for (Stand each : table.battle().stands()) {
            if (each.camp() == camp && observes(table, each.id(), place)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a body can observe for guns, and sees a place. */
    public static boolean observes(Table table, BodyId body, Spot place) {
        return observes(table, body) && sees(table, body, place);
    }

    private static boolean observes(Table table, BodyId body) {
        StandType type = table.stand(body).type();
        boolean fit = table.spot(body).isPresent() && table.unmarked(body) > 0;
        boolean able =
                type.is(Note.OBSERVER)
                        || type.is(Note.RECCE)
                        || type.kind() == StandKind.COMMAND
                        || type.kind() == StandKind.FIGHTING
                        || type.tanks();
        return fit && able && !table.unit(table.stand(body).unit()).broken();
    }

    private static boolean sees(Table table, BodyId body, Spot place) {
        int farthest =
                Math.min(table.battle().calendar().sight(), Setting.SIGHT_MOVING_VEHICLES.value());
        return table.disc(body).orElseThrow().within(farthest, place)
                && Seeing.line(table, table.spot(body).orElseThrow(), place);
    }
}
