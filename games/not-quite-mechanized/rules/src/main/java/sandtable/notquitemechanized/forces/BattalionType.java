package sandtable.notquitemechanized.forces;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.ById;
import sandtable.kernel.text.Nearest;
import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A battalion as armies have it, from {@code units/battalions.tsv}; each has a grade
 * (NQM-GRADE.22).
 *
 * @param stands in order, the command first
 * @param strength what the table says it adds up to
 * @param dice of fire in an hour, as the table says
 */
public record BattalionType(
        String id,
        String name,
        Grade grade,
        Leg leg,
        List<StandType> stands,
        int strength,
        int dice) {
    private static final Pattern WORD = Pattern.compile("([a-z0-9-]+?)(?:\\*(\\d))?(?::(\\d))?");
    private static final ById<BattalionType> ALL =
            ById.read(
                    List.of("units/battalions.tsv"),
                    Data::text,
                    List.of("id", "name", "grade", "leg", "stands", "strength", "dice"),
                    BattalionType::read);

    public BattalionType {
        stands = List.copyOf(stands);
    }

    public static ById<BattalionType> all() {
        return ALL;
    }

    private static BattalionType read(Rows.Row row) {
        return new BattalionType(
                row.text("id"),
                row.text("name"),
                row.one("grade", Grade.values()),
                row.one("leg", Leg.values()),
                stands(row.text("stands"), what -> row.wrong("stands", what)),
                row.number("strength"),
                row.number("dice"));
    }

    /** Stands as {@code command rifle*3 uk-matilda2:2}: so many, and of what strength. */
    public static List<StandType> stands(String text, Function<String, BadInput> wrong) {
        var stands = new ArrayList<StandType>();
        for (String word : text.strip().split("\\s+")) {
            Matcher matcher = WORD.matcher(word);
            if (!matcher.matches()) {
                throw wrong.apply("\"%s\" is no stand, such as rifle*3".formatted(word));
            }
            String id = matcher.group(1);
            StandType type =
                    StandType.all()
                            .find(id)
                            .orElseThrow(
                                    () ->
                                            wrong.apply(
                                                    "there is no stand \"%s\"%s"
                                                            .formatted(
                                                                    id,
                                                                    Nearest.hint(
                                                                            id,
                                                                            StandType.all()
                                                                                    .ids()))));
            StandType sized =
                    matcher.group(3) == null ? type : type.of(Integer.parseInt(matcher.group(3)));
            int many = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
            stands.addAll(Collections.nCopies(many, sized));
        }
        return stands;
    }
}
