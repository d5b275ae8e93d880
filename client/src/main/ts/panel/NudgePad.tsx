// Four directions and two turns for a thumb: on a phone the last millimetre is not dragged.
import { useSignal } from '@preact/signals';
import { usePlay } from '../game/play';
import { Icon, type IconName } from '../parts/icons';
import { stepOf } from '../table/scale';

const STEPS = [1, 5, 10] as const;

export function NudgePad({ turned }: { turned: boolean }) {
    const { measuring } = usePlay();
    const step = useSignal(0);
    const mm = STEPS[step.value] ?? 1;
    const go = (icon: IconName, words: string, degrees: number) => (
        <button
            type="button"
            class={`nudge ${icon}`}
            aria-label={`${words}, ${stepOf(mm)}`}
            onClick={() => measuring.nudge(degrees, mm)}
        >
            <Icon name={icon} size={20} />
        </button>
    );
    return (
        <div class="nudges" role="group" aria-label="Nudge">
            {turned && (
                <button type="button" class="nudge left-turn" aria-label="Turn left" onClick={() => measuring.turn(-1)}>
                    <Icon name="turnleft" size={20} />
                </button>
            )}
            {go('up', 'North', 270)}
            {turned && (
                <button
                    type="button"
                    class="nudge right-turn"
                    aria-label="Turn right"
                    onClick={() => measuring.turn(1)}
                >
                    <Icon name="turnright" size={20} />
                </button>
            )}
            {go('back', 'West', 180)}
            <button
                type="button"
                class="nudge step"
                aria-label={`Step ${stepOf(mm)}, press for the next`}
                onClick={() => (step.value = (step.value + 1) % STEPS.length)}
            >
                {stepOf(mm)}
            </button>
            {go('chev', 'East', 0)}
            {go('down', 'South', 90)}
        </div>
    );
}
