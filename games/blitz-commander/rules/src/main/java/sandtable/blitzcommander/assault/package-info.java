/**
 * BC-ASLT Move and Assault Action, with BC-AT, BC-ATMOD, BC-AP, BC-APMOD, BC-APMAX, BC-ARTY and
 * BC-TA; losses, advances and odds.
 */
package sandtable.blitzcommander.assault;
