// Plays games through the interface, quickly, so that a test can begin where it is interesting.
globalThis.sandtable = (() => {
    const json = async response => response.json();
    const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body) }).then(json);

    async function begin(scenario, players, seed, options) {
        const game = await post('/api/games', { scenario, players, options, seed });
        return game.id;
    }

    const away = (a, b) => Math.abs(a.slice(0, 2) - b.slice(0, 2)) + 1.01 * Math.abs(a.slice(2) - b.slice(2));

    /** Orders everybody to move, attacks what can be attacked, else goes nearer to the goal. */
    function pick(position, goal) {
        const choices = position.scene.question.choices;
        const fight = choices.find(each => each.forecast);
        const group = choices.find(each => each.tie.type === 'OnGroup');
        const single = choices.find(each => each.tie.type === 'OnPiece');
        if (fight || group || single) return fight ?? group ?? single;
        const nearer = each => {
            const from = position.scene.pieces.find(piece => piece.id === each.tie.pieces[0]).places[0];
            return away(each.tie.way.at(-1).number, goal) - (from.type === 'Hex' ? away(from.number, goal) : 99);
        };
        const moves = choices.filter(each => each.tie.type === 'Along' && each.weight === 'MAIN').sort((a, b) => nearer(a) - nearer(b));
        const button = choices.find(each => each.tie.type === 'Button');
        return moves[0] && (nearer(moves[0]) < 0 || !button) ? moves[0] : (button ?? choices[0]);
    }

    const CONDITIONS = {
        orders: (question, position) => position.turn > 1 && question.choices.some(each => each.tie.type === 'OnGroup'),
        late: (question, position) => position.turn > 4 && question.choices.some(each => each.tie.type === 'OnGroup'),
        moves: (question, position) => position.turn > 1 && question.choices.some(each => each.tie.type === 'Along' && each.tie.way.length > 1),
        anyMoves: question => question.choices.some(each => each.tie.type === 'Along' && each.tie.way.length > 1),
        odds: question => question.choices.some(each => each.forecast),
        never: () => false,
    };

    const seatsOf = async id => (await fetch(`/api/games/${id}/seat`).then(json)).seats;
    const look = (id, seat) => fetch(`/api/games/${id}?seat=${seat.token}`).then(json);
    const pause = () => new Promise(later => setTimeout(later, 15));

    const act = (id, seat, position, action) =>
        post(`/api/games/${id}/actions`, { seat: seat.token, position: position.position, action, key: crypto.randomUUID(), since: position.step });

    /** The seat that is asked with what it sees; the one that answered last is looked at first, for its answer told it already. */
    async function asked(id, seats, last) {
        for (let tries = 0; tries < 500; tries++) {
            if (last?.position.scene.question || last?.position.over) return last;
            for (const seat of seats) {
                const position = await look(id, seat);
                if (position.scene.question || position.over) return { seat, position };
            }
            last = undefined;
            await pause();
        }
        throw new Error(`in game ${id} nobody is asked`);
    }

    async function play(id, goal, condition) {
        const seats = await seatsOf(id);
        let now = await asked(id, seats);
        for (let steps = 0; steps < 2000; steps++) {
            const question = now.position.scene.question;
            if (now.position.over || CONDITIONS[condition](question, now.position)) return;
            const next = await act(id, now.seat, now.position, pick(now.position, goal).typed);
            now = await asked(id, seats, next.scene ? { seat: now.seat, position: next } : undefined);
        }
        throw new Error(`game ${id} never came to ${condition}`);
    }

    /** Gives orders as a person would type them, each for the seat that is asked. */
    async function give(id, orders) {
        const seats = await seatsOf(id);
        let now;
        for (const action of orders) {
            now = await answer(id, await asked(id, seats, now), action);
        }
    }

    async function answer(id, now, action) {
        const next = await act(id, now.seat, now.position, action);
        if (!next.scene) throw new Error(`${action}: ${next.message}`);
        return { seat: now.seat, position: next };
    }

    /** Gives the orders of one side; whoever else is asked lets the time pass. */
    async function lead(id, side, orders) {
        const seats = await seatsOf(id);
        const left = [...orders];
        let now;
        while (left.length > 0) {
            now = await asked(id, seats, now);
            now = await answer(id, now, now.seat.side === side ? left.shift() : idle(now));
        }
    }

    /** All roll and do nothing until somebody may answer with such words, or until the end. */
    async function wait(id, words) {
        const seats = await seatsOf(id);
        const fits = position => position.scene.question?.choices.some(each => each.typed.startsWith(words));
        let now = await asked(id, seats);
        while (!now.position.over && !fits(now.position)) {
            now = await asked(id, seats, await answer(id, now, idle(now, 'roll')));
        }
        return !now.position.over;
    }

    const idle = (now, ...wanted) => {
        const typed = now.position.scene.question.choices.map(each => each.typed);
        return [...wanted, 'pass', 'done'].find(each => typed.includes(each)) ?? typed[0];
    };

    return { begin, play, give, lead, wait };
})();
