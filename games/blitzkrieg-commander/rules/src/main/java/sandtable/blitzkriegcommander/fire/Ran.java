package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.movement.Into;

/** What becomes of a unit that runs into something, in words. */
public final class Ran {
    private Ran() {}

    /** "into gren-2", "off the table". */
    public static String into(Into into) {
        if (into.kind() == Into.Kind.EDGE) {
            return "off the table";
        }
        return "into " + into.unit().map(Object::toString).orElseGet(into.kind()::words);
    }
}
