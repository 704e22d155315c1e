-- Cap tables as they were generated. JSON as text: an answer is given back byte for byte as it was.
create table cap_tables (
  startup_id integer not null references startups on delete cascade,
  version integer not null check (version > 0),
  inputs text not null,
  result text not null,
  total_shares bigint not null,
  shareholder_count integer not null,
  founder_percent numeric,
  founders_vest boolean not null,
  created_by text references users on delete set null,
  created_at timestamptz not null,
  primary key (startup_id, version)
);
create index cap_tables_created_by on cap_tables (created_by);
