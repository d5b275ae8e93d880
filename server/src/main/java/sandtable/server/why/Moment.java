package sandtable.server.why;

/**
 * One step of a game that is over, weighed. Points are of 100.
 *
 * @param camp whose answer it was
 * @param chance of 100, that the first camp wins after it
 * @param doubt by how much that may well be wrong
 * @param rolled whether dice were thrown, or cards drawn
 * @param luck points that the first camp had from them
 * @param tried how many answers were weighed; 1 where there was nothing to choose
 * @param away points that the answer gave away against the best, by what its side knew; 0 where the
 *     two could not be told apart
 * @param lead points by which it was better than the next best; 0 likewise
 * @param words the answer that was given
 * @param told what came of it, where that can be said
 * @param other the best of the other answers; empty where there was nothing to choose
 */
record Moment(
        int step,
        int turn,
        String side,
        String camp,
        double chance,
        double doubt,
        int trials,
        boolean rolled,
        double luck,
        int tried,
        double away,
        double lead,
        String words,
        String told,
        String other) {}
