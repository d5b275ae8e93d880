package sandtable.scene;

import java.util.List;

/** A row of boxes with a marker on one of them, such as the turns. {@code at} counts from 0. */
public record Track(String name, List<Box> boxes, int at) {
    public record Box(String text, String below) {}

    public Track {
        boxes = List.copyOf(boxes);
    }

    /** The box the marker is on, with how many there are. */
    public String words() {
        Box box = boxes.get(at);
        String below = box.below().isEmpty() ? "" : " (" + box.below() + ")";
        return name + " " + box.text() + " of " + boxes.getLast().text() + below;
    }
}
