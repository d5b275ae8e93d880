package sandtable.notquitemechanized.battle;

/** NQM-CLASS.14: what a headquarters commands. Regiments stand where brigades do. */
public enum Level {
    BATTALION,
    BRIGADE,
    DIVISION
}
