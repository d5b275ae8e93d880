package sandtable.notquitemechanized.state;

import sandtable.kernel.Action;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Locale;

/** What posts decide, in the order of the sequence of play. */
public sealed interface Decision extends Action {
    /** What an entry on a sheet is about: a later one about the same strikes it out. */
    default Object subject() {
        return this;
    }

    /** What an entry is about. */
    record Subject(String kind, Object of) {}

    /** NQM-CMD.1: the aim of the operation. */
    record Aim(String aim) implements Decision {
        @Override
        public Object subject() {
            return new Subject("aim", "");
        }
    }

    /** NQM-CMD.1: the objectives, in order. */
    record Objectives(List<Spot> places) implements Decision {
        public Objectives {
            places = List.copyOf(places);
        }

        @Override
        public Object subject() {
            return new Subject("objectives", "");
        }
    }

    /** NQM-CTRL.1: whom a unit supports, and how. */
    record Attach(Link link) implements Decision {
        @Override
        public Object subject() {
            return new Subject("attach", link.unit());
        }
    }

    /** NQM-SEQ.1: new orders for a unit, one after the other. */
    record Write(UnitId unit, List<Order> orders) implements Decision {
        public Write {
            orders = List.copyOf(orders);
        }

        @Override
        public Object subject() {
            return new Subject("order", unit);
        }
    }

    /** C4: a message that has not gone yet comes back; or what is on the sheet is struck out. */
    record Recall(UnitId unit) implements Decision {
        @Override
        public Object subject() {
            return new Subject("order", unit);
        }
    }

    /**
     * C2: an entry of the sheet is struck out.
     *
     * @param entry its number, from 1
     */
    record Strike(int entry) implements Decision {}

    /** C3: an instruction, which needs no reaction time. */
    record Instruct(UnitId unit, Instructions.Change change) implements Decision {
        @Override
        public Object subject() {
            return new Subject("instruct " + change.getClass().getSimpleName(), unit);
        }
    }

    /** C8: a shoot, planned or called. */
    record Fire(Shoot shoot) implements Decision {
        @Override
        public Object subject() {
            return new Subject("shoot " + shoot.bound(), shoot.battery());
        }
    }

    /** C8: a shoot of the operation order is not to be fired. */
    record CancelShoot(BodyId battery, int bound) implements Decision {
        @Override
        public Object subject() {
            return new Subject("shoot " + bound, battery);
        }
    }

    /** NQM-OOB.9. */
    record Register(Registered point) implements Decision {}

    /** C13. */
    record Fly(Sortie sortie) implements Decision {
        @Override
        public Object subject() {
            return new Subject("sortie " + sortie.bound(), sortie.air());
        }
    }

    /**
     * C9: an attack, led by a Command stand.
     *
     * @param with the bodies that fire
     */
    record Declare(BodyId command, Spot objective, List<BodyId> with) implements Decision {
        public Declare {
            with = List.copyOf(with);
        }

        @Override
        public Object subject() {
            return new Subject("attack", command);
        }
    }

    /** C9, NQM-SPATT.4: a body fires before all others. */
    record ShootAndScoot(BodyId body, boolean twice) implements Decision {
        @Override
        public Object subject() {
            return new Subject("scoot", body);
        }
    }

    /** C2: the post has written all it wants to. */
    record Seal() implements Decision {}

    /** NQM-PRESS.1, NQM-RETR.3, NQM-CATAB.19 and others: an answer that is one of a few words. */
    record Choose(Choice choice) implements Decision {}

    enum Choice {
        GO_TO_GROUND,
        SIT_TIGHT,
        WITHDRAW,
        ASSAULT,
        STOP,
        STAY,
        ROLL_ON;

        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
