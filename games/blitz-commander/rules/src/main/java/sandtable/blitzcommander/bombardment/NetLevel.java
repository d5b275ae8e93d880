package sandtable.blitzcommander.bombardment;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.List;

/** BC-BOMB.7: what is left of a Bombardment Level after the answer. */
public record NetLevel(int level, int answer) {
    private static final Clause BOMBARDED = Clause.of("BC-BOMB.5");
    private static final Clause NET = Clause.of("BC-BOMB.7");

    public int total() {
        return level - answer;
    }

    public Sum sum() {
        return Sum.of(
                "net level",
                List.of(
                        new Sum.Part("bombardment", level, BOMBARDED),
                        new Sum.Part("answer", -answer, NET)));
    }
}
