package sandtable.scene;

import java.util.List;
import java.util.Optional;

/**
 * What one side sees of a position. It is made from that side's knowledge alone, so whoever is
 * given a scene learns nothing else.
 *
 * @param crossings bridges and fords as they stand now, on a map of hexes
 * @param features what has changed or can change on a measured table: bridges, breaches, wire,
 *     smoke, minefields that are known
 * @param sequence the sequence of play, with the current step marked
 * @param held what waits until somebody has answered it
 * @param papers what has been written and planned, beside the map
 */
public record Scene(
        String title,
        List<Party> parties,
        List<Piece> pieces,
        List<Edge> crossings,
        List<Feature> features,
        List<Marker> markers,
        List<Track> tracks,
        List<Stage> sequence,
        Optional<Question> question,
        List<Overlay> overlays,
        Optional<Held> held,
        List<Paper> papers) {
    public Scene {
        parties = List.copyOf(parties);
        pieces = List.copyOf(pieces);
        crossings = List.copyOf(crossings);
        features = List.copyOf(features);
        markers = List.copyOf(markers);
        tracks = List.copyOf(tracks);
        sequence = List.copyOf(sequence);
        overlays = List.copyOf(overlays);
        papers = List.copyOf(papers);
    }

    /** With nothing that waits. */
    public Scene(
            String title,
            List<Party> parties,
            List<Piece> pieces,
            List<Edge> crossings,
            List<Feature> features,
            List<Marker> markers,
            List<Track> tracks,
            List<Stage> sequence,
            Optional<Question> question,
            List<Overlay> overlays) {
        this(
                title,
                parties,
                pieces,
                crossings,
                features,
                markers,
                tracks,
                sequence,
                question,
                overlays,
                Optional.empty(),
                List.of());
    }

    /** On a map of hexes. */
    public Scene(
            String title,
            List<Party> parties,
            List<Piece> pieces,
            List<Edge> crossings,
            List<Marker> markers,
            List<Track> tracks,
            List<Stage> sequence,
            Optional<Question> question,
            List<Overlay> overlays) {
        this(
                title, parties, pieces, crossings, List.of(), markers, tracks, sequence, question,
                overlays);
    }

    /** The pieces in a hex, in the order they are listed. */
    public List<Piece> in(String hex) {
        return pieces.stream().filter(each -> each.in(hex)).toList();
    }

    public Optional<Piece> piece(String id) {
        return pieces.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The same with what others know of themselves. */
    Scene with(List<Party> own, List<Piece> all, List<Marker> marked, List<Feature> known) {
        return new Scene(
                title, own, all, crossings, known, marked, tracks, sequence, question, overlays,
                held, papers);
    }

    /** The same while something waits. */
    public Scene held(Held waiting) {
        return new Scene(
                title,
                parties,
                pieces,
                crossings,
                features,
                markers,
                tracks,
                sequence,
                question,
                overlays,
                Optional.of(waiting),
                papers);
    }

    /** The same with papers beside the map. */
    public Scene with(List<Paper> written) {
        return new Scene(
                title, parties, pieces, crossings, features, markers, tracks, sequence, question,
                overlays, held, written);
    }
}
