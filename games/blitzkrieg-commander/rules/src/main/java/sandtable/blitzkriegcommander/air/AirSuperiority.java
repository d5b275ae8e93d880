package sandtable.blitzkriegcommander.air;

import static sandtable.blitzkriegcommander.data.Setting.FULL_LEAD;
import static sandtable.blitzkriegcommander.data.Setting.PARTIAL_LEAD;

import sandtable.blitzkriegcommander.battle.Camp.Superiority;
import sandtable.blitzkriegcommander.state.AirHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.step.Telling;

import java.util.List;

/** BKC-RREQ.7: who has the air where the scenario says it of neither side. */
public final class AirSuperiority {
    private static final int FACES = 6;
    private static final Clause ROLLED = Clause.of("BKC-RREQ.7");

    private AirSuperiority() {}

    /** Each side rolls a die and adds its aircraft units; without aircraft nobody rolls. */
    public static Table settled(Table table, Telling<Happening> telling) {
        boolean silent =
                table.support().air().stream().allMatch(each -> each == Superiority.UNSETTLED);
        if (!silent || table.battle().order().aircraft().isEmpty()) {
            return table;
        }
        List<Sum> totals = List.of(total(table, 0, telling), total(table, 1, telling));
        int lead = totals.getFirst().total() - totals.getLast().total();
        List<Superiority> air = List.of(of(lead), of(-lead));
        telling.tell(new AirHappening.AirSettled(totals, air, ROLLED));
        return table.with(table.support().withAir(air));
    }

    private static Sum total(Table table, int side, Telling<Happening> telling) {
        var flights = table.battle().order().aircraft().stream();
        int units = (int) flights.filter(each -> each.side() == side).count();
        int die = telling.chance().die(FACES);
        return Sum.of(
                table.battle().sideOf(side) + " in the air",
                List.of(new Sum.Part("die", die, ROLLED), new Sum.Part("aircraft", units, ROLLED)));
    }

    private static Superiority of(int lead) {
        if (lead >= FULL_LEAD.value()) {
            return Superiority.FULL;
        }
        return lead >= PARTIAL_LEAD.value() ? Superiority.PARTIAL : Superiority.NONE;
    }
}
