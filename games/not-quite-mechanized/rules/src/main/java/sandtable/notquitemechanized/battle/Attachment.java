package sandtable.notquitemechanized.battle;

import java.util.Locale;

/** NQM-OOB.4: what supporting and logistic units are to those they support. */
public enum Attachment {
    UNDER_COMMAND,
    DIRECT_SUPPORT,
    IN_SUPPORT;

    /** As it is typed and written in scenario files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
