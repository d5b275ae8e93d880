package sandtable.tacticalgamex.table;

import sandtable.kernel.Clause;
import sandtable.kernel.text.BadInput;
import sandtable.scene.Calculator;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatRoll;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** TGX-6.3: the odds of one attack, from two strengths or from units, range and terrain. */
public final class TacticalGameXCalculator implements Calculator {
    private static final Clause CLAUSE = Clause.of("TGX-6.3.4.a");
    private static final int MOST = 999;
    private static final String NO = "no";
    private static final List<String> YES_OR_NO = List.of(NO, "yes");

    @Override
    public List<Parameter> parameters() {
        List<String> ground = Arrays.stream(TerrainKind.values()).map(TerrainKind::words).toList();
        return List.of(
                optional(new Parameter.Number("attack", "attack factor", 1, MOST), ""),
                optional(new Parameter.Number("defence", "defense factor", 1, MOST), ""),
                optional(
                        new Parameter.Text(
                                "attackers",
                                "instead of --attack: units with their range",
                                "NAME@HEXES,…"),
                        ""),
                optional(
                        new Parameter.Text("target", "instead of --defence: the target", "NAME"),
                        ""),
                optional(new Parameter.Word("terrain", "terrain of the target", ground), "clear"),
                optional(new Parameter.Word("disrupted", "the target is disrupted", YES_OR_NO), NO),
                optional(
                        new Parameter.Number("modifier", "what else is added to the die", -9, 9),
                        "0"),
                optional(new Parameter.Number("shift", "columns to the right", -9, 9), "0"));
    }

    private static Parameter optional(Parameter of, String usual) {
        return new Parameter.Preset(of, usual);
    }

    @Override
    public Forecast forecast(Map<String, String> values) {
        var reasons = new ArrayList<Reason>();
        var sides = new NamedUnits(values.get("terrain"), reasons);
        Factor attack = given(values, "attack", "attackers");
        Factor defense = given(values, "defence", "target");
        boolean named = attack.zero() || defense.zero();
        if (named) {
            var target = sides.target(values.get("target"));
            attack = sides.attack(values.get("attackers"), target);
            defense = Factor.of(target.defense());
        }
        CombatRatio plain = CombatRatio.of(attack, defense);
        int shift = Integer.parseInt(values.get("shift"));
        CombatRatio ratio = plain.shifted(shift);
        reasons.add(Reason.of(attack + " to " + defense, plain, "TGX-6.3.3.a"));
        if (shift != 0) {
            reasons.add(Reason.of("Columns " + Names.signed(shift), ratio, "TGX-6.3.3.a"));
        }
        int modifier = modifier(values, reasons);
        boolean disrupted = !values.get("disrupted").equals(NO);
        return new Forecast(
                ratio.toString(),
                CLAUSE,
                reasons,
                FightForecast.RESULT,
                Forecast.Axis.NONE,
                cells(ratio, modifier),
                figures(ratio, modifier, disrupted),
                List.of(CombatTable.of("", ratio, modifier, disrupted)));
    }

    /** A strength; zero where units stand for it, which then must be named. */
    private static Factor given(Map<String, String> values, String strength, String units) {
        String text = values.get(strength);
        if (text.isEmpty() == values.get(units).isEmpty()) {
            String both = text.isEmpty() ? "" : ", not both";
            throw new BadInput("odds", 0, "--" + strength, "give either this or --" + units + both);
        }
        return text.isEmpty() ? Factor.ZERO : Factor.of(Integer.parseInt(text));
    }

    private static int modifier(Map<String, String> values, List<Reason> reasons) {
        int sum = 0;
        int terrain = TerrainEffects.modifier(NamedUnits.terrain(values.get("terrain")));
        sum += line(reasons, "in " + values.get("terrain"), terrain, "TGX-3.2.a");
        int disrupted = values.get("disrupted").equals(NO) ? 0 : Modifier.DISRUPTED.value();
        sum += line(reasons, "disrupted", disrupted, "TGX-6.3.5.b");
        int other = Integer.parseInt(values.get("modifier"));
        sum += line(reasons, "modifier", other, "TGX-6.3.5.a");
        return sum;
    }

    private static int line(List<Reason> reasons, String words, int value, String clause) {
        if (value != 0) {
            reasons.add(Reason.of(words, "die " + Names.signed(value), clause));
        }
        return value;
    }

    /** All four results, the best first, also those that cannot come up. */
    private static List<Forecast.Cell> cells(CombatRatio ratio, int modifier) {
        var chances = CombatTable.chances(ratio, modifier);
        return List.of(CombatResult.values()).reversed().stream()
                .map(each -> new Forecast.Cell(each.ordinal(), 0, chances.getOrDefault(each, 0.0)))
                .toList();
    }

    private static List<Forecast.Figure> figures(
            CombatRatio ratio, int modifier, boolean disrupted) {
        var roll = new CombatRoll(ratio, List.of(modifier));
        return List.of(
                new Forecast.Figure(
                        "the target is eliminated",
                        roll.chance(
                                results ->
                                        Fate.of(results.getFirst(), disrupted) == Fate.ELIMINATED),
                        Forecast.Measure.PROBABILITY),
                new Forecast.Figure(
                        "it is at least disrupted",
                        roll.chance(results -> results.getFirst() != CombatResult.NO_EFFECT),
                        Forecast.Measure.PROBABILITY));
    }
}
