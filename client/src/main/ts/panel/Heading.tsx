// The head of the panel: what step it is, the question, its clause.
import { usePlay } from '../game/play';
import { Chip, Sentence } from '../parts/bits';

export function Heading({ clause, words, step }: { clause: string | null; words: string; step?: string }) {
    const play = usePlay();
    const scene = play.shown.value?.scene;
    const stage = scene?.sequence.find(each => each.current)?.words ?? '';
    return (
        <>
            <div class="row between">
                <p class="lab">{step ?? stage}</p>
                <Chip clause={clause} />
            </div>
            <h2 class="q">
                <Sentence text={words} />
            </h2>
        </>
    );
}
