package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.Optional;

/** TGX-18.1, TGX-18.2 Mobile Fire: how a vehicle moves that is still to fire in this turn. */
public final class MobileFire {
    private static final Clause SECTION = Clause.of("TGX-18");
    private static final Clause MOBILE = Clause.of("TGX-18.1.a");

    private MobileFire() {}

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    /** Why a unit that has been activated cannot move so. */
    public static Optional<Violation> check(Table table, Walk walk) {
        Stand stand = table.stand(walk.unit());
        if (!inUse(table)) {
            return refused("TGX-0.b", "nobody uses mobile fire in this battle");
        }
        boolean turreted = stand.has(Ability.TURRETED) && stand.mobility().vehicle();
        if (!turreted || stand.type().attack() == 0) {
            return refused(
                    "TGX-18.1.a", "%s is no turreted vehicle that could fire", stand.called());
        }
        if (walk.moved() || walk.loaded() || walk.gait() != Gait.ORDINARY) {
            return refused("TGX-18.1.a", "%s announces it before anything else", stand.called());
        }
        if (!table.impulse().charge().none() || walk.toWork()) { // TGX-18.3.a: no overrun
            return refused("TGX-18.1.a", "%s does not just move", stand.called());
        }
        return table.unit(walk.unit()).disrupted()
                ? refused("TGX-18.1.a", "%s is disrupted and will not fire", stand.called())
                : Optional.empty();
    }

    /** With half its movement, and no hex for which that is not enough (R-TGX-190). */
    public static Walk begun(Walk walk, Telling<Happening> telling) {
        telling.tell(new Happening.MobileFireBegan(walk.unit(), MOBILE));
        return walk.mobile();
    }

    /** Why a unit on mobile fire cannot end its way so; any other may. */
    public static Optional<Violation> checkEnding(Table table, Walk walk, Ending ending) {
        if (walk.gait() != Gait.MOBILE_FIRE) {
            return Optional.empty();
        }
        return switch (ending) {
            case Ending.Nothing _, Ending.Leave _, Ending.EnterFort _, Ending.LeaveFort _ ->
                    Optional.empty();
            case Ending.Load _, Ending.Unload _, Ending.Ashore _ -> checkLoading(table, walk);
            case Ending.Overrun _, Ending.CloseAssault _ ->
                    refused(
                            "TGX-18.3.a",
                            "%s moves on mobile fire and only fires",
                            walk.unit().called());
            case Ending.Rise _, Ending.Sink _ ->
                    refused(
                            "TGX-18.1.a",
                            "it takes more than half the movement of %s",
                            walk.unit().called());
        };
    }

    /** TGX-18.2.a: Germans may, where they have not moved. */
    public static Optional<Violation> checkLoading(Table table, Walk walk) {
        if (walk.gait() != Gait.MOBILE_FIRE) {
            return Optional.empty();
        }
        if (table.stand(walk.unit()).type().nation() != Nation.GERMANY) {
            return refused(
                    "TGX-18.2.a",
                    "%s moves on mobile fire, and only Germans load or unload then",
                    walk.unit().called());
        }
        return walk.moved()
                ? refused(
                        "TGX-18.2.a",
                        "%s has moved on mobile fire and neither loads nor unloads",
                        walk.unit().called())
                : Optional.empty();
    }

    /** It has moved and may fire later (TGX-18.1.a), unless it is disrupted by now. */
    public static Table ended(Table table, Walk walk) {
        UnitId unit = walk.unit();
        Unit now = table.unit(unit);
        boolean armed = walk.gait() == Gait.MOBILE_FIRE && now.onMap() && !now.disrupted();
        return armed ? table.with(unit, now.activated(Mark.MOBILE_FIRE)) : table;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
