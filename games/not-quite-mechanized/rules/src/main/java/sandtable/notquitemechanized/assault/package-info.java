/** NQM-ASSAULT, NQM-CATAB, NQM-SPASL: close assault and counterattack (C11). */
package sandtable.notquitemechanized.assault;
