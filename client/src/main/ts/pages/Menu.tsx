// What is rarely wanted: save, share, leave a lesson, leave the table.
import { useSignal } from '@preact/signals';
import { dark, handOver, silhouettes, theme } from '../browser/settings';
import { usePlay } from '../game/play';
import { Icon } from '../parts/icons';
import { get } from '../wire/http';

export function Menu() {
    const play = usePlay();
    const { game } = play;
    const said = useSignal('');
    const position = game.position.value;
    if (position === null) return null;
    return (
        <div class="menu">
            <button type="button" class="btn" onClick={() => void save()}>
                <Icon name="save" /> Save as text
            </button>
            <button type="button" class="btn" id="seats" onClick={() => (play.sheet.value = 'seats')}>
                <Icon name="people" /> Who sits where, hand over my seat
            </button>
            {position.over === null && !position.watching && (
                <button type="button" class="btn" id="ending" onClick={() => (play.sheet.value = 'ending')}>
                    <Icon name="flag" /> Resign, or offer a draw
                </button>
            )}
            {game.umpires.value && (
                <button type="button" class="btn" onClick={() => (play.sheet.value = 'knows')}>
                    <Icon name="eye" /> Who knows what <kbd>K</kbd>
                </button>
            )}
            <button type="button" class="btn" onClick={() => void share()}>
                <Icon name="share" /> Copy the address of this position
            </button>
            <a class="btn" href={`${game.address}/step/${position.step}`}>
                <Icon name="play" /> Replay from the start
            </a>
            <button type="button" class="btn" onClick={() => (play.sheet.value = 'words')}>
                <Icon name="text" /> Board in words <kbd>X</kbd>
            </button>
            <button type="button" class="btn" onClick={() => (theme.value = dark() ? 'light' : 'dark')}>
                <Icon name={dark() ? 'sun' : 'moon'} /> {dark() ? 'Light colours' : 'Dark colours'}
            </button>
            {position.scene.pieces.some(each => each.symbol.outline !== '') && (
                <button
                    type="button"
                    class="btn"
                    id="silhouettes"
                    onClick={() => (silhouettes.value = !silhouettes.value)}
                >
                    <Icon name="layers" />{' '}
                    {silhouettes.value ? 'Counters with NATO signs' : 'Counters with silhouettes'}
                </button>
            )}
            <button type="button" class="btn" id="handover" onClick={() => (handOver.value = !handOver.value)}>
                <Icon name="next" />{' '}
                {handOver.value ? 'Do not tell what others did' : 'Tell what others did before my turn'}
            </button>
            <button type="button" class="btn" onClick={() => (play.sheet.value = 'keys')}>
                <Icon name="menu" /> Keys <kbd>F1</kbd>
            </button>
            {play.teaching.at.value !== null && (
                <button type="button" class="btn" id="leave-lesson" onClick={() => void leaveLesson()}>
                    <Icon name="flag" /> Leave the lesson and play on
                </button>
            )}
            <a class="btn" href="#/">
                <Icon name="back" /> All games
            </a>
            {said.value !== '' && <p role="status">{said.value}</p>}
            <dl class="dicecheck small">
                <dt>Dice can be checked</dt>
                <dd>
                    The hash of the seed was fixed before the first roll:{' '}
                    <span class="mono wrapany">{position.commitment}</span>.
                    {position.chosenSeed !== null &&
                        ` The seed was chosen by whoever began the game, who may know how the dice fall: ${position.chosenSeed}.`}
                    {position.seed === null ? ' The seed is shown at the end.' : ` Seed: ${position.seed}`}
                </dd>
            </dl>
        </div>
    );

    async function leaveLesson(): Promise<void> {
        play.sheet.value = 'none';
        await play.teaching.leave();
    }

    async function save(): Promise<void> {
        const answer = await get<string>(`/api/games/${game.id}/save?seat=${game.seat.value?.token ?? ''}`);
        if (answer.kind === 'ok') download(`${game.listed.title} ${game.id}.txt`, answer.value);
        else
            said.value =
                answer.kind === 'failed'
                    ? answer.message
                    : answer.kind === 'refused'
                      ? answer.reason
                      : 'The server does not answer.';
    }

    async function share(): Promise<void> {
        const address = `${location.origin}/#/game/${game.id}/step/${position?.step ?? 0}`;
        await navigator.clipboard.writeText(address).then(
            () => (said.value = 'The address is in the clipboard.'),
            () => (said.value = address),
        );
    }
}

export function download(name: string, text: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
}
