-- Games, who sits at them, and every accepted action with the luck it drew. Plain SQL that other databases take too.

create table game (
    id            text primary key,
    scenario      text not null,
    scenario_text text not null,
    title         text not null,
    rules         text not null,    -- code of the rule set
    rules_version integer not null,
    dice_name     text not null,
    dice_from     integer not null, -- the first entry whose luck comes from the seed
    seed          text not null,
    created       text not null,
    updated       text not null,
    turn          integer not null,
    result        text not null,    -- empty while it runs
    version       integer not null  -- goes up with every change
);

create table seat (
    game   text not null references game (id),
    number integer not null,
    side   text not null,
    token  text not null unique,
    player text not null,
    bias   integer not null,        -- what undo adds to the seat's position number, which never goes down
    primary key (game, number)
);

create table entry (
    game       text not null references game (id),
    number     integer not null,    -- 0 is the set-up
    side       text not null,
    action     text not null,
    luck       text not null,
    hash       text not null,       -- of the position it led to
    submission text not null,       -- the key its sender gave it; empty for none
    note       text not null,       -- what went wrong with it that players should know; empty for nothing
    made       text not null,
    primary key (game, number)
);

create unique index entry_submission on entry (game, submission) where submission <> '';
