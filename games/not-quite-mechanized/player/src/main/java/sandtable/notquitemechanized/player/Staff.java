package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.state.Decision;

import java.util.ArrayList;
import java.util.List;

/** The orders that a post would like to write: one unit after the other, each with its best. */
final class Staff {
    private static final NotQuiteMechanized RULES = new NotQuiteMechanized();
    private static final double NEEDED = 0.05;

    /** By how much the next best way to do it is less. */
    private static final double NEXT = 0.004;

    /** Units come one after the other. */
    private static final double TURN = 0.0001;

    private final Situation situation;
    private final Offence offence;
    private final Defence defence;
    private final Services services;

    Staff(Situation situation) {
        this.situation = situation;
        this.offence = new Offence(situation);
        this.defence = new Defence(situation);
        this.services = new Services(situation);
    }

    /** All that is worth writing now. */
    List<Wish> wishes() {
        var wishes = new ArrayList<Wish>();
        for (Formation each : situation.battle().formations()) {
            boolean own = each.post() == situation.view().me() && !situation.ordered(each.id());
            if (own && !situation.table().unit(each.id()).broken()) {
                add(wishes, each, orders(each));
            }
        }
        return wishes;
    }

    private List<List<Order>> orders(Formation unit) {
        boolean looks = unit.can(Ability.LOOKS) && unit.bodies().size() == 1;
        if (!unit.can(Ability.FIGHTS) || looks || unit.can(Ability.ENGINEERS)) {
            return services.orders(unit);
        }
        return situation.attacks() ? offence.orders(unit) : defence.orders(unit);
    }

    private void add(List<Wish> wishes, Formation unit, List<List<Order>> ways) {
        double gain = NEEDED - TURN * unit.id().index();
        for (List<Order> each : ways) {
            var write = new Decision.Write(unit.id(), each);
            if (RULES.check(situation.view(), write).isEmpty()) {
                wishes.add(new Wish(write, gain));
                gain -= NEXT;
            }
        }
    }
}
