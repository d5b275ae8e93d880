/** NQM-TASK: work of engineers, mines, crossings (C14). */
package sandtable.notquitemechanized.engineers;
