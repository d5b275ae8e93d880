package sandtable.tacticalgamex.data;

import sandtable.kernel.text.DataFolder;

/** The files of the rule set's {@code data} folder. */
public final class Data {
    /** They lie beside the rule set itself. */
    private static final String HOME = "/sandtable/tacticalgamex/";

    private static final DataFolder FOLDER = new DataFolder(Data.class);

    private Data() {}

    /** The text of a file by its path in the data folder, such as {@code tables/crt.tsv}. */
    public static String text(String path) {
        return FOLDER.text(HOME + path);
    }
}
