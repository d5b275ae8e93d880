package sandtable.hexblitz.forces;

/** HB-FORM Formations: whose army it is, and how far the Command Area of its HQs reaches. */
public enum Nation {
    AMERICAN("American", 3), // HB-FORM.4
    BRITISH("British", 2), // HB-FORM.5
    GERMAN("German", 2), // HB-FORM.6
    RUSSIAN("Russian", 1), // HB-FORM.7
    AXIS_ALLY("Axis ally", 1), // HB-FORM.8
    WESTERN("other Western", 2), // R-HB-29
    OTHER("other", 1); // R-HB-29

    private final String words;
    private final int commandArea;

    Nation(String words, int commandArea) {
        this.words = words;
        this.commandArea = commandArea;
    }

    public String words() {
        return words;
    }

    /** In hexes (HB-FORM.3). */
    public int commandArea() {
        return commandArea;
    }
}
