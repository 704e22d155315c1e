-- What the processes of one database must agree on: a fingerprint tells whether two secrets are the same without telling either.
create table secret_fingerprints (
  name text primary key,
  fingerprint text not null
);
comment on table secret_fingerprints is 'Owned by platform.';
