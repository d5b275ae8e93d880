/** What artillery and aircraft have in common: observers, deviation, fire-zones, blunders. */
package sandtable.blitzkriegcommander.offtable;
