-- A camp may have several posts, each with a seat of its own; an umpire's seat has no side.

alter table seat add column camp text not null default '';

-- Whether the seat was meant for people when the game was made: they may hand it to a computer and take it back.
alter table seat add column people integer not null default 0;

update seat set camp = side, people = case
    when player = 'person' or not exists (select 1 from seat other where other.game = seat.game and other.player = 'person')
    then 1 else 0 end;
