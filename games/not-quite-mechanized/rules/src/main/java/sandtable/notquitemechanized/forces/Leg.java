package sandtable.notquitemechanized.forces;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How somebody moves, with the rates of the Movement Rates Table in metres an hour. */
public enum Leg {
    LIGHT_RECCE,
    ARMOURED,
    FOOT,
    MOTORISED,
    CAVALRY,
    HORSE_DRAWN;

    private record Rates(int contact, int advance, int march) {}

    private static final int CAMPAIGN_HOURS = 12;
    private static final String FILE = "tables/movement.tsv";
    private static final Map<Leg, Rates> RATES = read();

    /** Move to Contact; 0 for who has no tactical rate (NQM-MOVE.12). */
    public int contact() {
        return RATES.get(this).contact();
    }

    /** Advance in Contact; light recce against other than its own kind: NQM-MOVE.6. */
    public int advance() {
        return RATES.get(this).advance();
    }

    /** Road March, which is also the rate of a rout. */
    public int march() {
        return RATES.get(this).march();
    }

    /** NQM-MOVE.1: what it goes in a day on a campaign's map, halts and all; no play. */
    public int campaignDay() {
        return CAMPAIGN_HOURS * march();
    }

    /** Whether it goes on wheels or behind horses, which need bridges and fords. */
    public boolean wheeled() {
        return this == MOTORISED || this == HORSE_DRAWN || this == LIGHT_RECCE;
    }

    /** Whether it moves in vehicles, which are seen from farther. */
    public boolean vehicles() {
        return this != FOOT && this != CAVALRY;
    }

    private static Map<Leg, Rates> read() {
        var rates = new EnumMap<Leg, Rates>(Leg.class);
        var columns = List.of("id", "contact", "advance", "march", "clause");
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            rates.put(
                    row.one("id", values()),
                    new Rates(rate(row, "contact"), rate(row, "advance"), row.number("march")));
        }
        return rates;
    }

    private static int rate(Rows.Row row, String column) {
        return row.empty(column) ? 0 : row.number(column);
    }
}
