package sandtable.notquitemechanized.setup;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Layout;
import sandtable.notquitemechanized.battle.OperationOrder;
import sandtable.notquitemechanized.battle.Reports;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.battle.Works;
import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Clock;
import sandtable.notquitemechanized.state.Diary;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.Sheet;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Tally;
import sandtable.notquitemechanized.state.Track;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Heading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** C1: the table and the plans as the scenario gives them. */
public final class SetUp {
    private SetUp() {}

    public static Table table(Battle battle) {
        var positions = new ArrayList<Position>();
        for (Works.Dug each : battle.works().positions()) {
            positions.add(
                    new Position(
                            positions.size(), each.camp(), each.ground(), each.protection(), 0));
        }
        int scores = battle.victory().scores().size();
        return new Table(
                battle,
                new Clock(0, 1),
                Roster.of(battle.stands().stream().map(SetUp::body).toList()),
                Roster.of(battle.formations().stream().map(SetUp::unit).toList()),
                positions,
                battle.works().mines().stream()
                        .map(each -> new Belt(each.id(), each.camp(), each.ground(), List.of()))
                        .toList(),
                List.of(),
                List.of(),
                new Tally(
                        Collections.nCopies(scores, 0),
                        Collections.nCopies(scores, false),
                        Marks.NEVER));
    }

    public static Body body(Stand stand) {
        return switch (stand.start()) {
            case Start.OnTable(var at, var heading, var concealed) ->
                    new Body(
                            new Whereabouts.OnTable(at),
                            heading,
                            Casualties.NONE,
                            concealed ? Marks.CONCEALED : Marks.OPEN);
            case Start.Enters _ -> off(Whereabouts.Off.TO_COME);
            case Start.OffTable _ -> off(Whereabouts.Off.ELSEWHERE);
        };
    }

    private static Body off(Whereabouts.Off where) {
        return new Body(where, Heading.NORTH, Casualties.NONE, Marks.OPEN);
    }

    private static Unit unit(Formation formation) {
        return formation.layout() == Layout.COLUMN ? Unit.FRESH.with(Flag.COLUMN) : Unit.FRESH;
    }

    /** What a post knows before the battle: its plan, and nothing of the enemy. */
    public static Secrets secrets(Battle battle, int post) {
        int bodies = battle.stands().size();
        return new Secrets(
                plan(battle, post),
                Sheet.BLANK,
                Roster.of(Collections.nCopies(bodies, Knowledge.None.NOTHING)),
                Set.of(),
                Set.of(),
                List.of(),
                diary(battle, post));
    }

    /** C17: a post knows where the others of its camp begin, even if it does not see them. */
    private static Diary diary(Battle battle, int post) {
        if (battle.reports() == Reports.NOW) {
            return Diary.BLANK;
        }
        var fellows = new ArrayList<Knowledge>();
        for (Stand each : battle.stands()) {
            boolean fellow =
                    each.camp() == battle.camp(post)
                            && battle.formation(each.unit()).post() != post;
            fellows.add(fellow ? new Knowledge.LastSeen(0, body(each)) : Knowledge.None.NOTHING);
        }
        return Diary.BLANK.knowing(Roster.of(fellows));
    }

    /** NQM-CMD.1: the scenario carries a complete operation order. */
    private static Plan plan(Battle battle, int post) {
        OperationOrder order = battle.plans().get(post);
        int units = battle.formations().size();
        var standing = new ArrayList<>(Collections.nCopies(units, Standing.NONE));
        order.orders().forEach(each -> standing.set(each.unit().index(), first(each)));
        return new Plan(
                order.aim(),
                order.objectives(),
                Roster.of(standing),
                Roster.of(Collections.nCopies(units, Instructions.USUAL)),
                Roster.of(Collections.nCopies(battle.stands().size(), Optional.<Track>empty())),
                Roster.of(ammunition(battle, post)),
                List.of(),
                order.shoots(),
                order.registered(),
                order.sorties(),
                List.of(),
                battle.links().stream()
                        .filter(each -> battle.formation(each.unit()).post() == post)
                        .toList(),
                List.of());
    }

    private static Standing first(OperationOrder.Written written) {
        return new Standing(written.orders(), 1);
    }

    /** NQM-LOG.6: a post counts its own; those of others are none of its business. */
    private static List<Integer> ammunition(Battle battle, int post) {
        var rounds = new ArrayList<Integer>();
        for (Stand each : battle.stands()) {
            boolean own = battle.formation(each.unit()).post() == post;
            rounds.add(own ? battle.fireUnits().get(each.id().index()) : 0);
        }
        return rounds;
    }
}
