-- Whose the game is, who is shown its seats: empty for whoever the data belong to.
alter table game add column owner text not null default '';

-- The posts that owe an answer, with tabs between; ? where an older program kept the game.
alter table game add column asked text not null default '?';

-- The seed that somebody chose, as it was typed; empty where the dice are secret.
alter table game add column chosen text not null default '';

-- What was submitted under the key, as a hash; empty where an older program kept the entry.
alter table entry add column content text not null default '';

create index game_listed on game (owner, updated desc, id);

create index game_running on game (id) where result = '';
