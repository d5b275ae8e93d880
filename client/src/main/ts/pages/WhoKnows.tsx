// Who knows what, for an umpire: a row a piece, a column a post.
import { useSignal } from '@preact/signals';
import { usePlay } from '../game/play';
import { Flag } from '../parts/bits';
import { Icon, type IconName } from '../parts/icons';
import { useFetched } from '../parts/useFetched';
import { lengthOf } from '../table/scale';
import type { Known, KnownBelief, KnownHow } from '../wire/types';
import { postName } from './company';

export function WhoKnows() {
    const { game } = usePlay();
    const position = game.position.value;
    const token = game.seat.value?.token ?? '';
    // Asked for anew with every position.
    const known = useFetched<Known[]>(`/api/games/${game.id}/knowledge?seat=${token}#${position?.position ?? 0}`);
    const wrong = useSignal(false);
    if (known.state === 'failed') return <p>{known.words}</p>;
    if (known.state === 'loading' || position === null) return <p class="muted">Asking …</p>;
    const rows = known.value.filter(each => !wrong.value || each.beliefs.some(one => one.how === 'WRONG'));
    return (
        <>
            <p class="legend row wrap small">
                {(['SEES', 'TOLD', 'WRONG', 'NOTHING'] as const).map(each => (
                    <span key={each} class="row">
                        <Mark how={each} /> {WORDS[each]}
                    </span>
                ))}
            </p>
            <label class="check">
                <input
                    type="checkbox"
                    checked={wrong.value}
                    onChange={event => (wrong.value = event.currentTarget.checked)}
                />
                Only what somebody has wrong
            </label>
            {rows.length === 0 && <p class="muted">Nobody has anything wrong.</p>}
            {rows.length > 0 && (
                <table class="knowledge">
                    <thead>
                        <tr>
                            <th scope="col">Piece</th>
                            {position.sides.map(each => (
                                <th key={each.id} scope="col" title={each.id}>
                                    {postName(each)}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map(each => (
                            <tr key={each.piece}>
                                <th scope="row">
                                    <span class="row">
                                        <Flag side={each.side} size={14} /> {each.name}
                                    </span>
                                </th>
                                {each.beliefs.map(one => (
                                    <td key={one.post}>
                                        <Belief belief={one} />
                                    </td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            )}
        </>
    );
}

const WORDS: Readonly<Record<KnownHow, string>> = {
    SEES: 'sees it',
    TOLD: 'was told',
    WRONG: 'believes it elsewhere',
    NOTHING: 'knows nothing',
};

const ICONS: Readonly<Record<KnownHow, IconName>> = { SEES: 'eye', TOLD: 'text', WRONG: 'warn', NOTHING: 'minus' };

const Mark = ({ how }: { how: KnownHow }) => (
    <span class={`how ${how.toLowerCase()}`}>
        <Icon name={ICONS[how]} />
    </span>
);

function Belief({ belief }: { belief: KnownBelief }) {
    const off = belief.how === 'WRONG' && belief.offMm > 0 ? lengthOf(belief.offMm) : '';
    const words = [WORDS[belief.how], belief.words, off === '' ? '' : `${off} off`].filter(each => each !== '');
    return (
        <span title={words.join(', ')}>
            <Mark how={belief.how} />
            <span class="sr">{words.join(', ')}</span>
            {off !== '' && <small aria-hidden="true">{off}</small>}
        </span>
    );
}
