/** BKC-GEO Measuring: distances between bases, arcs, contact. */
package sandtable.blitzkriegcommander.measuring;
