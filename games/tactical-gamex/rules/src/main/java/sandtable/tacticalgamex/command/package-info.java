/** TGX-22: command posts and command. */
package sandtable.tacticalgamex.command;
