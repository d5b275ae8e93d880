/** C12: infantry and tanks: terror, what can hurt them, close country. */
package sandtable.notquitemechanized.tanks;
