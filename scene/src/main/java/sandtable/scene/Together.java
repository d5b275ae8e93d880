package sandtable.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * What several posts see, on one table: of each camp what its own posts know. Whoever may see it
 * sees everything.
 */
public final class Together {
    /**
     * What one post sees.
     *
     * @param post its id
     * @param camp the id of the party it belongs to
     */
    public record Part(Scene scene, String post, String camp) {}

    private Together() {}

    /** All parts on the table of the first one. */
    public static Scene of(List<Part> parts) {
        Scene first = parts.getFirst().scene();
        var parties = new ArrayList<>(first.parties());
        var pieces = new LinkedHashMap<String, Piece>();
        var markers = new ArrayList<>(first.markers());
        var features = new ArrayList<>(first.features());
        for (Part part : parts) {
            int camp = camp(part);
            part.scene().pieces().stream()
                    .filter(each -> each.side() == camp && each.presence() == Piece.Presence.SEEN)
                    .forEach(each -> pieces.putIfAbsent(each.id(), each));
            part.scene().markers().stream()
                    .filter(each -> each.side() == camp && missing(markers, each))
                    .forEach(markers::add);
            part.scene().features().stream()
                    .filter(each -> !features.contains(each))
                    .forEach(features::add);
        }
        for (int camp = 0; camp < parties.size(); camp++) {
            parties.set(camp, party(parts, camp));
        }
        return first.with(parties, List.copyOf(pieces.values()), markers, features)
                .with(papers(parts));
    }

    /** Whatever lies before any of the posts, under its name. */
    private static List<Paper> papers(List<Part> parts) {
        var papers = new ArrayList<Paper>();
        for (Part part : parts) {
            part.scene().papers().forEach(each -> papers.add(each.of(part.post())));
        }
        return papers;
    }

    /** How each of the posts sees every piece, those that nobody has heard of yet left out. */
    public static List<Known> known(List<Part> parts) {
        var known = new ArrayList<Known>();
        for (Piece truth : of(parts).pieces()) {
            List<Known.Belief> beliefs =
                    parts.stream().map(each -> Known.Belief.of(each, truth)).toList();
            boolean told =
                    beliefs.stream()
                            .anyMatch(
                                    each ->
                                            each.how() == Known.How.TOLD
                                                    || each.how() == Known.How.WRONG);
            if (truth.onMap() || told) {
                known.add(new Known(truth.id(), truth.name(), truth.side(), beliefs));
            }
        }
        return known;
    }

    private static int camp(Part part) {
        return part.scene().parties().stream().map(Party::id).toList().indexOf(part.camp());
    }

    /** Markers of one place and kind are the same thing, even if it is not known equally well. */
    private static boolean missing(List<Marker> markers, Marker marker) {
        return markers.stream()
                .noneMatch(
                        each ->
                                each.place().equals(marker.place())
                                        && each.kind() == marker.kind());
    }

    /**
     * The party as one of its own posts knows it exactly, else as the one that knows most losses.
     */
    private static Party party(List<Part> parts, int camp) {
        List<Party> own =
                parts.stream()
                        .filter(each -> camp(each) == camp)
                        .map(each -> each.scene().parties().get(camp))
                        .toList();
        return own.stream()
                .filter(Party::known)
                .findFirst()
                .or(() -> own.stream().min(Comparator.comparingInt(Party::strength)))
                .orElseGet(() -> parts.getFirst().scene().parties().get(camp));
    }
}
