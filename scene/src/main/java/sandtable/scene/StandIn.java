package sandtable.scene;

import sandtable.kernel.Template;

import java.util.List;
import java.util.Optional;

/** Templates for answers whose rules declare none yet. */
final class StandIn {
    private StandIn() {}

    static Optional<Template> of(String typed, String label, Tie tie) {
        return switch (tie) {
            case Tie.Together(_, _, var pieces, var among) ->
                    blank("units", Template.Kind.PIECES, typed, pieces, among);
            case Tie.Along(_, var way) ->
                    blank(
                            "way",
                            Template.Kind.WAY,
                            typed,
                            way.stream()
                                    .map(each -> each instanceof Place.Hex(var at) ? at : "-")
                                    .toList(),
                            List.of());
            case Tie.OnPiece _, Tie.OnGroup _ ->
                    blank("word", Template.Kind.WORDS, typed, List.of(label), List.of());
            case Tie.OnPlace _, Tie.Button _ -> Optional.empty();
        };
    }

    private static Optional<Template> blank(
            String name, Template.Kind kind, String typed, List<String> words, List<String> among) {
        String joined = String.join(" ", words);
        int at = (typed + " ").lastIndexOf(" " + joined + " ");
        return joined.isEmpty() || at < 0
                ? Optional.empty()
                : Optional.of(
                        new Template(
                                typed.substring(0, at + 1)
                                        + "{"
                                        + name
                                        + "}"
                                        + typed.substring(at + 1 + joined.length()),
                                List.of(
                                        new Template.Blank(
                                                name, kind, among, words, 1, words.size()))));
    }
}
