// What is told of a position, put together with what is known: unchanging parts of a scene are sent once.
import type { Changes, Position, Scene, Stretch } from '../wire/types';

/** All of a position, or what has changed since one that is known. */
export type Told = Position | Changes;

export function together(known: Position | null, told: Told): Position {
    if (told.type !== 'Changes') return told;
    if (known === null || known.mark !== told.since) throw new Error(`changes since ${told.since} without it`);
    const { position } = told;
    return {
        ...position,
        log: [...known.log, ...position.log],
        scene: scene(known.scene, told),
    };
}

function scene(known: Scene, told: Changes): Scene {
    const sent = told.position.scene;
    const same = Object.fromEntries(told.same.map(name => [name, known[name as keyof Scene]]));
    return {
        ...sent,
        ...same,
        pieces: list(told.pieces, known.pieces, sent.pieces),
        overlays: list(told.overlays, known.overlays, sent.overlays),
        question: sent.question && {
            ...sent.question,
            choices: list(told.choices, known.question?.choices ?? [], sent.question.choices),
        },
    };
}

/** From those that are known and those that were sent, stretch by stretch. */
function list<T>(stretches: readonly Stretch[], known: readonly T[], sent: readonly T[]): T[] {
    let next = 0;
    return stretches.flatMap(({ from, count }) => {
        if (from >= 0) return known.slice(from, from + count);
        next += count;
        return sent.slice(next - count, next);
    });
}
