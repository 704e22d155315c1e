-- Whether a device that signs in is new to its person, and when a session was last used.
create table known_devices (
  user_id text not null references users on delete cascade,
  device text not null,
  first_seen_at timestamptz not null,
  primary key (user_id, device)
);
comment on table known_devices is 'Owned by accounts.';

alter table sessions add column last_seen_at timestamptz not null default now();
update sessions set last_seen_at = created_at;
