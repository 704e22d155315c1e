-- What a language model may read, what it said, and what a day has cost. Consent is for one version of a document, one
-- model and the host its text is sent to: another model or host has to be allowed anew.
create table analyst_consents (
  version_id integer primary key references document_versions on delete cascade,
  model text not null,
  host text not null,
  given_by text references users on delete set null,
  given_at timestamptz not null
);
create index analyst_consents_given_by on analyst_consents (given_by);

-- `proposals` have a quote that was found in the text; `unsupported` have none and are shown apart.
create table analyst_runs (
  id integer generated always as identity primary key,
  version_id integer not null references document_versions on delete cascade,
  status text not null check (status in ('waiting', 'ready', 'failed')),
  failure text,
  model text not null,
  host text not null,
  pages_read integer,
  proposals jsonb not null default '[]',
  unsupported jsonb not null default '[]',
  asked_by text references users on delete set null,
  asked_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'failed') = (failure is not null)),
  check ((status = 'waiting') = (finished_at is null))
);
create index analyst_runs_version on analyst_runs (version_id, id desc);
create unique index analyst_runs_waiting on analyst_runs (version_id) where status = 'waiting';
create index analyst_runs_asked_by on analyst_runs (asked_by);

create table analyst_usage (
  day date primary key,
  calls integer not null default 0,
  tokens bigint not null default 0
);
