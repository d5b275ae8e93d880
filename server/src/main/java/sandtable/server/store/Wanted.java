package sandtable.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is asked of the database for a page of a list. */
final class Wanted {
    private static final String MINE = " from game where owner = ? and links = 0 and ";
    private static final String ASKED =
            """
            exists (select 1 from seat where seat.game = game.id and seat.player = 'person'
                and instr(char(9) || game.asked || char(9), char(9) || seat.side || char(9)) > 0)
            """;
    private static final String WORD =
            """
             and (instr(lower(title || ' ' || scenario || ' ' || result), ?) > 0
                or exists (select 1 from seat where seat.game = game.id
                    and (instr(lower(seat.side), ?) > 0 or instr(lower(seat.player), ?) > 0
                        or instr(?, char(9) || seat.player || char(9)) > 0)))
            """;
    private static final String AFTER = " and (? = '' or updated < ? or updated = ? and id > ?)";
    private static final String ORDER = " order by updated desc, id limit ?";

    private final Listed.Wish wish;
    private final String where;

    Wanted(Listed.Wish wish) {
        this.wish = wish;
        this.where = MINE + in(wish.state()) + WORD.repeat(wish.words().size());
    }

    private static String in(Listed.State state) {
        return switch (state) {
            case ALL -> "deleted = ''";
            case ASKED -> "deleted = '' and result = '' and " + ASKED;
            case WAITING -> "deleted = '' and result = '' and not " + ASKED;
            case OVER -> "deleted = '' and result <> ''";
            case DELETED -> "deleted <> ''";
        };
    }

    String counting() {
        return "select count(*)" + where;
    }

    Object[] values() {
        var values = new ArrayList<Object>(List.of(wish.owner()));
        for (Listed.Word each : wish.words()) {
            String text = each.text().toLowerCase(Locale.ROOT);
            String between = StoredRows.BETWEEN;
            values.addAll(List.of(text, text, text));
            values.add(between + String.join(between, each.players()) + between);
        }
        return values.toArray();
    }

    String page() {
        return "select *" + where + AFTER + ORDER;
    }

    Object[] pageValues() {
        Listed.Place after = wish.after();
        var values = new ArrayList<Object>(List.of(values()));
        values.addAll(List.of(after.updated(), after.updated(), after.updated(), after.id()));
        values.add(wish.most());
        return values.toArray();
    }
}
