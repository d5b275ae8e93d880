package sandtable.blitzkriegcommander.setup;

import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/**
 * What a side is offered while it sets up: to take everything as it stands, and for each thing one
 * other place near by, as a beginning. The check takes any other.
 */
final class Proposals {
    /** How far the other place is: two bases. */
    private static final int ASIDE_MM = 60;

    private static final List<Spot> ASIDE =
            List.of(
                    new Spot(ASIDE_MM, 0),
                    new Spot(-ASIDE_MM, 0),
                    new Spot(0, ASIDE_MM),
                    new Spot(0, -ASIDE_MM));

    private final View view;
    private final List<Decision> proposals = new ArrayList<>(List.of(new Decision.Ready()));

    private Proposals(View view) {
        this.view = view;
    }

    static List<Decision> of(View view) {
        var all = new Proposals(view);
        OrderOfBattle order = view.battle().order();
        order.units().stream().filter(each -> each.side() == view.me()).forEach(all::units);
        order.works().stream().filter(each -> each.side() == view.me()).forEach(all::works);
        order.mines().stream().filter(each -> each.side() == view.me()).forEach(all::mines);
        order.missions().stream().filter(each -> each.side() == view.me()).forEach(all::missions);
        return all.proposals;
    }

    private void units(Stand stand) {
        if (stand.start() instanceof Start.OnTable) {
            Spot at = view.table().base(stand.id()).orElseThrow();
            for (Spot aside : ASIDE) {
                var place =
                        new Decision.Place(
                                stand.id(),
                                at.plus(aside.x(), aside.y()),
                                view.table().unit(stand.id()).heading());
                if (SetUp.check(view, place).isEmpty()) {
                    proposals.add(place);
                    return;
                }
            }
        }
    }

    private void works(OrderOfBattle.Site site) {
        Spot at = view.table().works().sites().get(site.id().index());
        for (Spot aside : ASIDE) {
            var build = new Decision.Build(site.id(), at.plus(aside.x(), aside.y()));
            if (SetUp.check(view, build).isEmpty()) {
                proposals.add(build);
                return;
            }
        }
    }

    private void mines(OrderOfBattle.Field field) {
        Spot at = view.secrets().mines().get(field.id().index()).orElseThrow().at();
        for (Spot aside : ASIDE) {
            var lay = new Decision.Lay(field.id(), at.plus(aside.x(), aside.y()));
            if (SetUp.check(view, lay).isEmpty()) {
                proposals.add(lay);
                return;
            }
        }
    }

    private void missions(OrderOfBattle.Mission mission) {
        var aim = view.secrets().plan().get(mission.id().index()).orElseThrow();
        for (Spot aside : ASIDE) {
            var plan =
                    new Decision.Plan(
                            mission.id(), aim.at().plus(aside.x(), aside.y()), aim.pattern());
            if (SetUp.check(view, plan).isEmpty()) {
                proposals.add(plan);
                return;
            }
        }
    }
}
