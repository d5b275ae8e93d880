package sandtable.kit.ambush;

import module java.base;

import sandtable.kernel.*;
import sandtable.kit.ambush.Ambush.*;

/** {@code march 1 2 3}, {@code fire}, {@code hold}. */
record Words() implements Notation<View, Decision> {
    static List<Integer> cells(int after, int last) {
        return IntStream.rangeClosed(after + 1, last).boxed().toList();
    }

    private static List<String> names(List<Integer> cells) {
        return cells.stream().map(String::valueOf).toList();
    }

    @Override
    public String write(View view, Decision decision) {
        return (decision.verb() + " " + String.join(" ", names(decision.way()))).strip();
    }

    @Override
    public Reading<Decision> read(View view, String text) {
        if (!text.matches("fire|hold|march( [1-9]){1,9}")) {
            return new Reading.Unread<>("fire, hold or march 1 2 3, not \"" + text + "\"");
        }
        List<String> words = List.of(text.split(" "));
        var way = words.stream().skip(1).map(Integer::valueOf).toList();
        return new Reading.Read<>(new Decision(words.getFirst(), way));
    }

    @Override
    public Optional<Template> template(View view, Decision decision) {
        if (decision.way().isEmpty()) {
            return Optional.empty();
        }
        List<String> ahead = names(cells(view.table().patrol(), view.table().length()));
        List<String> way = names(decision.way());
        var blank = new Template.Blank("way", Template.Kind.WAY, ahead, way, 1, ahead.size());
        return Optional.of(new Template("march {way}", List.of(blank)));
    }
}
