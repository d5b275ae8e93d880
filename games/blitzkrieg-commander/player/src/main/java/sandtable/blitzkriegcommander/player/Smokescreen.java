package sandtable.blitzkriegcommander.player;

import static sandtable.blitzkriegcommander.data.Setting.MORTAR_SMOKE;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Spot;

/**
 * What smoke brings at a glance: who is in it neither fires nor is fired at. Others see for those
 * who fire indirectly.
 */
final class Smokescreen {
    private final Position position;
    private final Table table;

    Smokescreen(Position position) {
        this.position = position;
        this.table = position.table;
    }

    double gain(Decision.LaySmoke smoke) {
        return blinded(smoke.at(), MORTAR_SMOKE.value());
    }

    /** Who has already been smoked is not smoked again. */
    double gain(Decision.Request request) {
        boolean again =
                table.smoke().stream().anyMatch(each -> each.cloud().contains(request.at()));
        int diameter = table.battle().gun(request.guns().getFirst()).type().zoneMm();
        return again ? 0 : new Support(position).granted(request) * blinded(request.at(), diameter);
    }

    private double blinded(Spot at, int diameter) {
        var aims = new Aims(position);
        double gain = 0;
        for (UnitId each : table.ids(1 - position.me)) {
            if (position.fights[each.index()]
                    && !position.outlook.types[each.index()].is(Note.INDIRECT)
                    && !table.unit(each).suppressed()
                    && at.within(diameter / 2, position.spots[each.index()])) {
                gain += aims.from(table, each) - aims.at(table, each);
            }
        }
        return Worth.COMING * gain;
    }
}
