-- What the team expects the round's currency to lose against the dollar in a year, in percent.
alter table startup_rounds
  add column devaluation_pct numeric not null default 0 check (devaluation_pct between 0 and 95);
