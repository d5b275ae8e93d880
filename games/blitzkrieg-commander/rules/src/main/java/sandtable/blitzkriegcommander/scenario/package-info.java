/** Reading scenario files. */
package sandtable.blitzkriegcommander.scenario;
