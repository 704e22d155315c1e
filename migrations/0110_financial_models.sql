-- Financial models as they were generated. JSON as text: an answer is given back byte for byte as it was.
create table financial_models (
  startup_id integer not null references startups on delete cascade,
  version integer not null check (version > 0),
  inputs text not null,
  result text not null,
  ltv_cac numeric,
  runway_months numeric,
  is_cash_positive boolean not null,
  critical_flag_count integer not null,
  created_by text references users on delete set null,
  created_at timestamptz not null,
  primary key (startup_id, version)
);
create index financial_models_created_by on financial_models (created_by);
