/** BKC-SET Set-up: where armies stand when the battle begins, and who comes later. */
package sandtable.blitzkriegcommander.setup;
