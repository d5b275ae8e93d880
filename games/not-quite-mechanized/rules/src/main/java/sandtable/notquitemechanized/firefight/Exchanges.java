package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** C9: who fires at whom in all attacks of a bound. */
final class Exchanges {
    private Exchanges() {}

    /**
     * @param gone who has scooted, and is neither target nor firer (NQM-SPATT.5)
     */
    static List<Exchange> of(Known known, List<Attack> attacks, List<BodyId> gone) {
        Table table = known.table();
        var objectives = new ArrayList<List<BodyId>>();
        var firing = new ArrayList<List<BodyId>>();
        for (Attack each : attacks) {
            objectives.add(without(Objectives.bodies(table, each), gone));
            firing.add(firing(known, each, gone));
        }
        List<List<BodyId>> answering = Defenders.of(known, attacks, objectives, firing, gone);
        var exchanges = new ArrayList<Exchange>();
        for (int i = 0; i < attacks.size(); i++) {
            List<BodyId> objective = objectives.get(i);
            List<BodyId> fires = firing.get(i);
            exchanges.add(
                    new Exchange(
                            attacks.get(i),
                            objective,
                            fires,
                            Batches.of(table, fires, objective, List.of()),
                            Batches.of(table, answering.get(i), fires, objective)));
        }
        return exchanges;
    }

    /** Those who were declared and can still fire after the fireplan. */
    private static List<BodyId> firing(Known known, Attack attack, List<BodyId> gone) {
        var firing = new ArrayList<BodyId>();
        for (BodyId each : attack.firing()) {
            boolean fit =
                    Firers.attackFault(known, known.table().stand(attack.command()).unit(), each)
                            .isEmpty();
            if (fit && !gone.contains(each)) {
                firing.add(each);
            }
        }
        return firing;
    }

    private static List<BodyId> without(List<BodyId> bodies, List<BodyId> gone) {
        return gone.isEmpty()
                ? bodies
                : bodies.stream().filter(each -> !gone.contains(each)).toList();
    }
}
