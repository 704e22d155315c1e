-- Valuations as they were calculated. JSON as text: an answer is given back byte for byte as it was.
create table valuations (
  startup_id integer not null references startups on delete cascade,
  version integer not null check (version > 0),
  inputs text not null,
  result text not null,
  fair_value numeric,
  range_min numeric,
  range_max numeric,
  created_by text references users on delete set null,
  created_at timestamptz not null,
  primary key (startup_id, version)
);
create index valuations_created_by on valuations (created_by);
