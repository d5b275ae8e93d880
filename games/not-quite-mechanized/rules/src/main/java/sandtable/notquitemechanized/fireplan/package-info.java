/** NQM-ARTY, NQM-AETAB, NQM-COMBAT, NQM-FORT: shoots, planned, called and registered (C8). */
package sandtable.notquitemechanized.fireplan;
