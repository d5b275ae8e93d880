package sandtable.notquitemechanized.state;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/**
 * What a post has written and not told to anybody else.
 *
 * @param standing the orders of its units, by number
 * @param tracks of its bodies, by number
 * @param ammunition CUs or FUs of each body (NQM-LOG); of an echelon its refills, of an air stand
 *     the sorties it has left for the day (NQM-TASK.3)
 * @param emptied forts whose stock is used up (NQM-FORT.6), by the id of the position
 */
public record Plan(
        String aim,
        List<Spot> objectives,
        Roster<Standing> standing,
        Roster<Instructions> instructions,
        Roster<Optional<Track>> tracks,
        Roster<Integer> ammunition,
        List<Message> messages,
        List<Shoot> shoots,
        List<Registered> registered,
        List<Sortie> sorties,
        List<Job> jobs,
        List<Link> links,
        List<Integer> emptied) {
    public Plan {
        objectives = List.copyOf(objectives);
        messages = List.copyOf(messages);
        shoots = List.copyOf(shoots);
        registered = List.copyOf(registered);
        sorties = List.copyOf(sorties);
        jobs = List.copyOf(jobs);
        links = List.copyOf(links);
        emptied = List.copyOf(emptied);
    }

    public Standing standing(UnitId unit) {
        return standing.get(unit.index());
    }

    public Instructions instructions(UnitId unit) {
        return instructions.get(unit.index());
    }

    public Optional<Track> track(BodyId body) {
        return tracks.get(body.index());
    }

    public int ammunition(BodyId body) {
        return ammunition.get(body.index());
    }

    public Plan withAim(String now) {
        return new Plan(
                now,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition,
                messages,
                shoots,
                registered,
                sorties,
                jobs,
                links,
                emptied);
    }

    public Plan withObjectives(List<Spot> now) {
        return new Plan(
                aim,
                now,
                standing,
                instructions,
                tracks,
                ammunition,
                messages,
                shoots,
                registered,
                sorties,
                jobs,
                links,
                emptied);
    }

    public Plan with(UnitId unit, Standing now) {
        return new Plan(
                aim,
                objectives,
                standing.with(unit.index(), now),
                instructions,
                tracks,
                ammunition,
                messages,
                shoots,
                registered,
                sorties,
                jobs,
                links,
                emptied);
    }

    public Plan with(UnitId unit, Instructions now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions.with(unit.index(), now),
                tracks,
                ammunition,
                messages,
                shoots,
                registered,
                sorties,
                jobs,
                links,
                emptied);
    }

    public Plan withTracks(Roster<Optional<Track>> now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                now,
                ammunition,
                messages,
                shoots,
                registered,
                sorties,
                jobs,
                links,
                emptied);
    }

    /** With bodies that have no way any more. */
    public Plan halted(List<BodyId> bodies) {
        Roster.Edit<Optional<Track>> edit = tracks.edit();
        for (BodyId each : bodies) {
            edit.set(each.index(), Optional.empty());
        }
        return withTracks(edit.done());
    }

    public Plan with(BodyId body, int rounds) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition.with(body.index(), rounds),
                messages,
                shoots,
                registered,
                sorties,
                jobs,
                links,
                emptied);
    }

    public Plan withMessages(List<Message> now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition,
                now,
                shoots,
                registered,
                sorties,
                jobs,
                links,
                emptied);
    }

    public Plan withShoots(List<Shoot> now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition,
                messages,
                now,
                registered,
                sorties,
                jobs,
                links,
                emptied);
    }

    public Plan withRegistered(List<Registered> now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition,
                messages,
                shoots,
                now,
                sorties,
                jobs,
                links,
                emptied);
    }

    public Plan withSorties(List<Sortie> now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition,
                messages,
                shoots,
                registered,
                now,
                jobs,
                links,
                emptied);
    }

    public Plan withJobs(List<Job> now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition,
                messages,
                shoots,
                registered,
                sorties,
                now,
                links,
                emptied);
    }

    public Plan withLinks(List<Link> now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition,
                messages,
                shoots,
                registered,
                sorties,
                jobs,
                now,
                emptied);
    }

    public Plan withEmptied(List<Integer> now) {
        return new Plan(
                aim,
                objectives,
                standing,
                instructions,
                tracks,
                ammunition,
                messages,
                shoots,
                registered,
                sorties,
                jobs,
                links,
                now);
    }
}
