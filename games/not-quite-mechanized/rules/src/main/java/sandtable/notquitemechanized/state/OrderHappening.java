package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;

import java.util.List;

/** What happens to written orders; nobody but their post is told. */
public sealed interface OrderHappening extends Happening {
    /** Something was written on the post's sheet. */
    record Noted(Decision entry, List<Side> to, Clause clause) implements OrderHappening {
        public Noted {
            to = List.copyOf(to);
        }
    }

    record Sealed(List<Side> to, Clause clause) implements OrderHappening {
        public Sealed {
            to = List.copyOf(to);
        }
    }

    /** Orders were sent, and will act in a bound. */
    record Sent(UnitId unit, List<Order> orders, int acts, List<Side> to, Clause clause)
            implements OrderHappening {
        public Sent {
            orders = List.copyOf(orders);
            to = List.copyOf(to);
        }
    }

    /** Orders reached a unit, which acts on them from now on. */
    record Received(UnitId unit, List<Order> orders, List<Side> to, Clause clause)
            implements OrderHappening {
        public Received {
            orders = List.copyOf(orders);
            to = List.copyOf(to);
        }
    }

    /** A unit has done what it was told, and goes on with what follows. */
    record CarriedOut(UnitId unit, Order order, List<Side> to, Clause clause)
            implements OrderHappening {
        public CarriedOut {
            to = List.copyOf(to);
        }
    }
}
