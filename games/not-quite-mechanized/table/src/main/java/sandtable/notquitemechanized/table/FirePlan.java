package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** C8, C13: shoots and sorties to come, as they will be when what is noted is sealed. */
record FirePlan(View view) {
    List<Shoot> shoots() {
        var shoots = new ArrayList<>(view.plan().shoots());
        shoots.removeIf(one -> view.sheet().has(new Decision.Fire(one).subject()));
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Fire(var noted)) {
                shoots.add(noted);
            }
        }
        return shoots.stream()
                .filter(each -> each.bound() >= view.table().bound())
                .sorted(Comparator.comparingInt(Shoot::bound))
                .toList();
    }

    List<Sortie> sorties() {
        var sorties = new ArrayList<>(view.plan().sorties());
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Fly(var noted)) {
                sorties.removeIf(one -> one.air().equals(noted.air()));
                sorties.add(noted);
            }
        }
        return sorties.stream().filter(each -> each.bound() >= view.table().bound()).toList();
    }
}
