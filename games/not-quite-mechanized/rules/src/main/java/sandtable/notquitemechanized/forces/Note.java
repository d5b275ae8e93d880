package sandtable.notquitemechanized.forces;

import sandtable.kernel.text.Rows;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** What is special about a type of stand. */
public enum Note {
    /** Its stands look for the enemy (NQM-RECCE). */
    RECCE,
    /** Fires over others, with an observer. */
    INDIRECT,
    /** Light against armour within 200 m. */
    AT_RIFLE,
    /** Medium against armour within 100 m. */
    BAZOOKA,
    /** Flamethrowers or charges, Heavy at contact. */
    CHARGES,
    /** Stays concealed when it fires. */
    SNIPER,
    /** Observes for guns. */
    OBSERVER,
    /** A BN LOG (NQM-LOG.2). */
    ECHELON,
    MEDICAL,
    REPAIR,
    /** Carried on tank transporters (NQM-MOVE.10). */
    TRANSPORTED,
    /** Heavy against armour as if that were Light (NQM-AIR.5). */
    TANK_HUNTER;

    static Set<Note> read(Rows.Row row) {
        var notes = EnumSet.noneOf(Note.class);
        if (!row.empty("notes")) {
            for (String word : row.text("notes").split(" ")) {
                notes.add(
                        row.read(
                                "notes",
                                _ -> valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_')),
                                "notes with blanks between"));
            }
        }
        return notes;
    }
}
