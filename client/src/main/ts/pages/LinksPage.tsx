// The seats of a game that was begun here, each with a link to give away.
import { useSignal } from '@preact/signals';
import { type Link, made, seatAddress } from '../browser/seats';
import { Icon } from '../parts/icons';
import { SiteHeader } from './SiteHeader';

export function LinksPage({ id }: { id: string }) {
    const game = made.value[id];
    return (
        <div class="site">
            <SiteHeader at="play" />
            <main class="links">
                {game === undefined ? (
                    <>
                        <h1>No links here</h1>
                        <p>Only the browser in which a game was begun knows the links of its seats.</p>
                    </>
                ) : (
                    <>
                        <h1>Seats for {game.title}</h1>
                        <p class="muted">
                            Whoever opens a link has that seat and sees what it may see. Send each to one person and
                            open none but your own.
                        </p>
                        <Seats id={id} seats={game.seats} own={game.own} />
                        {game.own !== '' && (
                            <a class="btn pri big" id="sit" href={seatAddress(id, game.own)}>
                                Sit down
                            </a>
                        )}
                    </>
                )}
                <a class="btn ghost" href="#/">
                    To all games
                </a>
            </main>
        </div>
    );
}

/** One row a seat; the own one has no link to give away. */
export function Seats({ id, seats, own }: { id: string; seats: readonly Link[]; own: string }) {
    const copied = useSignal('');
    async function copy(address: string, token: string): Promise<void> {
        await navigator.clipboard.writeText(address).then(
            () => (copied.value = token),
            () => document.querySelector<HTMLInputElement>(`[data-link="${token}"]`)?.select(),
        );
    }
    return (
        <ul class="linkrows">
            {seats.map(each => {
                const name = each.post === '' ? 'Umpire' : each.post;
                const address = `${location.origin}/${seatAddress(id, each.token)}`;
                return (
                    <li key={each.token} data-post={each.post === '' ? 'umpire' : each.post}>
                        <b>{name}</b>
                        {each.token === own ? (
                            <span class="muted grow">you</span>
                        ) : (
                            <>
                                <input
                                    class="mono grow"
                                    readOnly
                                    value={address}
                                    data-link={each.token}
                                    aria-label={`Link of ${name}`}
                                    onFocus={event => event.currentTarget.select()}
                                />
                                <button type="button" class="btn sm" onClick={() => void copy(address, each.token)}>
                                    <Icon name={copied.value === each.token ? 'check' : 'share'} />
                                    {copied.value === each.token ? 'Copied' : 'Copy'}
                                    <span class="sr">the link of {name}</span>
                                </button>
                            </>
                        )}
                    </li>
                );
            })}
        </ul>
    );
}
