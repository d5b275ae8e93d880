/** The files of the data folder. */
package sandtable.blitzcommander.data;
