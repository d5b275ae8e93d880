/** What belongs to every chapter: the position, units, counters, actions, events, steps. */
package sandtable.tacticalgamex.state;
