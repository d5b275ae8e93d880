// Plays games through the interface, quickly, so that a test can begin where it is interesting.
globalThis.sandtable = (() => {
    const json = async response => response.json();
    const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body) }).then(json);

    async function begin(scenario, players, seed) {
        const game = await post('/api/games', { scenario, players, options: {}, seed });
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

    async function play(id, goal, condition) {
        const seats = (await fetch('/api/games').then(json)).find(each => each.id === id).seats;
        for (let steps = 0; steps < 2000; steps++) {
            let asked = false;
            for (const seat of seats) {
                const position = await fetch(`/api/games/${id}?seat=${seat.token}`).then(json);
                const question = position.scene.question;
                if (position.over) return;
                if (!question) continue;
                if (CONDITIONS[condition](question, position)) return;
                asked = true;
                await post(`/api/games/${id}/actions`, { seat: seat.token, position: position.position, action: pick(position, goal).typed, key: crypto.randomUUID() });
            }
            if (!asked) await new Promise(later => setTimeout(later, 40));
        }
        throw new Error(`game ${id} never came to ${condition}`);
    }

    /** Gives orders as a person would type them, each for the seat that is asked. */
    async function give(id, orders) {
        const seats = (await fetch('/api/games').then(json)).find(each => each.id === id).seats;
        for (const action of orders) {
            for (let tries = 0; tries < 100; tries++) {
                const positions = await Promise.all(seats.map(seat => fetch(`/api/games/${id}?seat=${seat.token}`).then(json)));
                const asked = positions.findIndex(each => each.scene.question);
                if (asked < 0) {
                    await new Promise(later => setTimeout(later, 40));
                    continue;
                }
                const answer = await post(`/api/games/${id}/actions`, { seat: seats[asked].token, position: positions[asked].position, action, key: crypto.randomUUID() });
                if (answer.message) throw new Error(`${action}: ${answer.message}`);
                break;
            }
        }
    }

    return { begin, play, give };
})();
