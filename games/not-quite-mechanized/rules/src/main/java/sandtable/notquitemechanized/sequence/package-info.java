/** NQM-SEQ, NQM-SUMM: the bound and its nine steps (C2). */
package sandtable.notquitemechanized.sequence;
