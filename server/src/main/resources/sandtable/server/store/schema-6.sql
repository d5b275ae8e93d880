-- What answers were chosen from: kept with a computer's move, or weighed afterwards.
create table thought (
    game   text not null,
    number integer not null, -- of the entry
    kind   text not null,    -- KEPT, ANEW or MOMENT
    action text not null,    -- the entry it is about, as typed: what was thought of another is of no use
    said   text not null,
    primary key (game, number, kind)
);

-- When a side asked for advice, or said whether it may be asked for.
create table advice (
    game   text not null,
    number integer not null,
    step   integer not null,
    turn   integer not null,
    side   text not null,    -- empty for whoever made the game
    what   text not null,
    primary key (game, number)
);
