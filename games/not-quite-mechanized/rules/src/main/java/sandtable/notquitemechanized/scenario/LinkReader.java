package sandtable.notquitemechanized.scenario;

import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.StandType;

import java.util.ArrayList;
import java.util.List;

/** NQM-OOB.4: whom each supporting and logistic unit supports, and how. */
final class LinkReader {
    private static final List<Attachment> NAMED =
            List.of(Attachment.DIRECT_SUPPORT, Attachment.IN_SUPPORT);

    private LinkReader() {}

    static List<Link> read(Muster muster) {
        var links = new ArrayList<Link>();
        for (Formation each : muster.formations()) {
            if (each.bodies().size() == 1) {
                links.addAll(read(muster, each));
                muster.line(each.id()).nothingElse();
            }
        }
        return links;
    }

    private static List<Link> read(Muster muster, Formation formation) {
        Fields line = muster.line(formation.id());
        var links = new ArrayList<Link>();
        for (Attachment how : NAMED) {
            if (line.has(how.word())) {
                var to = new ArrayList<UnitId>();
                for (String word : line.text(how.word()).strip().split("\\s+")) {
                    to.add(muster.unit(line, how.word(), word, formation.camp()));
                }
                links.add(new Link(formation.id(), how, to));
            }
        }
        if (links.isEmpty() && formation.under().isPresent()) {
            links.add(
                    new Link(
                            formation.id(),
                            Attachment.UNDER_COMMAND,
                            List.of(formation.under().get())));
        }
        StandType type = muster.stands().get(formation.bodies().getFirst().index()).type();
        if (links.isEmpty() && !type.arm().teeth()) {
            throw line.wrong(
                    "under",
                    "is missing: supporting and logistic units are under, direct-support or"
                            + " in-support (NQM-OOB.4)");
        }
        return links;
    }
}
