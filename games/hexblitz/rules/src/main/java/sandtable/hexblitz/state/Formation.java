package sandtable.hexblitz.state;

/**
 * HB-FORM Formations: a division, its Command Area and what it eats.
 *
 * @param commandArea in hexes (HB-FORM.4 to HB-FORM.8)
 * @param halfLogs LOG per 24 hours, in halves (HB-LOG.1 to HB-LOG.3, HB-FN.11)
 * @param headquarters the stand that is its HQ at the start
 */
public record Formation(
        int index,
        String id,
        String name,
        int side,
        int commandArea,
        int halfLogs,
        UnitId headquarters) {}
