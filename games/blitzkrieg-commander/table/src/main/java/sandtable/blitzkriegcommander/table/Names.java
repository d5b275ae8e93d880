package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Id;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.kernel.Side;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;

/** What units, sides and places are called, in words a player reads. */
record Names(Battle battle) implements Naming {
    @Override
    public int count() {
        return battle.order().units().size();
    }

    @Override
    public Entry entry(int unit) {
        Stand stand = battle.order().units().get(unit);
        return new Entry(stand.id().name(), stand.id().called(), stand.side());
    }

    @Override
    public Side sideOf(int side) {
        return battle.sideOf(side);
    }

    @Override
    public String hex(int hex) {
        throw new UnsupportedOperationException("a measured table has no hexes");
    }

    /** No two units of a battle are called alike. */
    @Override
    public String unit(int unit) {
        return entry(unit).name();
    }

    String unit(UnitId unit) {
        return unit.called();
    }

    String all(List<? extends Id> things) {
        return things.isEmpty()
                ? "nobody"
                : Naming.listed(things.stream().map(Id::toString).toList());
    }

    static Place.Point point(Spot spot) {
        return new Place.Point(spot.x(), spot.y());
    }

    static List<Place.Point> points(List<Spot> spots) {
        return spots.stream().map(Names::point).toList();
    }

    static List<Place> way(List<Spot> spots) {
        return List.copyOf(points(spots));
    }

    static String at(Spot spot) {
        return Centimetres.words(spot);
    }

    static String cm(int mm) {
        return Centimetres.words(mm) + " cm";
    }

    static String facing(Heading heading) {
        return heading.degrees() + "°";
    }
}
