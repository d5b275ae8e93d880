/** Scenario files, read and checked. */
package sandtable.hexblitz.scenario;
