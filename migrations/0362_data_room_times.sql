-- How long a page that was read stayed in sight, as the reader's screen said; one that said nothing has no row.
create table data_room_times (
  entry_index bigint primary key references access_entries,
  user_id text not null references users on delete cascade,
  seconds integer not null check (seconds between 1 and 1800)
);
create index data_room_times_user on data_room_times (user_id);
comment on table data_room_times is 'Owned by data-room.';
