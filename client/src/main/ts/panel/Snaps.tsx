// Places near the end of a way that somebody may mean just so. The rules name them; nothing is rounded here.
import { usePlay } from '../game/play';
import { Label } from '../parts/bits';

export function Snaps() {
    const { measuring } = usePlay();
    const snaps = measuring.own.value?.snaps ?? [];
    if (snaps.length === 0 || measuring.movers.value.length > 1) return null;
    return (
        <section class={measuring.stale.value ? 'sec snaps stale' : 'sec snaps'}>
            <Label>Put it just</Label>
            <div class="row wrap">
                {snaps.map(each => (
                    <button
                        key={each.words}
                        type="button"
                        class="btn sm"
                        data-snap={each.words}
                        onClick={() => {
                            measuring.lead(each.at);
                            // Enter then confirms the way, as after a click on the ground.
                            document.getElementById('map')?.focus();
                        }}
                    >
                        {each.words}
                    </button>
                ))}
            </div>
        </section>
    );
}
