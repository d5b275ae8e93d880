package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.measuring.Compass;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * NQM-MOVE.2: moves of one body in steps 3 to 7: the advance in contact, a push back, a scoot. It
 * goes straight, at the prices of the ground, and halts where it would come nearer to an enemy than
 * touching or finds no room.
 */
public final class Advance {
    /** Ten metres at twice the price of open ground, in thirds. */
    private static final int BAD_GOING = 2 * Tens.TEN * Rates.THIRDS;

    private Advance() {}

    /**
     * The rate of an advance in contact, in metres.
     *
     * @param against whom it advances on
     */
    public static int rate(Table table, BodyId body, List<BodyId> against) {
        StandType type = table.stand(body).type();
        if (type.leg() != Leg.LIGHT_RECCE) {
            return type.leg().advance();
        }
        boolean lightRecceOnly =
                against.stream()
                        .allMatch(each -> table.stand(each).type().leg() == Leg.LIGHT_RECCE);
        boolean armoured =
                type.armour().filter(each -> each.compareTo(WeaponClass.L) >= 0).isPresent();
        Leg otherwise = armoured ? Leg.ARMOURED : Leg.FOOT; // NQM-MOVE.6
        return (lightRecceOnly ? type.leg() : otherwise).advance();
    }

    /** The table with a body gone up to so many metres of open ground towards a place. */
    public static Table gone(Table table, BodyId body, Spot to, int metres) {
        Optional<Spot> from = table.spot(body);
        if (from.isEmpty() || from.get().equals(to)) {
            return table;
        }
        Paths path = Paths.of(List.of(from.get(), to));
        int at = reached(table, body, path, metres);
        while (at > 0 && !room(table, body, path.at(at))) {
            at -= Tens.TEN;
        }
        if (at <= 0) {
            return table;
        }
        Body there = table.body(body).movedTo(path.at(at), table.bound());
        return table.with(body, there.with(Compass.towards(from.get(), to)));
    }

    private static int reached(Table table, BodyId body, Paths path, int metres) {
        Leg leg = table.stand(body).type().leg();
        int credit = metres * Rates.THIRDS;
        int at = 0;
        while (at < path.length()) {
            OptionalInt price = price(table, body, path, at, leg);
            boolean stops = price.isEmpty() || price.getAsInt() > credit;
            if (stops || touches(table, body, path.at(at), path.at(at + Tens.TEN))) {
                return at;
            }
            credit -= price.getAsInt();
            at += Tens.TEN;
        }
        return at;
    }

    /** NQM-FORT.5: the obstacles of an enemy's fort are bad going. */
    private static OptionalInt price(Table table, BodyId body, Paths path, int at, Leg leg) {
        OptionalInt price = Prices.piece(table, path, at, leg, leg.contact());
        if (price.isEmpty() || !obstacles(table, body, path.at(at))) {
            return price;
        }
        return OptionalInt.of(Math.max(price.getAsInt(), BAD_GOING));
    }

    private static boolean obstacles(Table table, BodyId body, Spot at) {
        Stand stand = table.stand(body);
        for (Position each : table.positions()) {
            if (each.camp() != stand.camp()
                    && each.protection() == Protection.FORT
                    && each.ground().within(stand.type().radius(), at)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it would come nearer to an enemy than touching. */
    static boolean touches(Table table, BodyId body, Spot from, Spot to) {
        Stand stand = table.stand(body);
        var there = new Disc(to, stand.type().radius());
        for (Stand each : table.battle().stands()) {
            Optional<Disc> disc =
                    each.camp() == stand.camp() ? Optional.empty() : table.disc(each.id());
            if (disc.isPresent()
                    && disc.get().overlaps(there)
                    && to.squaredTo(disc.get().centre()) < from.squaredTo(disc.get().centre())) {
                return true;
            }
        }
        return false;
    }

    /** C1: friendly discs keep their distance. */
    static boolean room(Table table, BodyId body, Spot at) {
        Stand stand = table.stand(body);
        if (!stand.type().disc()) {
            return true;
        }
        for (Stand each : table.battle().stands()) {
            boolean friend =
                    each.camp() == stand.camp() && each.type().disc() && !each.id().equals(body);
            if (friend && table.body(each.id()).where() instanceof Whereabouts.OnTable(var there)) {
                if (there.within(Setting.ROOM.value() - 1, at)) {
                    return false;
                }
            }
        }
        return true;
    }
}
