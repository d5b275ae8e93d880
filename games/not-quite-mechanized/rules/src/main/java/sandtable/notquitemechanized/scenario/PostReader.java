package sandtable.notquitemechanized.scenario;

import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Post;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.scenario.Sides;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** C17, NQM-DES.1 to .3: the posts of a battle, and which troops are whose. */
final class PostReader {
    /** One post for each side, or one for each headquarters. */
    enum Seats {
        ONE,
        STAFF
    }

    /** A post before its troops are counted. */
    private record Listed(Post post, List<UnitId> troops) {}

    private final List<Side> sides;
    private final Muster muster;
    private final List<Link> links;

    PostReader(List<Side> sides, Muster muster, List<Link> links) {
        this.sides = sides;
        this.muster = muster;
        this.links = links;
    }

    /**
     * The posts, in the order of the sides; those of a side in the order of the file, the highest
     * first.
     *
     * @param lines the {@code [[post]]}s; where a side has none, its headquarters are its posts
     */
    List<Post> read(List<Fields> lines, Seats seats) {
        List<Listed> all = new ArrayList<>();
        Map<UnitId, String> taken = new HashMap<>();
        lines.forEach(each -> all.add(listed(each, taken)));
        var posts = new ArrayList<Post>();
        for (int camp = 0; camp < sides.size(); camp++) {
            List<Listed> own = own(all, camp);
            boolean staff = seats == Seats.STAFF && own.size() > 1;
            List<Listed> seated = staff ? own : List.of(alone(camp));
            seated.forEach(each -> posts.add(each.post()));
            assign(camp, seated, posts);
        }
        oneDivisionAtMost(posts);
        return posts;
    }

    private Listed listed(Fields line, Map<UnitId, String> taken) {
        int camp = Sides.index(sides, line, "side");
        String id = line.shortName("id");
        UnitId headquarters = muster.unit(line, "headquarters", line.text("headquarters"), camp);
        var troops = new ArrayList<UnitId>(List.of(headquarters));
        if (line.has("troops")) {
            for (String word : line.text("troops").strip().split("\\s+")) {
                troops.add(muster.unit(line, "troops", word, camp));
            }
        }
        for (UnitId each : troops) {
            String other = taken.put(each, id);
            if (other != null && !other.equals(id)) {
                throw line.wrong("troops", "%s is of the post %s already".formatted(each, other));
            }
        }
        var side = new Side(sides.get(camp) + " " + line.text("name", id));
        line.nothingElse();
        return new Listed(new Post(side, camp, Optional.of(headquarters)), troops);
    }

    /** NQM-DES.2: a division with two regiments takes three, unless the file says otherwise. */
    private List<Listed> own(List<Listed> all, int camp) {
        List<Listed> own = all.stream().filter(each -> each.post().camp() == camp).toList();
        return own.isEmpty() ? headquarters(camp) : own;
    }

    private List<Listed> headquarters(int camp) {
        return muster.formations().stream()
                .filter(each -> each.camp() == camp && each.headquarters())
                .filter(each -> each.level() != Level.BATTALION)
                .map(
                        each -> {
                            var side = new Side(sides.get(camp) + " " + each.id());
                            var post = new Post(side, camp, Optional.of(each.id()));
                            return new Listed(post, List.of(each.id()));
                        })
                .toList();
    }

    /** One post speaks for the highest headquarters and all below it. */
    private Listed alone(int camp) {
        Optional<UnitId> highest =
                muster.formations().stream()
                        .filter(each -> each.camp() == camp && each.headquarters())
                        .filter(each -> each.under().isEmpty())
                        .map(Formation::id)
                        .findFirst();
        return new Listed(new Post(sides.get(camp), camp, highest), List.of());
    }

    /** Gives each unit of a camp to one of its posts; {@code posts} ends with them. */
    private void assign(int camp, List<Listed> seated, List<Post> posts) {
        int first = posts.size() - seated.size();
        for (Formation each : List.copyOf(muster.formations())) {
            if (each.camp() == camp) {
                int post = chain(each, seated).or(() -> supported(each, seated)).orElse(0);
                muster.give(each.id(), first + post);
            }
        }
    }

    /** The post that names a unit, or the nearest one it is under command of. */
    private Optional<Integer> chain(Formation unit, List<Listed> seated) {
        for (int post = 0; post < seated.size(); post++) {
            if (seated.get(post).troops().contains(unit.id())) {
                return Optional.of(post);
            }
        }
        return unit.under().flatMap(each -> chain(muster.formation(each), seated));
    }

    /**
     * R-NQM-70: guns in Direct Support answer the post of the one they support. Those In Support
     * are the division's, as its engineers are (NQM-DES.2).
     */
    private Optional<Integer> supported(Formation unit, List<Listed> seated) {
        return links.stream()
                .filter(each -> each.unit().equals(unit.id()))
                .filter(each -> each.how() == Attachment.DIRECT_SUPPORT)
                .findFirst()
                .flatMap(each -> chain(muster.formation(each.to().getFirst()), seated));
    }

    private boolean division(UnitId unit) {
        return division(muster.formation(unit));
    }

    private static boolean division(Formation formation) {
        return formation.headquarters() && formation.level() == Level.DIVISION;
    }

    /** NQM-DES.1: a headquarters under that of a division is its rear (NQM-DISORG.8). */
    private void oneDivisionAtMost(List<Post> posts) {
        var holder = new HashMap<Integer, UnitId>();
        for (Formation each : muster.formations()) {
            boolean division = division(each) && each.under().filter(this::division).isEmpty();
            UnitId other = division ? holder.put(each.post(), each.id()) : null;
            if (other != null) {
                throw muster.line(each.id())
                        .wrong(
                                "level",
                                "a post commands 1 division at most (NQM-DES.1), and %s would have"
                                                .formatted(posts.get(each.post()).side())
                                        + " 2: %s and %s".formatted(other, each.id()));
            }
        }
    }
}
