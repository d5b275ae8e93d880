package sandtable.hexblitz.charts;

import sandtable.kernel.text.DataFolder;

/** The files of the rule set's {@code data} folder. */
public final class Data {
    private static final DataFolder FOLDER = new DataFolder(Data.class);
    private static final String HOME = "/sandtable/hexblitz/";

    private Data() {}

    /** The text of a file by its path in the data folder, such as {@code tables/stands.tsv}. */
    public static String text(String path) {
        return FOLDER.text(HOME + path);
    }
}
