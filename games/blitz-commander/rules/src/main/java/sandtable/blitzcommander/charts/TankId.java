package sandtable.blitzcommander.charts;

import java.util.Locale;

/** A tank type by its number in the charts and its name. Charts have one of each. */
public record TankId(int index, String name) {
    /** It in one word: {@code sherman-75}. */
    public String word() {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    @Override
    public String toString() {
        return name;
    }
}
