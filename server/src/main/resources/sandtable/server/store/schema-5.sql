-- How the people at a game ended it before its rules did, as it stands in a save; empty where they did not.
alter table game add column ended text not null default '';

-- What one camp has offered the other last; empty for nothing.
alter table game add column offer text not null default '';

-- The camp that won; empty for none, ? where an older program kept the game.
alter table game add column winner text not null default '?';

-- When it was deleted; empty where it was not. It comes back until it is swept away.
alter table game add column deleted text not null default '';
