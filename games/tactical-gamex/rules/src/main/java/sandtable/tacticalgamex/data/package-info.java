/** The files of the data folder. */
package sandtable.tacticalgamex.data;
