package sandtable.hexblitz.table;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Happening;
import sandtable.kernel.luck.Pool;
import sandtable.scene.Fortune;

import java.util.List;
import java.util.stream.IntStream;

/** How well both sides threw in a combat: each side's dice by what they cost the other. */
final class FightFortunes {
    private FightFortunes() {}

    static List<Fortune> of(Battle battle, Happening.Fought fought) {
        Pool attack = fought.row().attackPool(fought.attackDice());
        Pool defence = fought.row().defencePool(fought.defenceDice());
        return List.of(
                fortune(battle, fought.attacker(), attack, fought.attackFaces()),
                fortune(battle, 1 - fought.attacker(), defence, fought.defenceFaces()));
    }

    private static Fortune fortune(Battle battle, int side, Pool pool, List<Integer> faces) {
        List<Double> chances =
                IntStream.rangeClosed(0, pool.most()).mapToObj(pool::chance).toList();
        return new Fortune(battle.sides().get(side).id(), chances, pool.value(faces));
    }
}
