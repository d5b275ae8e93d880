/** NQM-FIGHT, NQM-FFT, NQM-WAC, NQM-NOTE, NQM-RANGE, NQM-SPATT: winning the firefight (C9). */
package sandtable.notquitemechanized.firefight;
