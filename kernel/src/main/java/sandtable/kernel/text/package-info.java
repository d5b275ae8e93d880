/** Text taken apart strictly: fields, rows and tables, and what is said of bad input. */
package sandtable.kernel.text;
