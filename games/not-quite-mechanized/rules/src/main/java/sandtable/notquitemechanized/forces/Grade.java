package sandtable.notquitemechanized.forces;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** NQM-GRADE Unit grading, with the rows of the Close Assault Table (NQM-CATAB). */
public enum Grade {
    ELITE,
    VETERAN,
    REGULAR,
    CONSCRIPT,
    MILITIA;

    /** A test that is taken when casualties reach a part of the strength at the start. */
    public record Test(int part, int of, int score) {
        /** R-NQM-19: the casualties at which it is taken. */
        public int level(int strength) {
            return Math.ceilDiv(strength * part, of);
        }
    }

    /**
     * @param hours after which troops are disorganised; none for Elite (NQM-CATAB.2)
     */
    private record Row(
            String letter,
            int attackDice,
            int defenceDice,
            OptionalInt hours,
            Optional<Test> callOff,
            Optional<Test> breaking) {}

    private static final String FILE = "tables/grades.tsv";
    private static final Map<Grade, Row> ROWS = read();

    /** As tables name it. */
    public String letter() {
        return row().letter();
    }

    /** The most dice of an attacker, and the most rounds in an hour (NQM-CATAB.14). */
    public int attackDice() {
        return row().attackDice();
    }

    public int defenceDice() {
        return row().defenceDice();
    }

    /** The battle hours after which troops are disorganised. */
    public OptionalInt hours() {
        return row().hours();
    }

    /**
     * NQM-GRADE.14, NQM-GRADE.15: what Conscripts and Militia can become between battles
     * (R-NQM-48).
     */
    public Set<Grade> rises() {
        return this == CONSCRIPT || this == MILITIA ? EnumSet.of(REGULAR, VETERAN) : Set.of();
    }

    /** The test of an attacker for pressing home; Elite troops take none (NQM-GRADE.2). */
    public Optional<Test> callOff() {
        return row().callOff();
    }

    /** The test for breaking. */
    public Optional<Test> breaking() {
        return row().breaking();
    }

    public boolean better(Grade other) {
        return ordinal() < other.ordinal();
    }

    /** As it is written in scenario files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private Row row() {
        return ROWS.get(this);
    }

    private static Map<Grade, Row> read() {
        var columns =
                List.of(
                        "id",
                        "letter",
                        "attack-dice",
                        "defence-dice",
                        "hours",
                        "call-off-level",
                        "call-off-score",
                        "break-level",
                        "break-score",
                        "clause");
        var rows = new EnumMap<Grade, Row>(Grade.class);
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            rows.put(
                    row.one("id", values()),
                    new Row(
                            row.text("letter"),
                            row.number("attack-dice"),
                            row.number("defence-dice"),
                            row.empty("hours")
                                    ? OptionalInt.empty()
                                    : OptionalInt.of(row.number("hours")),
                            test(row, "call-off"),
                            test(row, "break")));
        }
        return rows;
    }

    private static Optional<Test> test(Rows.Row row, String which) {
        if (row.empty(which + "-level")) {
            return Optional.empty();
        }
        String[] level = row.text(which + "-level").split("/");
        return Optional.of(
                new Test(
                        Integer.parseInt(level[0]),
                        Integer.parseInt(level[1]),
                        row.number(which + "-score")));
    }
}
