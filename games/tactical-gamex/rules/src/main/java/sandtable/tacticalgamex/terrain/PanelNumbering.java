package sandtable.tacticalgamex.terrain;

import sandtable.space.HexGrid;
import sandtable.space.Numbering;

import java.util.List;
import java.util.Locale;

/**
 * TGX-3.1.a: hexes of joined panels by map id, column and row, such as {@code P2-K08}. A seam hex
 * has the address of either panel (TGX-3.2.4.b) and is written with that of the first.
 */
record PanelNumbering(HexGrid grid, List<Place> places) implements Numbering {
    /** A panel and where its north-west hex lies, counted from 0. */
    record Place(Panel panel, int column, int row) {
        /** The hex of the joined map where this panel has {@code hex}. */
        int joined(HexGrid map, int hex) {
            HexGrid own = panel.map().grid();
            return map.at(column + own.column(hex), row + own.row(hex));
        }

        /** The panel's own hex at a hex of the joined map, or -1 outside it. */
        int own(HexGrid map, int hex) {
            return panel.map().grid().at(map.column(hex) - column, map.row(hex) - row);
        }
    }

    @Override
    public String write(int hex) {
        for (Place place : places) {
            int own = place.own(grid, hex);
            if (own >= 0) {
                return place.panel().id() + "-" + place.panel().map().name(own);
            }
        }
        throw new IllegalArgumentException("no panel has hex " + hex);
    }

    @Override
    public int read(String text) {
        String upper = text.toUpperCase(Locale.ROOT);
        for (Place place : places) {
            String start = place.panel().id().toUpperCase(Locale.ROOT) + "-";
            if (upper.startsWith(start)) {
                int own = place.panel().map().numbering().read(upper.substring(start.length()));
                return own < 0 ? -1 : place.joined(grid, own);
            }
        }
        return -1;
    }

    /** Where no panel lies the name is that of the column and row alone. */
    @Override
    public String name(int column, int row) {
        int hex = grid.at(column, row);
        return hex < 0 ? Numbering.letterRow(grid).name(column, row) : write(hex);
    }

    @Override
    public boolean wellFormed(String text) {
        return text.matches("\\w+-[A-Za-z]{1,2}\\d{1,2}");
    }

    @Override
    public String form() {
        return "the panel, a dash, a letter for the column and then the row";
    }
}
