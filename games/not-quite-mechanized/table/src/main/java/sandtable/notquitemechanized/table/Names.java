package sandtable.notquitemechanized.table;

import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.words.Metres;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.scene.Scale;
import sandtable.space.measured.Spot;

import java.util.List;

/** What units, bodies, sides and places are called, in words a player reads. */
record Names(Battle battle) {
    /** NQM-SCALE.3: scenarios are drawn at 1:10,000, so that ten metres are a millimetre. */
    static final Scale SCALE = Scale.metres(100);

    private static final int METRES = 10;

    String camp(int camp) {
        return Naming.capital(battle.camps().get(camp).name());
    }

    String post(Side side) {
        return Naming.side(side);
    }

    /** A battalion by its number, a separate stand by what it is. */
    String unit(UnitId unit) {
        Formation formation = battle.formation(unit);
        if (formation.bodies().size() > 1) {
            return "Battalion " + unit;
        }
        String name = stand(unit).name();
        boolean alone =
                battle.formations().stream()
                                .filter(each -> each.camp() == formation.camp())
                                .filter(each -> each.bodies().size() == 1)
                                .filter(each -> stand(each.id()).name().equals(name))
                                .limit(2)
                                .count()
                        == 1;
        return alone ? name : "%s (%s)".formatted(name, unit);
    }

    private Stand stand(UnitId unit) {
        return battle.stand(battle.formation(unit).bodies().getFirst());
    }

    /** What stands on a base: a part of a battalion with its id, a separate stand as its unit. */
    String body(BodyId body) {
        Stand stand = battle.stand(body);
        return battle.formation(body).bodies().size() > 1
                ? "%s (%s)".formatted(stand.name(), body)
                : unit(stand.unit());
    }

    String bodies(List<BodyId> bodies) {
        return bodies.isEmpty()
                ? "nobody"
                : Naming.listed(bodies.stream().map(this::body).toList());
    }

    String units(List<UnitId> units) {
        return Naming.listed(units.stream().map(this::unit).toList());
    }

    static Place.Point point(Spot spot) {
        return new Place.Point(mm(spot.x()), mm(spot.y()));
    }

    static int mm(int metres) {
        return metres / METRES;
    }

    static List<Place.Point> points(List<Spot> spots) {
        return spots.stream().map(Names::point).toList();
    }

    static List<Place> way(List<Spot> spots) {
        return List.copyOf(points(spots));
    }

    static String at(Spot spot) {
        return Metres.words(spot);
    }

    static String at(List<Spot> spots) {
        return Naming.listed(spots.stream().map(Names::at).toList());
    }

    static String metres(int metres) {
        return metres + " m";
    }
}
