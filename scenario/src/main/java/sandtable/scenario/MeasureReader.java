package sandtable.scenario;

import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** Reads what scores and conditions both can count. */
record MeasureReader(Subject subject) {
    static final int MOST = 999;
    private static final String EVERYBODY = "all";

    /** Units in the hexes of a field, and what they must be. */
    Measure present(Fields table, String key, int side) {
        var traits = EnumSet.noneOf(Trait.class);
        for (Trait trait : subject.traits()) {
            if (table.flag(trait.key(), false)) {
                traits.add(trait);
            }
        }
        if (traits.contains(Trait.IN_SUPPLY)) {
            requireSupply(table, Trait.IN_SUPPLY.key(), side);
        }
        return new Measure.Present(side, subject.hexes().set(table, key), traits);
    }

    void requireSupply(Fields table, String key, int side) {
        if (!subject.supplied(side)) {
            throw table.wrong(
                    key, subject.sides().get(side) + " has no supply-edge and is always in supply");
        }
    }

    Measure left(Fields table, String key, int side, HexSet hexes) {
        if (subject.exits(side).isEmpty()) {
            throw table.wrong(
                    key, subject.sides().get(side) + " has no exits by which it could leave");
        }
        if (!hexes.minus(subject.exits(side)).isEmpty()) {
            throw table.wrong(key, "these are not all exits of " + subject.sides().get(side));
        }
        if (!subject.notesExits() && !hexes.equals(subject.exits(side))) {
            throw table.wrong(
                    key,
                    "must be all exits of %s: nobody notes by which of them a unit has left"
                            .formatted(subject.sides().get(side)));
        }
        return new Measure.Left(side, hexes);
    }

    /** Losses of a side, of the units that a field names or of all. */
    Measure lost(Fields table, String key, int side) {
        if (!subject.countable().contains(Countable.UNITS_LOST)) {
            if (!everybody(table, key)) {
                throw table.wrong(key, "losses are counted in strength here, not in units");
            }
            return new Measure.StrengthLost(side);
        }
        String text = table.text(key, EVERYBODY);
        return new Measure.Lost(
                side, text.equals(EVERYBODY) ? List.of() : named(table, key, text, side));
    }

    /** Whether losses of all units are asked for. */
    boolean everybody(Fields table, String key) {
        return table.text(key, EVERYBODY).equals(EVERYBODY);
    }

    private List<Integer> named(Fields table, String key, String text, int side) {
        List<String> own = subject.units(side);
        var units = new ArrayList<Integer>();
        for (String id : text.strip().split("\\s+")) {
            if (!own.contains(id)) {
                throw table.wrong(
                        key,
                        "%s has no unit %s%s"
                                .formatted(subject.sides().get(side), id, Nearest.hint(id, own)));
            }
            units.add(subject.unit(id));
        }
        return units;
    }
}
