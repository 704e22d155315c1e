-- How many days each kind of row is kept where administrators set another number than the usual one, and what each night removed.
create table retention_settings (
  kind text primary key,
  days integer not null check (days between 1 and 36500)
);
comment on table retention_settings is 'Owned by administration.';

create table retention_runs (
  id bigint generated always as identity primary key,
  kind text not null,
  ran_at timestamptz not null,
  before timestamptz not null,
  removed integer not null
);
create index retention_runs_latest on retention_runs (kind, id desc);
comment on table retention_runs is 'Owned by administration.';

-- What is oldest lies together: a coarse index finds it, and costs a write next to nothing.
create index page_views_age on page_views using brin (day);
create index profile_views_age on profile_views using brin (day);
create index notifications_age on notifications using brin (created_at);
create index mail_outbox_age on mail_outbox using brin (created_at);
