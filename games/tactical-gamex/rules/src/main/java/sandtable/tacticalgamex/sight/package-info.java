/**
 * TGX-6.3.7 Line of Sight, with the twelve lines of the book's diagram: hidden by a blind spot
 * (TGX-6.3.7.1), clear to a unit that woods conceal (TGX-6.3.7.2), clear down a slope side
 * (TGX-6.3.7.3), clear over lower woods (TGX-6.3.7.4); Down in a stream hidden from its own level
 * (TGX-6.3.7.5), behind a slope on the viewer's level (TGX-6.3.7.6), seen by a neighbour
 * (TGX-6.3.7.7) and over the viewer's own hill (TGX-6.3.7.8); clear into a ford (TGX-6.3.7.9),
 * blocked between woods on both sides (TGX-6.3.7.10) and by woods before a bridge (TGX-6.3.7.11),
 * clear along a slope side (TGX-6.3.7.12).
 */
package sandtable.tacticalgamex.sight;
