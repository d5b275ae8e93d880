package sandtable.notquitemechanized.sight;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.Reports;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.state.Diary;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Disc;

import java.util.List;

/** NQM-DES.3: what a post sees of the troops of other posts of its camp, with its own eyes. */
final class Fellows {
    private Fellows() {}

    /** Nobody hides from their own side, and what was seen or heard of them is not forgotten. */
    static Diary seen(Table table, int post, List<Disc> eyes, Diary diary) {
        Battle battle = table.battle();
        if (battle.reports() == Reports.NOW) {
            return diary;
        }
        Roster.Edit<Knowledge> edit = diary.fellows().edit();
        var lately = new Knowledge.Seen(table.bound());
        for (Stand each : battle.stands()) {
            boolean fellow =
                    each.camp() == battle.camp(post)
                            && battle.formation(each.unit()).post() != post;
            if (fellow) {
                Knowledge before = edit.get(each.id().index());
                boolean seen = Spotting.seen(table, eyes, each.id(), lately);
                boolean lost = !seen && before instanceof Knowledge.Seen;
                Knowledge gone = new Knowledge.LastSeen(table.bound(), table.body(each.id()));
                edit.set(each.id().index(), seen ? lately : lost ? gone : before);
            }
        }
        return diary.knowing(edit.done());
    }
}
