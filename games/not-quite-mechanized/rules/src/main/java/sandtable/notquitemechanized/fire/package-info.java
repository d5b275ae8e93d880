/** What firing is in every chapter: classes, bands, weapons, volleys, and how hits are dealt. */
package sandtable.notquitemechanized.fire;
