package sandtable.blitzcommander.setup;

import sandtable.blitzcommander.state.Choices;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Table;

/** Unit by unit, each once; the check takes any other order, and second thoughts. */
final class Places extends Choices {
    private final Table table;

    private Places(Table table) {
        this.table = table;
    }

    static Places of(Table table, int side) {
        var places = new Places(table);
        if (SetUp.complete(table, side)) {
            places.add(Form.READY, 0, 0);
        }
        int unit = SetUp.nextUnit(table, side);
        if (unit != SetUp.NOBODY) {
            for (int hex : table.stand(unit).zone().toArray()) {
                if (SetUp.fits(table, unit, hex)) {
                    places.add(Form.PLACE, hex, unit);
                }
            }
        }
        return places;
    }

    @Override
    protected Decision made(Form form, int hex, int number) {
        return form == Form.READY
                ? new Decision.Ready()
                : new Decision.Place(table.battle().unitId(number), table.battle().hexId(hex));
    }
}
