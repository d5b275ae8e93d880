/** The files of the data folder, and the numbers that are free choices. */
package sandtable.notquitemechanized.data;
