-- "Not a fit because …": one side's word on a pair. It leaves that side's list and says what counts more for it.
create table match_feedback (
  id bigint generated always as identity primary key,
  side text not null check (side in ('startup', 'investor')),
  startup_id integer not null references startups on delete cascade,
  investor_id integer not null references investors on delete cascade,
  reason text not null check (length(reason) between 1 and 40),
  note text check (length(note) <= 500),
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  unique (side, startup_id, investor_id)
);
create index match_feedback_startup on match_feedback (startup_id) where side = 'startup';
create index match_feedback_investor on match_feedback (investor_id) where side = 'investor';
create index match_feedback_created_by on match_feedback (created_by);
