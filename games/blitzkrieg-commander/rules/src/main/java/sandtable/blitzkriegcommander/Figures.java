package sandtable.blitzkriegcommander;

import sandtable.blitzkriegcommander.fire.Attack;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Sum;

import java.util.List;

/** What will decide a decision, with its parts; each chapter adds its own up. */
final class Figures {
    private Figures() {}

    static List<Sum> of(View view, Decision decision) {
        return decision instanceof Decision.Fire fire ? attacks(view, fire) : List.of();
    }

    /** The dice of an attack, group after group (BKC-CAS.3). */
    private static List<Sum> attacks(View view, Decision.Fire fire) {
        Attack attack = Firing.attack(view.table(), fire.firers(), fire.target(), fire.means());
        return attack.groups().stream().map(Group::dice).toList();
    }
}
