package sandtable.notquitemechanized.fire;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * NQM-FIGHT.3: dice that are thrown at once. Those of one class of weapon at one class of target
 * are one group, in the order in which they first come; shots without effect throw no dice.
 */
public record Volley(List<Shot> shots) {
    /** Dice of one group as they fell, and the hits they made. */
    public record Group(Shot.Kind kind, int dice, List<Integer> faces, int hits) {
        public Group {
            faces = List.copyOf(faces);
        }

        public int difference() {
            return kind.difference();
        }
    }

    /** All groups of a volley. */
    public record Thrown(List<Group> groups) {
        public Thrown {
            groups = List.copyOf(groups);
        }

        public int hits() {
            int hits = 0;
            for (Group each : groups) {
                hits += each.hits();
            }
            return hits;
        }
    }

    public Volley {
        shots = List.copyOf(shots);
    }

    /**
     * Throws them, and nothing is added to a die (NQM-DES.4). For odds the faces are empty and the
     * hits are right.
     */
    public Thrown thrown(Chance chance) {
        var groups = new ArrayList<Group>();
        dice().forEach(
                        (kind, many) -> {
                            Throw roll = chance.roll(pool(kind.difference(), many));
                            groups.add(new Group(kind, many, roll.faces(), roll.value()));
                        });
        return new Thrown(groups);
    }

    /** The hits it makes on average, in sixths. */
    public int meanSixths() {
        int sixths = 0;
        for (Shot each : shots) {
            for (int face : FirefightTable.casualties(each.difference())) {
                sixths += face;
            }
        }
        return sixths;
    }

    /** How many dice each group has. */
    public Map<Shot.Kind, Integer> dice() {
        var dice = new LinkedHashMap<Shot.Kind, Integer>();
        for (Shot each : shots) {
            if (each.difference() >= Shot.LEAST) {
                dice.merge(each.kind(), 1, Integer::sum);
            }
        }
        return dice;
    }

    private static Pool pool(int difference, int many) {
        return Pool.worth(many, FirefightTable.casualties(difference));
    }
}
