package sandtable.blitzkriegcommander.artillery;

import static sandtable.blitzkriegcommander.data.Setting.GUN_HITS;

import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.forces.GunType;
import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.ArtilleryHappening.Fate;
import sandtable.blitzkriegcommander.state.Gun;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Map;

/** An attack on an off-table gun, by counter-battery fire or by a blunder. It has no save. */
final class OffTableAttack {
    private static final int FACES = 6;
    private static final int EXPOSED = 5;
    private static final int PROTECTED = 6;

    private OffTableAttack() {}

    /** Rolls the attacks, then a suppression die for each hit against the same score. */
    static Table resolve(
            Table table, GunId gun, Sum attacks, Clause clause, Telling<Happening> telling) {
        int score = score(Guns.type(table, gun));
        Rolled rolled = roll(attacks, score, telling.chance());
        telling.tell(
                new ArtilleryHappening.GunAttacked(
                        gun, attacks, score, rolled.dice, rolled.shaken, rolled.fate, clause));
        return table.with(table.support().with(gun, after(table, gun, rolled.fate)));
    }

    private record Rolled(List<Integer> dice, List<Integer> shaken, Fate fate) {}

    private static Rolled roll(Sum attacks, int score, Chance chance) {
        Throw dice = chance.roll(Pool.count(attacks.total(), FACES, score));
        boolean destroyed = dice.value() >= GUN_HITS.value(); // BKC-ARES.7
        int tests = destroyed ? 0 : dice.value();
        Throw shaken = chance.roll(Pool.count(tests, FACES, score)); // BKC-ABL.10
        Fate fate =
                destroyed ? Fate.DESTROYED : shaken.value() > 0 ? Fate.SUPPRESSED : Fate.UNHARMED;
        return new Rolled(dice.faces(), tests == 0 ? List.of() : shaken.faces(), fate);
    }

    /** The chance of each fate. */
    static Map<Fate, Double> odds(Sum attacks, int score) {
        return Odds.of(chance -> roll(attacks, score, chance).fate);
    }

    /** BKC-ABL.5, BKC-ABL.6, BKC-ARES.7; rockets count as towed (R-BKC-70). */
    static int score(GunType type) {
        return switch (type.kind()) {
            case NAVAL -> PROTECTED;
            case ROCKET -> EXPOSED;
            case GUN -> type.selfPropelled() ? PROTECTED : EXPOSED;
        };
    }

    private static Gun after(Table table, GunId id, Fate fate) {
        Gun gun = Guns.gun(table, id);
        int side = table.battle().gun(id).side();
        return switch (fate) {
            case UNHARMED -> gun;
            case DESTROYED -> gun.gone();
            case SUPPRESSED -> gun.withMissing(nextTurn(table, side)); // BKC-ABL.7
        };
    }

    /** The next turn of a side, if it is not just in it. */
    private static int nextTurn(Table table, int side) {
        return table.ownTurn(side) + (side == table.active() ? 1 : 0);
    }
}
