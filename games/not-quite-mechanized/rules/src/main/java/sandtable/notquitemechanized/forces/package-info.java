/** NQM-FIG, NQM-CLASS, NQM-GRADE, NQM-WAC: what stands and battalions are, from data files. */
package sandtable.notquitemechanized.forces;
