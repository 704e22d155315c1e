-- Who has left for good, by the SHA-256 of the id of their account, which says nothing about them: a database that is
-- restored from an older copy erases them again.
create table erasures (
  person_hash text primary key check (person_hash ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz not null
);
comment on table erasures is 'Owned by accounts.';
