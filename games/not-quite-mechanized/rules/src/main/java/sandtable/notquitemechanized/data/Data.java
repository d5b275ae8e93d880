package sandtable.notquitemechanized.data;

import sandtable.kernel.text.DataFolder;

/** The files of the rule set's {@code data} folder, and its register. */
public final class Data {
    private static final DataFolder FOLDER = new DataFolder(Data.class);

    /** They lie beside the rule set itself. */
    private static final String HOME = "/sandtable/notquitemechanized/";

    private Data() {}

    /** The text of a file by its path in the data folder, such as {@code tables/ranges.tsv}. */
    public static String text(String path) {
        return FOLDER.text(HOME + path);
    }
}
