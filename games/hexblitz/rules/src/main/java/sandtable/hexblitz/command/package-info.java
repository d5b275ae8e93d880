/** HB-FORM Formations: Command Areas and HQs. */
package sandtable.hexblitz.command;
