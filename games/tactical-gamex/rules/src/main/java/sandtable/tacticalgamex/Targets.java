package sandtable.tacticalgamex;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/** The attacks that activated units can make: each alone, those of a hex, and all together. */
final class Targets {
    private final Table table;
    private final Field field;
    private final int side;
    private final SequencedSet<Decision> choices = new LinkedHashSet<>();

    private Targets(Table table, int side) {
        this.table = table;
        this.field = new Field(table);
        this.side = side;
    }

    static List<Decision> of(Table table, Waiting.Firing firing) {
        var targets = new Targets(table, firing.impulse().side());
        targets.choices.add(new Decision.Done());
        HexSet left = FireActions.targets(targets.field, firing);
        List<List<Integer>> groups = targets.groups(firing.hexes());
        for (int hex : left.toArray()) {
            for (List<Integer> group : groups) {
                targets.shoot(hex, group);
                targets.shell(hex, group);
            }
        }
        targets.combine(firing, left);
        targets.call(firing);
        return List.copyOf(targets.choices);
    }

    static List<Decision> of(Table table, Waiting.Spotted spotted) {
        var targets = new Targets(table, spotted.impulse().side());
        targets.choices.add(new Decision.Done());
        for (int unit : spotted.units()) {
            targets.shoot(spotted.hex(), List.of(unit));
        }
        if (FireActions.checkAdjacent(table, spotted.units()).isEmpty()) {
            targets.shoot(spotted.hex(), spotted.units());
        }
        return List.copyOf(targets.choices);
    }

    private List<List<Integer>> groups(List<Integer> hexes) {
        var groups = new ArrayList<List<Integer>>();
        var all = new ArrayList<Integer>();
        for (int hex : hexes) {
            List<Integer> there =
                    field.units(side, hex).stream()
                            .filter(each -> FireActions.unspent(table, each))
                            .toList();
            all.addAll(there);
            groups.add(there);
            if (there.size() > 1) {
                there.forEach(each -> groups.add(List.of(each)));
            }
        }
        all.sort(null);
        groups.addFirst(List.copyOf(all));
        return groups;
    }

    /** At each unit there that can be picked out, and at all together. */
    private void shoot(int hex, List<Integer> group) {
        List<Integer> inside = DirectFire.together(field, 1 - side, hex, true);
        List<Integer> outside = DirectFire.together(field, 1 - side, hex, false);
        if (Fortifications.empty(field, hex)) {
            fire(hex, group, List.of());
        }
        add(hex, group, inside);
        add(hex, group, outside);
        if (outside.size() > 1 && !DirectFire.summed(table, hex)) {
            for (int target : outside) {
                add(hex, group, List.of(target));
            }
        }
    }

    private void add(int hex, List<Integer> group, List<Integer> targets) {
        if (!targets.isEmpty() && !group.isEmpty()) {
            fire(hex, group, targets);
        }
    }

    private void fire(int hex, List<Integer> group, List<Integer> targets) {
        boolean armored = DirectFire.armored(field, hex, new Shot(group, targets));
        List<Integer> firers =
                group.stream()
                        .filter(
                                each ->
                                        FireActions.unspent(table, each)
                                                && DirectFire.hits(table, each, hex, armored))
                        .toList();
        var shot = new Shot(firers, targets);
        if (!firers.isEmpty() && DirectFire.check(field, side, hex, shot).isEmpty()) {
            choices.add(new Decision.Shoot(hex, List.of(shot)));
        }
    }

    private void shell(int hex, List<Integer> group) {
        List<Integer> firers =
                group.stream()
                        .filter(
                                each ->
                                        IndirectFire.mayShell(table, each)
                                                && IndirectFire.reaches(table, each, hex))
                        .toList();
        int sighter = firers.isEmpty() ? -1 : IndirectFire.sighter(field, side, hex);
        if (sighter >= 0) {
            choices.add(new Decision.Shell(hex, firers, sighter, 0));
        }
    }

    private void combine(Waiting.Firing firing, HexSet left) {
        HexGrid grid = table.ground().grid();
        for (int direction = 0; direction < 6 && firing.impulse().points() > 0; direction++) {
            int hex = grid.neighbour(firing.hexes().getFirst(), direction);
            boolean adjacent =
                    hex >= 0 && firing.hexes().stream().allMatch(each -> grid.adjacent(each, hex));
            if (adjacent && FireActions.mayFire(field, side, hex, left)) {
                choices.add(new Decision.Combine(hex));
            }
        }
    }

    private void call(Waiting.Firing firing) {
        for (int i = 0; i < table.batteries().size() && firing.impulse().points() > 0; i++) {
            if (OffBoardArtillery.callable(table, side, i)) {
                choices.add(new Decision.Call(i));
            }
        }
    }
}
