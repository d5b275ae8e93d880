/** The charts and tables of the book, read from data files. */
package sandtable.tacticalgamex.charts;
