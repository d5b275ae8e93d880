package sandtable.notquitemechanized.table.calculator;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.scene.Calculator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What was typed, by its field; what cannot be read is said with the field's name. */
record Given(Map<String, String> values) {
    /** Of dice that belong to nobody. */
    static final BodyId NOBODY = new BodyId(0, "");

    boolean has(String field) {
        return !values.get(field).isEmpty();
    }

    boolean yes(String field) {
        return values.get(field).equals("yes");
    }

    int number(String field) {
        return Integer.parseInt(values.get(field));
    }

    Grade grade(String field) {
        return Grade.valueOf(values.get(field).toUpperCase(Locale.ROOT));
    }

    WeaponClass weapon(String field) {
        return WeaponClass.valueOf(values.get(field));
    }

    <T extends Enum<T>> T word(String field, Class<T> among) {
        return Enum.valueOf(among, values.get(field).toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Dice by the class of their weapons: {@code L:5,M}. */
    List<Shot> shots(String field, String shift, WeaponClass target) {
        var shots = new ArrayList<Shot>();
        for (var each : Calculator.counted(values.get(field)).entrySet()) {
            WeaponClass weapon = WeaponClass.valueOf(each.getKey());
            for (int i = 0; i < each.getValue(); i++) {
                shots.add(new Shot(NOBODY, weapon, number(shift), target));
            }
        }
        return shots;
    }

    /** A type of stand of an arm. */
    StandType stand(String field, Arm arm) {
        String id = values.get(field);
        List<String> among =
                StandType.all().list().stream()
                        .filter(each -> each.arm() == arm)
                        .map(StandType::id)
                        .toList();
        if (!among.contains(id)) {
            throw wrong(field, "there is no \"" + id + "\"" + Nearest.hint(id, among));
        }
        return StandType.all().find(id).orElseThrow();
    }

    static BadInput wrong(String field, String what) {
        return new BadInput("odds", 0, "--" + field, what);
    }
}
