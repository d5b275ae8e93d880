package sandtable.notquitemechanized.supply;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * NQM-SUMM.14, R-NQM-106: a weak company is shared out to the nearest of its kind in its battalion
 * where they have room for all of it. Points that one takes over it no longer lacks; the other
 * lacks them.
 */
final class Merging {
    private Merging() {}

    static Table merged(Table table, UnitId unit) {
        Table now = table;
        Optional<BodyId> weak = weakest(now, unit);
        while (weak.isPresent()) {
            now = shared(now, unit, weak.get());
            weak = weakest(now, unit);
        }
        return now;
    }

    /** The weakest company that the others of its kind have room for. */
    private static Optional<BodyId> weakest(Table table, UnitId unit) {
        BodyId weakest = null;
        for (BodyId each : table.formation(unit).bodies()) {
            boolean weaker =
                    company(table, each)
                            && table.present(each) < table.stand(each).type().strength()
                            && (weakest == null || table.present(each) < table.present(weakest));
            if (weaker && room(table, unit, each) >= table.present(each)) {
                weakest = each;
            }
        }
        return Optional.ofNullable(weakest);
    }

    private static boolean company(Table table, BodyId body) {
        StandType type = table.stand(body).type();
        return table.spot(body).isPresent()
                && type.disc()
                && type.kind() == StandKind.FIGHTING
                && table.present(body) > 0
                && table.body(body).casualties().marked() == 0;
    }

    private static List<BodyId> others(Table table, UnitId unit, BodyId weak) {
        var others = new ArrayList<BodyId>();
        for (BodyId each : table.formation(unit).bodies()) {
            boolean alike =
                    !each.equals(weak)
                            && company(table, each)
                            && table.stand(each).type().equals(table.stand(weak).type());
            if (alike) {
                others.add(each);
            }
        }
        others.sort(
                Comparator.comparingLong(
                        each ->
                                table.spot(each)
                                        .orElseThrow()
                                        .squaredTo(table.spot(weak).orElseThrow())));
        return others;
    }

    private static int room(Table table, UnitId unit, BodyId weak) {
        int room = 0;
        for (BodyId each : others(table, unit, weak)) {
            room += table.stand(each).type().strength() - table.present(each);
        }
        return room;
    }

    private static Table shared(Table table, UnitId unit, BodyId weak) {
        Table now = table;
        for (BodyId each : others(table, unit, weak)) {
            while (now.present(weak) > 0
                    && now.unmarked(each) < now.stand(each).type().strength()) {
                now = handedOver(now, weak, each);
            }
        }
        boolean home = now.body(weak).casualties().sentBack() > 0;
        return now.with(
                weak, now.body(weak).with(home ? Whereabouts.Off.SENT_BACK : Whereabouts.Off.GONE));
    }

    /** One platoon goes over: what the stronger lacked the weaker lacks now. */
    private static Table handedOver(Table table, BodyId weak, BodyId strong) {
        Casualties lacks = table.body(strong).casualties();
        Casualties gives = table.body(weak).casualties();
        boolean sentBack = lacks.sentBack() > 0;
        int back = sentBack ? 1 : 0;
        int gone = sentBack ? 0 : 1;
        var filled = new Casualties(lacks.marked(), lacks.sentBack() - back, lacks.gone() - gone);
        var emptied = new Casualties(gives.marked(), gives.sentBack() + back, gives.gone() + gone);
        return table.with(strong, table.body(strong).with(filled))
                .with(weak, table.body(weak).with(emptied));
    }
}
