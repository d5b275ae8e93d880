// News and answers can overtake one another: in the end the table is as new as what was heard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './window';
import { Play } from '../../main/ts/game/play';
import { GameStore } from '../../main/ts/game/store';
import type { Choice, ListedGame, ListedSeat, News, Position } from '../../main/ts/wire/types';

const SEAT = { side: 'German', token: 'g', asked: true } as ListedSeat;
const OTHER = { side: 'British', token: 'b', asked: false } as ListedSeat;
const LISTED = { id: 'game', scenario: 'toy/first', seats: [SEAT], over: false } as unknown as ListedGame;
const GROUND = { type: 'Measured', widthMm: 100, heightMm: 100, features: [] };

const position = (number: number): Position =>
    ({
        game: 'game',
        position: number,
        step: number,
        side: 'German',
        waitingFor: [],
        thinking: null,
        over: null,
        offer: null,
        log: [],
        scene: { parties: [], pieces: [], overlays: [], question: null },
    }) as unknown as Position;

const QUESTION = { form: 'PICK_ONE', choices: [], variants: [], others: [], standing: [] };

const asked = (number: number): Position => {
    const { scene, ...rest } = position(number);
    return { ...rest, scene: { ...scene, question: QUESTION } } as unknown as Position;
};

interface Request {
    path: string;
    /** What the server knew when it was asked. */
    knew: number;
    answer(status: number, body: unknown): Promise<void>;
}

/** A server whose answers come when the test wants them. */
class Server {
    readonly requests: Request[] = [];
    private knows = 0;
    private tell: ((event: { data: string }) => void) | undefined;

    constructor() {
        const server = this;
        globalThis.fetch = ((path: string) =>
            new Promise<Response>(done =>
                server.requests.push({
                    path,
                    knew: server.knows,
                    async answer(status, body) {
                        done(
                            new Response(JSON.stringify(body), {
                                status,
                                headers: { 'content-type': 'application/json' },
                            }),
                        );
                        await settled();
                    },
                }),
            )) as typeof fetch;
        globalThis.EventSource = class {
            addEventListener(_: string, heard: (event: { data: string }) => void): void {
                server.tell = heard;
            }
            close(): void {}
        } as unknown as typeof EventSource;
    }

    take(path: string): Request {
        const at = this.requests.findIndex(each => each.path.includes(path));
        const [request] = at < 0 ? [] : this.requests.splice(at, 1);
        assert.ok(request !== undefined, `nobody asked for ${path}`);
        return request;
    }

    async news(number: number): Promise<void> {
        this.knows = number;
        const news: News = { position: number, waitingFor: [], thinking: null, sides: [], over: false, offer: null };
        this.tell?.({ data: JSON.stringify(news) });
        await settled();
    }
}

const settled = (): Promise<void> => new Promise(done => setTimeout(done, 5));

async function seated(server: Server, game: GameStore, seat: ListedSeat, at: number): Promise<void> {
    const sat = game.sit(seat);
    await server.take('/ground').answer(200, GROUND);
    await server.take('?seat').answer(200, position(at));
    await sat;
}

test('answers that overtake one another leave the newest table', async () => {
    const server = new Server();
    const game = new GameStore(LISTED);
    await seated(server, game, SEAT, 1);

    await server.news(2);
    await server.news(3);
    for (let last = server.requests.pop(); last !== undefined; last = server.requests.pop()) {
        await last.answer(200, position(last.knew));
    }

    assert.equal(game.position.value?.position, 3);
});

test('an old table that comes after an answer is not shown', async () => {
    const server = new Server();
    const game = new GameStore(LISTED);
    await seated(server, game, SEAT, 1);

    await server.news(2);
    const late = server.take('?seat');
    const acted = game.act('ready');
    await server.take('/actions').answer(200, position(3));
    await late.answer(200, position(2));
    await acted;

    assert.equal(game.position.value?.position, 3);
});

test('news that come while a refused answer was sent are not forgotten', async () => {
    const server = new Server();
    const game = new GameStore(LISTED);
    await seated(server, game, SEAT, 1);

    const acted = game.act('dance');
    await server.news(2);
    await server.take('/actions').answer(422, { reason: 'nobody dances', clause: 'T.1' });
    await server.take('?seat').answer(200, position(2));

    assert.equal(await acted, false);
    assert.equal(game.position.value?.position, 2);
});

test('who is told that the table is old gets it newer than what was asked for before', async () => {
    const server = new Server();
    const game = new GameStore(LISTED);
    await seated(server, game, SEAT, 1);

    const again = game.reload();
    const old = server.take('?seat');
    const acted = game.act('ready');
    await server.take('/actions').answer(409, { message: 'look again', position: position(2) });
    await old.answer(200, position(1));
    await again;
    await server.take('?seat').answer(200, position(2));
    await acted;

    assert.equal(game.position.value?.position, 2);
});

test('the news of one seat mean nothing to the next', async () => {
    const server = new Server();
    const game = new GameStore(LISTED);
    await seated(server, game, SEAT, 9);
    await server.news(9);

    await seated(server, game, OTHER, 4);
    const acted = game.act('ready');
    await server.take('/actions').answer(200, position(5));

    assert.equal(await acted, true);
    assert.deepEqual(server.requests, []);
});

test('who else begins or ends to think disturbs nothing that is being answered', async () => {
    const server = new Server();
    const play = new Play(LISTED);
    void play.game.sit(SEAT);
    await server.take('/ground').answer(200, GROUND);
    await server.take('/api/games/game?').answer(200, position(1));
    const order = { typed: 'hold I', template: null } as unknown as Choice;
    play.writing.open(order);
    const { value: options } = play.selection.options;

    await server.news(1);

    assert.equal(play.writing.choice.value, order);
    assert.equal(play.selection.options.value, options);
});

test('what was proposed goes when the others have changed the question', async () => {
    const server = new Server();
    const play = new Play(LISTED);
    void play.game.sit(SEAT);
    await server.take('/ground').answer(200, GROUND);
    await server.take('/api/games/game?').answer(200, asked(1));
    play.selection.propose([{ typed: 'fire A07', tie: { type: 'Button' } } as unknown as Choice]);

    await server.news(2);
    await server.take('/api/games/game?').answer(200, position(2));

    assert.equal(play.selection.proposed.value, null);
});
