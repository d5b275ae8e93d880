/** NQM-CRT, NQM-CRTT: command reaction times and messages on their way (C4). */
package sandtable.notquitemechanized.reaction;
