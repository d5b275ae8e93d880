package sandtable.notquitemechanized.scenario;

import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.battle.Works;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The troops of a scenario as they are read, one line after the other. */
final class Muster {
    private final List<Formation> formations = new ArrayList<>();
    private final List<Stand> stands = new ArrayList<>();
    private final List<Integer> rounds = new ArrayList<>();
    private final List<Works.Dug> dug = new ArrayList<>();
    private final List<Fields> lines = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    UnitId nextUnit(Fields line) {
        String id = line.shortName("id");
        if (!names.add(id)) {
            throw line.wrong("id", "there is a " + id + " already");
        }
        return new UnitId(formations.size(), id);
    }

    BodyId nextBody(String name) {
        return new BodyId(stands.size(), name);
    }

    void add(Stand stand, int carried) {
        stands.add(stand);
        rounds.add(carried);
    }

    void add(Formation formation, Fields line) {
        formations.add(formation);
        lines.add(line);
    }

    Formation formation(UnitId unit) {
        return formations.get(unit.index());
    }

    /** Puts a unit under the orders of a post. */
    void give(UnitId unit, int post) {
        formations.set(unit.index(), formation(unit).of(post));
    }

    void dig(Works.Dug position) {
        dug.add(position);
    }

    List<Formation> formations() {
        return formations;
    }

    List<Stand> stands() {
        return stands;
    }

    List<Integer> rounds() {
        return rounds;
    }

    List<Works.Dug> dug() {
        return dug;
    }

    /** The line of a unit's own, for complaints. */
    Fields line(UnitId unit) {
        return lines.get(unit.index());
    }

    /** The unit of a camp that a word names. */
    UnitId unit(Fields line, String key, String word, int camp) {
        for (Formation each : formations) {
            if (each.id().name().equals(word) && each.camp() == camp) {
                return each.id();
            }
        }
        List<String> ids = formations.stream().map(each -> each.id().name()).toList();
        throw line.wrong(
                key, "its side has no unit \"%s\"%s".formatted(word, Nearest.hint(word, ids)));
    }
}
