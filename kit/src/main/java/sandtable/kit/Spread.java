package sandtable.kit;

import java.util.ArrayList;
import java.util.List;

/** Some of many, evenly spread, where trying all would take too long. */
final class Spread {
    private Spread() {}

    /** All where there are not many more than {@code about}. */
    static <T> List<T> over(List<T> all, int about) {
        int stride = Math.max(1, all.size() / about);
        var some = new ArrayList<T>();
        for (int i = 0; i < all.size(); i += stride) {
            some.add(all.get(i));
        }
        return List.copyOf(some);
    }
}
