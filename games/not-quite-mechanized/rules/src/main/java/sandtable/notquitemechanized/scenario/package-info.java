/** Reading scenario files. */
package sandtable.notquitemechanized.scenario;
