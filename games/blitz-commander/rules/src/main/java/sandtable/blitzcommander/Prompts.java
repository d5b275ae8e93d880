package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.List;

/** The question at each step, and the answers to it. */
final class Prompts {
    private static final Clause SET_UP = Clause.of("BC-STK.1");
    private static final Clause ACT = Clause.of("BC-TURN.3");
    private static final Clause MOVE = Clause.of("BC-MOVE.1");
    private static final Clause ANSWER = Clause.of("BC-BOMB.6");
    private static final Clause NOMINATE = Clause.of("BC-AT.3");
    private static final Clause NOMINATE_DEFENDING = Clause.of("BC-AT.12");
    private static final Clause TANK_ASSAULT = Clause.of("BC-TA.1");
    private static final Clause LOSE_TANK = Clause.of("BC-TA.8");
    private static final Clause LOSE = Clause.of("BC-AP.8");
    private static final Clause ADVANCE = Clause.of("BC-AP.9");
    private static final Clause OVER = Clause.of("BC-TURN.2");

    private Prompts() {}

    static Prompt<Decision> of(View view) {
        Battle battle = view.battle();
        return switch (battle.step()) {
            case Step.SettingUp(int side) ->
                    main(SET_UP, settingUp(battle, side), placing(battle, side));
            case Step.Acting _ -> main(ACT, "What is the next action?", Acting.choices(battle));
            case Step.Moving(List<Integer> units) ->
                    main(MOVE, where(battle, units), moving(battle, units));
            case Step.Answering answering ->
                    main(
                            ANSWER,
                            "%s is bombarded at level %d: do your guns and aircraft answer?"
                                    .formatted(name(battle, answering.hex()), answering.level()),
                            answering(battle, answering));
            case Step.Nominating(int hex, Role role) ->
                    main(
                            role == Role.ATTACKER ? NOMINATE : NOMINATE_DEFENDING,
                            "Which tanks fire at which?",
                            nominating(battle, hex, role));
            case Step.TankAssaulting(int hex, Role role) ->
                    main(
                            TANK_ASSAULT,
                            "Does your infantry go for the tanks?",
                            tankAssaulting(battle, hex, role));
            case Step.Losing losing ->
                    main(
                            losing.tanks() > 0 ? LOSE_TANK : LOSE,
                            "Which unit is lost at %s?".formatted(name(battle, losing.hex())),
                            losing(battle, losing));
            case Step.Advancing(int hex) ->
                    main(
                            ADVANCE,
                            "Who advances into %s?".formatted(name(battle, hex)),
                            advancing(battle, hex));
            case Step.Over _ ->
                    new Prompt<>(OVER, "The battle is over", new Options.All<>(List.of()));
        };
    }

    private static Prompt<Decision> main(Clause clause, String question, List<Decision> answers) {
        return new Prompt<>(clause, question, new Options.Main<>(answers));
    }

    private static String name(Battle battle, int hex) {
        return battle.setup().hexName(hex);
    }

    private static String settingUp(Battle battle, int side) {
        int unit = SettingUp.nextUnit(battle, side);
        return unit < 0
                ? "Do all stand as they shall?"
                : "Where does " + battle.unit(unit).name() + " set up?";
    }

    private static String where(Battle battle, List<Integer> units) {
        return units.size() == 1
                ? "Where does " + battle.unit(units.getFirst()).name() + " go?"
                : "Where do the " + units.size() + " units go?";
    }

    /** Unit by unit, each once; the check takes any other order, and second thoughts. */
    private static Choices placing(Battle battle, int side) {
        var choices = Choices.of(battle);
        if (SettingUp.complete(battle, side)) {
            choices.add(Choices.Form.READY, 0, 0);
        }
        int unit = SettingUp.nextUnit(battle, side);
        if (unit >= 0) {
            battle.unit(unit)
                    .zone()
                    .forEach(
                            hex -> {
                                if (SettingUp.fits(battle, unit, hex)) {
                                    choices.add(Choices.Form.PLACE, hex, unit);
                                }
                            });
        }
        return choices;
    }

    static Choices moving(Battle battle, List<Integer> units) {
        int[] numbers = new int[units.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = units.get(i);
        }
        March march = March.of(battle, numbers);
        Reach reach = march.reach();
        var choices = Choices.of(battle, units, reach);
        int start = battle.hex(numbers[0]);
        var exits = battle.setup().exits().get(battle.active());
        int way = -1;
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (hex != start) {
                choices.add(Choices.Form.MOVE, hex, 0);
            }
            if (way < 0 && exits.contains(hex) && march.mayLeave(reach.cost(hex))) {
                way = hex;
            }
        }
        if (way >= 0) {
            choices.add(Choices.Form.EXIT, way, 0);
        }
        choices.add(Choices.Form.STAY, 0, 0);
        return choices;
    }

    /** Nothing, or as little as it takes. */
    private static List<Decision> answering(Battle battle, Step.Answering asked) {
        List<Integer> guns = Bombardment.reaching(battle, 1 - battle.active(), asked.hex());
        int needed = Bombardment.needed(battle, asked.hex(), asked.level());
        return List.of(
                new Decision.Commit(List.of()),
                new Decision.Commit(Bombardment.enough(battle, guns, needed)));
    }

    private static List<Decision> nominating(Battle battle, int hex, Role role) {
        var answers = new ArrayList<Decision>();
        for (List<Aim> way : Nomination.ways(Engagement.of(battle, hex), role)) {
            answers.add(new Decision.Nominate(way));
        }
        return List.copyOf(answers);
    }

    private static List<Decision> tankAssaulting(Battle battle, int hex, Role role) {
        var answers = new ArrayList<Decision>();
        List<Integer> present = Losses.present(battle, hex, role);
        for (List<Integer> way : TankAssaults.ways(battle, role, present)) {
            answers.add(new Decision.TankAssault(way));
        }
        return List.copyOf(answers);
    }

    private static List<Decision> losing(Battle battle, Step.Losing losing) {
        var answers = new ArrayList<Decision>();
        for (int unit : Losses.choices(battle, Losses.candidates(battle, losing))) {
            answers.add(new Decision.Lose(unit));
        }
        return List.copyOf(answers);
    }

    private static List<Decision> advancing(Battle battle, int hex) {
        var answers = new ArrayList<Decision>();
        for (List<Integer> way : Advances.ways(battle, hex)) {
            answers.add(new Decision.Advance(way));
        }
        return List.copyOf(answers);
    }
}
