/** TGX-8: mines, fortifications and the laying of neutral counters. */
package sandtable.tacticalgamex.counters;
