package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.ShootHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

import java.util.List;

/** The fire plan, and what fire does besides casualties. */
record ShootLines(Told told) {
    LogLine of(ShootHappening event) {
        return switch (event) {
            case ShootHappening.Fell it -> fell(it);
            case ShootHappening.Shelled(var at, var kind, _, var clause) ->
                    told.at(
                                    at,
                                    "%s fire falls at %s"
                                            .formatted(OrderWords.kind(kind), Names.at(at)),
                                    clause)
                            .drawn(zone(at));
            case ShootHappening.Suffered(var body, var effect, _, var clause) ->
                    told.of(body, "%s is %s".formatted(told.body(body), effect(effect)), clause);
        };
    }

    private LogLine fell(ShootHappening.Fell fell) {
        var shoot = fell.shoot();
        String seen = fell.dice().isEmpty() ? "" : ": " + Naming.count(fell.hits(), "hit");
        String words =
                "%s shoots at %s, %s%s"
                        .formatted(
                                told.body(shoot.battery()),
                                Names.at(shoot.at()),
                                OrderWords.kind(shoot.kind()),
                                seen);
        return told.thrown(
                        words,
                        told.whose(shoot.battery()),
                        fell.dice(),
                        fell.clause(),
                        List.of(Names.point(shoot.at())))
                .drawn(zone(shoot.at()));
    }

    private static List<Shape> zone(Spot at) {
        int mm = Names.mm(Setting.BEATEN_ZONE.value());
        return List.of(new Shape.Disc(Names.point(at), mm, Shape.Look.DASHED, ""));
    }

    private static String effect(ShootHappening.Effect effect) {
        return switch (effect) {
            case PINNED -> "pinned and disorganised";
            case DISORGANISED -> "disorganised by harassing fire";
            case HARASSED -> "under harassing fire";
        };
    }
}
