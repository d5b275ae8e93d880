package sandtable.notquitemechanized.firefight;

import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Attack;

import java.util.ArrayList;
import java.util.List;

/**
 * C9: an hour of firefight of one attack: who fires at whom, on both sides at once.
 *
 * @param objective the bodies that are attacked
 */
record Exchange(
        Attack attack,
        List<BodyId> objective,
        List<BodyId> firing,
        List<BatchFire> attackers,
        List<BatchFire> defenders) {
    Exchange {
        objective = List.copyOf(objective);
        firing = List.copyOf(firing);
        attackers = List.copyOf(attackers);
        defenders = List.copyOf(defenders);
    }

    /** With its dice as they fell, the attacker's first. */
    record Thrown(
            Exchange exchange, List<BatchFire.Thrown> attackers, List<BatchFire.Thrown> defenders) {
        int caused() {
            return BatchFire.hits(attackers);
        }

        int taken() {
            return BatchFire.hits(defenders);
        }
    }

    Thrown thrown(Chance chance) {
        return new Thrown(this, thrown(attackers, chance), thrown(defenders, chance));
    }

    private static List<BatchFire.Thrown> thrown(List<BatchFire> fires, Chance chance) {
        var thrown = new ArrayList<BatchFire.Thrown>();
        for (BatchFire each : fires) {
            thrown.add(new BatchFire.Thrown(each, each.volley().thrown(chance)));
        }
        return thrown;
    }

    /**
     * C9: whether two attacks on each other's stands are one firefight, in which each side attacks.
     */
    boolean mutual(Exchange other) {
        return attack.camp() != other.attack.camp()
                && any(objective, other.firing)
                && any(other.objective, firing);
    }

    private static boolean any(List<BodyId> some, List<BodyId> others) {
        for (BodyId each : some) {
            if (others.contains(each)) {
                return true;
            }
        }
        return false;
    }
}
