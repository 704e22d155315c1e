-- The best pairs of each side, kept current in the background, so that a dashboard asks nothing to be computed.
create table matches (
  startup_id integer not null references startups on delete cascade,
  investor_id integer not null references investors on delete cascade,
  mutual_score numeric not null check (mutual_score between 0 and 100),
  investor_score numeric not null check (investor_score between 0 and 100),
  startup_score numeric not null check (startup_score between 0 and 100),
  confidence numeric not null check (confidence between 0 and 1),
  explanation jsonb not null,
  computed_at timestamptz not null,
  primary key (startup_id, investor_id)
);
create index matches_startup on matches (startup_id, mutual_score desc);
create index matches_investor on matches (investor_id, mutual_score desc);
