package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is asked now.
 *
 * @param more whether answers that are not listed may be typed too, such as another way to the same
 *     hex
 */
public record Question(
        String side, String words, Clause clause, List<Choice> choices, boolean more) {
    public Question {
        choices = List.copyOf(choices);
    }

    /** The ids of all pieces that an answer is tied to. */
    public Set<String> concerned() {
        var pieces = new HashSet<String>();
        for (Choice choice : choices) {
            switch (choice.tie()) {
                case Tie.OnPiece(var piece) -> pieces.add(piece);
                case Tie.Along(var along, _) -> pieces.addAll(along);
                case Tie.Together(_, _, _, var among) -> pieces.addAll(among);
                case Tie.OnGroup _, Tie.OnPlace _, Tie.Button _ -> {}
            }
        }
        return Set.copyOf(pieces);
    }
}
