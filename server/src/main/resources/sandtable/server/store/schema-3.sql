-- Whether everybody sits elsewhere and knows a seat by its link alone: such a game is not listed.
alter table game add column links integer not null default 0;

-- Seats that were handed from a person to a computer, or back.
create table handing (
    game   text not null references game (id),
    number integer not null,
    turn   integer not null,
    side   text not null,
    player text not null,
    primary key (game, number)
);
