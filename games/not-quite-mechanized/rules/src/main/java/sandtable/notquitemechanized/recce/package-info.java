/** NQM-RECCE, NQM-RTAB, NQM-ETAB: looks, Stops, ambushes, meeting engagements (C7). */
package sandtable.notquitemechanized.recce;
