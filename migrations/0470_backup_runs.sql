-- Each attempt at a backup, so that whoever looks after the product sees how old the newest one is.
create table backup_runs (
  id integer generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  file_name text not null,
  size_bytes bigint check (size_bytes > 0),
  failure text,
  check ((finished_at is null) = (size_bytes is null and failure is null))
);
create index backup_runs_good on backup_runs (finished_at desc) where size_bytes is not null;
comment on table backup_runs is 'Owned by backups.';
