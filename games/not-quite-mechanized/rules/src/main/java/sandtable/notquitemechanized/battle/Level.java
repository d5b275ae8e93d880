package sandtable.notquitemechanized.battle;

/**
 * NQM-CLASS.14: what a headquarters commands. Regiments stand where brigades do. Corps and army
 * have none on the table: they task aircraft (NQM-TASK.1, .2).
 */
public enum Level {
    BATTALION,
    BRIGADE,
    DIVISION,
    CORPS,
    ARMY
}
