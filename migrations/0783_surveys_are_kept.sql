-- What is usual among the investors of a large market: background work looks at 25,000 of them each night, and no caller waits for that.
create table market_surveys (
  only_one boolean primary key default true check (only_one),
  surveyed_at timestamptz not null,
  investors integer not null,
  figures jsonb not null,
  terms bytea not null
);
comment on table market_surveys is 'Owned by matching.';
comment on column market_surveys.investors is 'How many there were, looked at or not.';
comment on column market_surveys.terms is 'Hashed words and in how many texts each occurs, as pairs of 32 bits.';
