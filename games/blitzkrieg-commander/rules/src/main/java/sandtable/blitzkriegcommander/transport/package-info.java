/** BKC-GUN, BKC-TRN: guns, carriers and those aboard. */
package sandtable.blitzkriegcommander.transport;
