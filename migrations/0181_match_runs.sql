-- Every list of a market made anew, in slices: a process that dies leaves the cursors, the next goes on from them.
-- `best` holds the investors' best startups so far; `leased_until` keeps two processes from the same slice.
create table match_runs (
  id integer generated always as identity primary key,
  status text not null check (status in ('running', 'done', 'stopped')),
  phase text not null default 'startups' check (phase in ('startups', 'investors')),
  startups_total integer not null check (startups_total >= 0),
  startups_done integer not null default 0,
  last_startup_id integer not null default 0,
  investors_total integer not null check (investors_total >= 0),
  investors_done integer not null default 0,
  pairs_compared bigint not null default 0,
  work_ms bigint not null default 0,
  best bytea,
  leased_until timestamptz,
  started_by text references users on delete set null,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create unique index match_runs_running on match_runs ((true)) where status = 'running';
create index match_runs_started_by on match_runs (started_by);

-- Lists made by such a run keep scores and places; their words are made when somebody looks.
alter table matches alter column explanation drop not null;
