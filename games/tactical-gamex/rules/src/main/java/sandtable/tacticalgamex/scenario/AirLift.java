package sandtable.tacticalgamex.scenario;

import sandtable.space.HexSet;

import java.util.List;

/**
 * TGX-11.1 What a scenario suggests for an aircraft of an airborne assault; its side may choose
 * otherwise.
 *
 * @param load units by their numbers
 * @param landing the hex aimed at
 * @param zone hexes that may be aimed at
 */
public record AirLift(List<Integer> load, int landing, HexSet zone) {
    public AirLift {
        load = List.copyOf(load);
    }
}
