/** What a good player of Blitzkrieg Commander knows. */
package sandtable.blitzkriegcommander.player;
