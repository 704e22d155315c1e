-- Every read of a private document by somebody outside its team, each a leaf of a Merkle tree (RFC 9162). Entries refer to
-- nothing that could take them along; who it was is kept apart, and goes with the person.
create table access_entries (
  index bigint primary key check (index >= 0),
  at timestamptz(3) not null,
  startup_id integer,
  document_id integer not null,
  version integer not null,
  page integer,
  action text not null check (action in ('page', 'text', 'file')),
  is_robot boolean not null,
  viewer text not null check (viewer ~ '^[0-9a-f]{64}$')
);
create index access_entries_startup on access_entries (startup_id, index desc) where startup_id is not null;
comment on table access_entries is 'Owned by access-ledger.';

create table access_viewers (
  entry_index bigint primary key references access_entries,
  user_id text not null references users on delete cascade,
  name text not null,
  salt text not null
);
create index access_viewers_user on access_viewers (user_id, entry_index desc);
comment on table access_viewers is 'Owned by access-ledger.';

create table access_nodes (
  level integer not null,
  index bigint not null,
  hash bytea not null check (length(hash) = 32),
  primary key (level, index)
);
comment on table access_nodes is 'Owned by access-ledger.';

create table access_checkpoints (
  count bigint primary key,
  note text not null,
  created_at timestamptz not null
);
comment on table access_checkpoints is 'Owned by access-ledger.';

-- Who read which document when, for those who show it to a team.
create view access_reads as
  select e.index, e.at, e.startup_id, e.document_id, e.version, e.page, e.action, e.is_robot, v.user_id,
    v.name as viewer_name
  from access_entries e left join access_viewers v on v.entry_index = e.index;
comment on view access_reads is 'Published by access-ledger: reads of private documents by people outside their teams.';
