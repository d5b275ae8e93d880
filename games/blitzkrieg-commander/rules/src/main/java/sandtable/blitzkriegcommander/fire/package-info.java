/** BKC-FIRE, BKC-HIT, BKC-SAVE, BKC-CAS, BKC-SUPP, BKC-FB: firing and what comes of it. */
package sandtable.blitzkriegcommander.fire;
