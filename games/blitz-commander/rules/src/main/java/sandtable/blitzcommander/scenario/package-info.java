/** Reads scenario files. */
package sandtable.blitzcommander.scenario;
