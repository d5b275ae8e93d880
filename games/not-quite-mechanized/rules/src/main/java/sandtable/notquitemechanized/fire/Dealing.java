package sandtable.notquitemechanized.fire;

import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;

/**
 * NQM-FFT.17: casualty markers fall at random, and none on a stand that has one while others have
 * none. A platoon on foot is a stand that holds one marker; a company of vehicles is a stand that
 * holds one for each point (NQM-REORG.7, .8). One marker more than it holds and it is gone for good
 * (NQM-REORG.9).
 */
public final class Dealing {
    private Dealing() {}

    /** What a batch looks like after its hits; hits with no stand left are lost. */
    public static Table dealt(Table table, List<BodyId> batch, int hits, Chance chance) {
        Table now = table;
        for (int i = 0; i < hits; i++) {
            List<BodyId> next = next(now, batch);
            if (next.isEmpty()) {
                return now;
            }
            BodyId body = next.size() == 1 || same(next) ? next.getFirst() : chance.draw(next);
            now = marked(now, body);
        }
        return now;
    }

    private static boolean same(List<BodyId> next) {
        return next.stream().allMatch(next.getFirst()::equals);
    }

    /**
     * The stands on which the next marker may fall, each as the body it belongs to: those that hold
     * more, with the fewest markers; else any.
     */
    private static List<BodyId> next(Table table, List<BodyId> batch) {
        int fewest = Integer.MAX_VALUE;
        for (BodyId each : batch) {
            fewest = holds(table, each) > 0 ? Math.min(fewest, load(table, each)) : fewest;
        }
        var next = new ArrayList<BodyId>();
        for (BodyId each : batch) {
            boolean onTable = table.spot(each).isPresent();
            boolean open = holds(table, each) > 0 && load(table, each) == fewest;
            int stands =
                    vehicles(table, each) ? 1 : open ? holds(table, each) : table.present(each);
            boolean takes = onTable && table.present(each) > 0;
            if (takes && (open || fewest == Integer.MAX_VALUE)) {
                for (int i = 0; i < stands; i++) {
                    next.add(each);
                }
            }
        }
        return next;
    }

    /** How many markers a body still holds without loss. */
    private static int holds(Table table, BodyId body) {
        return table.spot(body).isPresent() ? table.unmarked(body) : 0;
    }

    /** Markers on the stand that would get the next one. */
    private static int load(Table table, BodyId body) {
        return vehicles(table, body) ? table.body(body).casualties().marked() : 0;
    }

    private static boolean vehicles(Table table, BodyId body) {
        return table.stand(body).type().vehicles();
    }

    private static Table marked(Table table, BodyId body) {
        Body before = table.body(body);
        if (table.unmarked(body) > 0) {
            return table.with(body, before.with(before.casualties().marking(1)));
        }
        int lost = vehicles(table, body) ? before.casualties().marked() : 1;
        Body after = before.with(before.casualties().removing(lost));
        Table now = table.with(body, after);
        return now.present(body) > 0 ? now : now.with(body, after.with(Whereabouts.Off.GONE));
    }

    /** NQM-REORG.9: points that went for good. */
    public static int gone(Table before, Table after, BodyId body) {
        Casualties was = before.body(body).casualties();
        return after.body(body).casualties().gone() - was.gone();
    }
}
