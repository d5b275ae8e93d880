/** Setting up where the scenario gives zones. */
package sandtable.blitzcommander.setup;
