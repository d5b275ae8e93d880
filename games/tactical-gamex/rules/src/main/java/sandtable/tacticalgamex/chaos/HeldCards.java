package sandtable.tacticalgamex.chaos;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Plane;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-24.5 Deus Ex Machina: cards that are kept and played before what they are to change. */
public final class HeldCards {
    private static final Clause PLAYED = Clause.of("TGX-24.5.c");
    private static final Clause RALLIED = Clause.of("TGX-24.5.c");
    private static final int SEIZED = 3;

    private HeldCards() {}

    private static boolean attack(Decision decision) {
        return switch (decision) {
            case Decision.Shoot _,
                    Decision.Shell _,
                    Decision.Attack _,
                    Decision.Banzai _,
                    Decision.Assault _,
                    Decision.Interrupt _,
                    Decision.Strike _ ->
                    true;
            case Decision.March march -> march.ending() instanceof Ending.Attack;
            default -> false;
        };
    }

    /** R-TGX-214: whether the enemy, who holds cards, is asked before an answer takes effect. */
    static boolean asks(State state, int side, Decision decision) {
        var enemy = state.secrets().get(1 - side);
        return !enemy.hand().isEmpty()
                && !enemy.keeps()
                && (attack(decision) || decision instanceof Decision.Roll);
    }

    private static String event(int card) {
        return ActionDeck.card(card).event();
    }

    /** What can be played at the question under way. */
    public static List<Decision> choices(View view) {
        var choices = new ArrayList<Decision>();
        for (int card : view.secrets().hand()) {
            for (Decision.Play each : candidates(view, card)) {
                if (check(view, each).isEmpty()) {
                    choices.add(each);
                }
            }
        }
        return choices;
    }

    private static List<Decision.Play> candidates(View view, int card) {
        Table table = view.table();
        var all = new ArrayList<Decision.Play>();
        switch (event(card)) {
            case "DX1" -> {
                for (UnitId each : view.own(i -> table.unit(i).onMap())) {
                    HexId hex = table.hexId(table.unit(each).hex());
                    var play = new Decision.Play(card, hex, UnitId.NOBODY);
                    if (table.unit(each).disrupted() && !all.contains(play)) {
                        all.add(play);
                    }
                }
            }
            case "DX3" ->
                    view.own(i -> table.unit(i).onMap())
                            .forEach(each -> all.add(new Decision.Play(card, HexId.NOWHERE, each)));
            default -> all.add(new Decision.Play(card, HexId.NOWHERE, UnitId.NOBODY));
        }
        return all;
    }

    /** TGX-24.5.c: why a card cannot be played now. */
    public static Optional<Violation> check(View view, Decision.Play play) {
        Table table = view.table();
        if (!view.secrets().hand().contains(play.card())) {
            return refused("TGX-24.5.a", "you do not hold that card");
        }
        boolean own = !table.impulse().none() && table.impulse().side() == view.me();
        boolean spending = own && view.step() instanceof Spending;
        boolean fitting =
                switch (event(play.card())) {
                    case "DX1" ->
                            friendly(table, view.me(), play.hex())
                                    && (spending || view.step() instanceof Before);
                    case "DX2" ->
                            !table.conditions().chaos().has("DX2", view.me())
                                    && (spending
                                            || own && view.step() instanceof Firing
                                            || !own && view.step() instanceof UnderFire
                                            || !own && view.step() instanceof Repelling);
                    case "DX3" ->
                            view.step() instanceof Before before
                                    && attack(before.decision())
                                    && named(table, view.me(), play.unit())
                                    && !table.conditions().chaos().has("DX3", play.unit());
                    case "DX5" ->
                            view.step() instanceof Before before
                                    && before.decision() instanceof Decision.Roll;
                    case "DX4", "DX6" -> spending;
                    default -> false;
                };
        return fitting
                ? Optional.empty()
                : refused(
                        "TGX-24.5.c",
                        "%s has nothing to change now",
                        ActionDeck.title(event(play.card())));
    }

    private static boolean named(Table table, int side, UnitId unit) {
        return unit != UnitId.NOBODY
                && table.stand(unit).side() == side
                && table.unit(unit).onMap();
    }

    private static boolean friendly(Table table, int side, HexId hex) {
        return hex != HexId.NOWHERE && new Occupation(table).holds(side, hex.index());
    }

    /** The card takes effect; who goes on is up to the caller. */
    static State played(State state, int side, Decision.Play play, Telling<Happening> telling) {
        telling.tell(new Happening.CardPlayed(side, play.card(), PLAYED));
        Table table = state.table();
        return switch (event(play.card())) {
            case "DX1" -> state.with(steeled(table, side, play.hex(), telling));
            case "DX4" -> {
                BatteryId battery =
                        table.battle().batteries().stream()
                                .filter(each -> each.name().equals(BattlePlan.borrowed(side)))
                                .findFirst()
                                .orElseThrow();
                yield state.with(table.with(battery, table.battery(battery).ready(true)));
            }
            case "DX5" -> seized(state, side);
            case "DX6" -> {
                AircraftId plane =
                        table.battle().aircraft().stream()
                                .filter(each -> each.name().equals(BattlePlan.clouds(side)))
                                .findFirst()
                                .orElseThrow();
                int attacks = table.battle().sortie(plane).aircraft().attacks().size();
                yield state.with(table.with(plane, Plane.of(attacks)));
            }
            default -> {
                var effect =
                        new Conditions.Effect(event(play.card()), side, play.hex(), play.unit());
                yield state.with(table.with(table.conditions().with(effect)));
            }
        };
    }

    /** DX1: whoever is disrupted rallies; otherwise their next checks need no dice. */
    private static Table steeled(Table table, int side, HexId hex, Telling<Happening> telling) {
        Table now = table;
        boolean rallied = false;
        for (UnitId each : new Occupation(table).units(side, hex.index())) {
            Unit unit = table.unit(each);
            if (unit.disrupted() && !unit.activated()) {
                telling.tell(new Happening.Rallied(each, RALLIED));
                now = now.with(each, unit.without(Mark.DISRUPTED).activated(Mark.COMPLETED));
                rallied = true;
            }
        }
        var effect = new Conditions.Effect("DX1", side, hex, UnitId.NOBODY);
        return rallied ? now : now.with(now.conditions().with(effect));
    }

    /** DX5: an activation of its own before the enemy's, who rolls afterwards. */
    private static State seized(State state, int side) {
        Impulse enemy = state.table().impulse();
        Impulse mine = Impulse.of(side, enemy.passes()).rolled(SEIZED);
        var stack = state.stack();
        while (!(stack.top() instanceof Rolling)) {
            stack = stack.pop();
        }
        return state.with(state.table().with(mine)).with(stack.pop().push(new Spending()));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
