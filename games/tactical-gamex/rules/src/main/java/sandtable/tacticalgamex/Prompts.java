package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;

import java.util.ArrayList;
import java.util.List;

/** The question at each point of the sequence of play, and the answers to it. */
final class Prompts {
    private static final Clause SET_UP = Clause.of("TGX-3.0.a");
    private static final Clause POOL = Clause.of("TGX-4.2.1.a");
    private static final Clause SPEND = Clause.of("TGX-4.2.2.a");
    private static final Clause MOVE = Clause.of("TGX-5.0.a");
    private static final Clause OPPORTUNITY = Clause.of("TGX-6.4.2.c");
    private static final Clause FIRE = Clause.of("TGX-4.2.2.j");
    private static final Clause SPOTTED = Clause.of("TGX-6.3.8.l");
    private static final Clause CHARGE = Clause.of("TGX-6.4.a");
    private static final Clause FLY = Clause.of("TGX-6.4.7.e");
    private static final Clause ANTI_AIRCRAFT = Clause.of("TGX-6.4.7.f");
    private static final Clause KEEP = Clause.of("TGX-6.4.2.i");
    private static final Clause OVER = Clause.of("TGX-4.0.b");

    private Prompts() {}

    static Prompt<Decision> of(View view) {
        Table table = view.table();
        return switch (view.waiting()) {
            case Waiting.SettingUp _ ->
                    main(SET_UP, "Where does this go?", placing(table, view.me()));
            case Waiting.Rolling _ ->
                    all(
                            POOL,
                            "Roll for activation points, or pass?",
                            List.of(new Decision.Roll(), new Decision.Pass()));
            case Waiting.Spending(Impulse impulse) ->
                    main(
                            SPEND,
                            "What do you spend a point on? " + left(impulse),
                            Activities.of(table, impulse));
            case Waiting.Moving moving ->
                    main(
                            MOVE,
                            "Where does " + table.id(moving.walk().unit()) + " move?",
                            Ways.of(table, moving));
            case Waiting.UnderFire under ->
                    main(OPPORTUNITY, question(table, under), interrupting(table, under));
            case Waiting.Firing firing ->
                    main(
                            FIRE,
                            "What is fired at? " + left(firing.impulse()),
                            Targets.of(table, firing));
            case Waiting.Spotted spotted ->
                    main(
                            SPOTTED,
                            "Fire at " + table.name(spotted.hex()) + " at once?",
                            Targets.of(table, spotted));
            case Waiting.Charging charging ->
                    all(
                            CHARGE,
                            "Who else attacks " + table.name(charging.charge().target()) + "?",
                            joining(table, charging));
            case Waiting.Flying flying ->
                    main(FLY, "Where does it strike?", Flights.attacks(table, flying));
            case Waiting.OverGuns guns ->
                    main(ANTI_AIRCRAFT, "Fire at the aircraft?", flak(table, guns));
            case Waiting.Keeping(int side) ->
                    all(KEEP, "Which Opportunity Fire markers come off?", keeping(table, side));
            case Waiting.Over _ -> all(OVER, "The battle is over", List.of());
        };
    }

    private static String left(Impulse impulse) {
        return impulse.points() == 1 ? "1 point is left" : impulse.points() + " points are left";
    }

    private static String question(Table table, Waiting.UnderFire under) {
        int unit = under.moving().walk().unit();
        return "Opportunity fire at "
                + table.id(unit)
                + " in "
                + table.name(table.unit(unit).hex())
                + " by up to "
                + under.firers()
                + "?";
    }

    private static Prompt<Decision> all(Clause clause, String question, List<Decision> choices) {
        return new Prompt<>(clause, question, new Options.All<>(choices));
    }

    private static Prompt<Decision> main(Clause clause, String question, List<Decision> choices) {
        return new Prompt<>(clause, question, new Options.Main<>(choices));
    }

    /** Counters first, then unit after unit; any other order is taken too. */
    private static List<Decision> placing(Table table, int side) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        int counter = NeutralCounters.firstUnlaid(table, side);
        if (counter >= 0) {
            for (int hex : NeutralCounters.zone(table, counter).toArray()) {
                if (NeutralCounters.mayLie(table, counter, hex)) {
                    choices.add(new Decision.Lay(counter, hex));
                }
            }
            return List.copyOf(choices);
        }
        int unit = SettingUp.firstUnplaced(table, side);
        if (unit >= 0) {
            placing(new Field(table), unit, choices);
        }
        return List.copyOf(choices);
    }

    private static void placing(Field field, int unit, List<Decision> choices) {
        Table table = field.table();
        Stand stand = table.stand(unit);
        for (int hex : stand.zone().toArray()) {
            if (SettingUp.fits(field, unit, hex)) {
                choices.add(new Decision.Place(unit, hex));
            }
            if (Fortifications.room(field, stand.side(), hex)) {
                choices.add(new Decision.Garrison(unit, hex));
            }
        }
        for (int i = 0; stand.type().passenger() && i < table.units().size(); i++) {
            if (SettingUp.mayBoard(table, unit, i)) {
                choices.add(new Decision.Board(unit, i));
            }
        }
    }

    /** Each unit alone, those of a hex together, and to hold fire for shorter or longer. */
    private static List<Decision> interrupting(Table table, Waiting.UnderFire under) {
        var choices = new ArrayList<Decision>();
        List<Integer> able = OpportunityFire.able(table, under);
        for (int each : able) {
            choices.add(new Decision.Interrupt(List.of(each)));
        }
        int most = OpportunityFire.most(table, under);
        for (int i = 0; i < able.size() && most > 1; i++) {
            int hex = table.unit(able.get(i)).hex();
            boolean seen =
                    able.subList(0, i).stream().anyMatch(each -> table.unit(each).hex() == hex);
            List<Integer> together =
                    able.stream()
                            .filter(each -> table.unit(each).hex() == hex)
                            .limit(most)
                            .toList();
            if (!seen && together.size() > 1) {
                choices.add(new Decision.Interrupt(together));
            }
        }
        for (Decision.Scope scope : Decision.Scope.values()) {
            choices.add(new Decision.Hold(scope));
        }
        return List.copyOf(choices);
    }

    private static List<Decision> flak(Table table, Waiting.OverGuns guns) {
        var choices = new ArrayList<>(AntiAircraftFire.options(table, guns));
        choices.add(new Decision.Hold(Decision.Scope.STEP));
        return List.copyOf(choices);
    }

    private static List<Decision> joining(Table table, Waiting.Charging charging) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Attack());
        var field = new Field(table);
        for (int i = 0; i < table.units().size(); i++) {
            if (Charges.mayJoin(field, charging.impulse(), charging.charge(), i)) {
                choices.add(new Decision.Move(i));
            }
        }
        return List.copyOf(choices);
    }

    private static List<Decision> keeping(Table table, int side) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        for (int i = 0; i < table.units().size(); i++) {
            if (Housekeeping.mayRelieve(table, side, i)) {
                choices.add(new Decision.Relieve(i));
            }
        }
        return List.copyOf(choices);
    }
}
