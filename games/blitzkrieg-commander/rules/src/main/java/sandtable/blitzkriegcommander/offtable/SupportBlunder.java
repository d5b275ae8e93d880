package sandtable.blitzkriegcommander.offtable;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.CvChange;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

/** BKC-ABL, BKC-RBL Support Blunder: what both have in common. */
public final class SupportBlunder {
    private static final int FACES = 6;

    private SupportBlunder() {}

    /** What the die of a blunder says. */
    public enum Result {
        VALUE_LOWERED,
        SUPPORT_ATTACKED,
        FRIEND_STRUCK
    }

    /** BKC-ABL.1, BKC-RBL.1: a double six, settled with one die. */
    public static Result roll(UnitId observer, Branch branch, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        telling.tell(new SupportHappening.SupportBlundered(observer, die, branch.blunder()));
        return Result.values()[(die - 1) / 2];
    }

    /** BKC-ABL.2, BKC-RBL.2: the Command Value drops through the whole next turn. */
    public static Table lowered(
            Table table, UnitId observer, Branch branch, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        int by = (die + 1) / 2; // BKC-ABL.3, BKC-RBL.3
        int turn = table.ownTurn(table.stand(observer).side());
        telling.tell(
                new SupportHappening.ValueLowered(observer, die, by, turn + 1, branch.lowered()));
        var change = new CvChange(turn, turn + 1, -by);
        return table.with(observer, table.command(observer).orElseThrow().plus(change));
    }

    /** BKC-ABL.8, BKC-RBL.6: the friendly unit nearest to the aiming point; the first of equals. */
    public static UnitId friend(
            Table table, UnitId observer, Spot aim, Branch branch, Telling<Happening> telling) {
        int side = table.stand(observer).side();
        UnitId friend = Gaps.nearest(table, aim, table.onTable(side)).getFirst();
        telling.tell(new SupportHappening.TurnedOnFriend(friend, branch.friend()));
        return friend;
    }

    /** BKC-ABL.9, BKC-RBL.7: where fire at a friend comes down, deviation as usual. */
    public static Deviation deviated(
            Table table,
            UnitId observer,
            UnitId friend,
            Branch branch,
            Telling<Happening> telling) {
        int dice = Deviation.diceToFriend(table, observer, friend);
        return Deviation.resolve(table.spot(friend).orElseThrow(), dice, branch, telling);
    }
}
