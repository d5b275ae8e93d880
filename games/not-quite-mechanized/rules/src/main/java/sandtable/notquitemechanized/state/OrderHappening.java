package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Link;
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

    /** What was written on the sheet was struck out. */
    record Struck(Decision entry, List<Side> to, Clause clause) implements OrderHappening {
        public Struck {
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

    /** A message was called back before it had gone. */
    record Recalled(UnitId unit, List<Side> to, Clause clause) implements OrderHappening {
        public Recalled {
            to = List.copyOf(to);
        }
    }

    /** Whom a unit supports from a bound on (NQM-OOB.4). */
    record Attached(Link link, int acts, List<Side> to, Clause clause) implements OrderHappening {
        public Attached {
            to = List.copyOf(to);
        }
    }

    /**
     * A post hears what another of its camp reports of a bound (C17).
     *
     * @param seen enemies, where they were
     * @param hurt bodies that had losses
     */
    record ReportArrived(
            Side from,
            int bound,
            List<Dispatch.Place> seen,
            List<BodyId> hurt,
            List<Dispatch.Done> done,
            List<Side> to,
            Clause clause)
            implements OrderHappening {
        public ReportArrived {
            seen = List.copyOf(seen);
            hurt = List.copyOf(hurt);
            done = List.copyOf(done);
            to = List.copyOf(to);
        }

        @Override
        public boolean reveals() {
            return true;
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
