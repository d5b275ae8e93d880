/** NQM-SCALE, NQM-FIG, NQM-ESTATE: distances and layouts (C1). */
package sandtable.notquitemechanized.measuring;
