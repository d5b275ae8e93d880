package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.firefight.Commanders;
import sandtable.notquitemechanized.firefight.Objectives;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** NQM-CRT.4: the battalions of a post that may strike back in this bound. */
final class Struck {
    private Struck() {}

    /**
     * Whether a post is asked (R-NQM-131): by what the enemy knows, an attack of his that goes on
     * or a position that he took, and not by what the post could do.
     */
    static boolean asked(Table table, int post) {
        int camp = table.battle().posts().get(post).camp();
        for (Attack each : table.attacks()) {
            if (each.camp() != camp && lasts(table, each)) {
                return true;
            }
        }
        for (Position each : table.positions()) {
            if (each.camp() != camp && each.lost()) {
                return true;
            }
        }
        return false;
    }

    static List<UnitId> of(Table table, int post) {
        var units = new ArrayList<UnitId>();
        for (Formation each : table.battle().formations()) {
            boolean able =
                    each.post() == post
                            && !table.unit(each.id()).broken()
                            && !attacks(table, each.id())
                            && Commanders.of(table, each.id()).isPresent();
            if (able && (attacked(table, each) || ousted(table, each))) {
                units.add(each.id());
            }
        }
        return units;
    }

    /** Who attacks in this bound does not strike back in it. */
    private static boolean attacks(Table table, UnitId unit) {
        for (Attack each : table.attacks()) {
            boolean own = table.stand(each.command()).unit().equals(unit);
            if (own && each.lately() == table.bound()) {
                return true;
            }
        }
        return false;
    }

    /** In its second hour or later an attack on it goes on. */
    private static boolean attacked(Table table, Formation formation) {
        for (Attack each : table.attacks()) {
            if (each.camp() != formation.camp() && lasts(table, each)) {
                for (BodyId body : Objectives.bodies(table, each)) {
                    if (table.stand(body).unit().equals(formation.id())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean lasts(Table table, Attack attack) {
        return attack.began() < table.bound() && attack.lately() >= table.bound() - 1;
    }

    /** The enemy holds a position that was taken beside it; in its second hour or later. */
    private static boolean ousted(Table table, Formation formation) {
        boolean since = table.unit(formation.id()).hours() > 1;
        for (Position position : table.positions()) {
            boolean later = since || position.taken() < table.bound();
            if (position.camp() != formation.camp() && position.lost() && later) {
                for (BodyId each : formation.bodies()) {
                    if (near(table, each, position)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean near(Table table, BodyId body, Position position) {
        return table.disc(body)
                .filter(each -> each.within(Setting.OBJECTIVE_REACH.value(), position.ground()))
                .isPresent();
    }
}
