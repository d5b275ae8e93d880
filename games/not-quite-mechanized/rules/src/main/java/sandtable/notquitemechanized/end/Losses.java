package sandtable.notquitemechanized.end;

import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.state.Table;

/** What a camp has lost, for points. */
final class Losses {
    private Losses() {}

    private static boolean battalion(Formation formation) {
        return formation.bodies().size() > 1;
    }

    /** Broken, or with nobody left. */
    private static boolean lost(Table table, Formation formation) {
        return table.unit(formation.id()).broken()
                || formation.bodies().stream().allMatch(each -> table.present(each) <= 0);
    }

    static int battalions(Table table, int camp) {
        return (int)
                table.battle().formations().stream()
                        .filter(each -> each.camp() == camp && battalion(each))
                        .filter(each -> lost(table, each))
                        .count();
    }

    static int brigades(Table table, int camp, int least) {
        return (int)
                table.battle().formations().stream()
                        .filter(each -> each.camp() == camp && each.level() == Level.BRIGADE)
                        .filter(each -> lostUnder(table, each) >= least)
                        .count();
    }

    private static long lostUnder(Table table, Formation brigade) {
        return table.battle().formations().stream()
                .filter(each -> each.under().filter(brigade.id()::equals).isPresent())
                .filter(each -> battalion(each) && lost(table, each))
                .count();
    }

    static int tankCompanies(Table table, int camp) {
        return (int)
                table.battle().stands().stream()
                        .filter(each -> each.camp() == camp && each.type().tanks())
                        .filter(each -> table.present(each.id()) <= 0)
                        .count();
    }
}
