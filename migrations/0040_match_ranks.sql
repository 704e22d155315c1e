-- A pair is stored when it is among the best of either side: its place in the startup's list and in the investor's.
alter table matches
  add column startup_rank integer check (startup_rank >= 1),
  add column investor_rank integer check (investor_rank >= 1);
drop index matches_startup, matches_investor;
create index matches_startup on matches (startup_id, startup_rank) where startup_rank is not null;
create index matches_investor on matches (investor_id, investor_rank) where investor_rank is not null;

-- When a side's list was last made, also when nothing was found for it.
create table match_refreshes (
  side text not null check (side in ('startup', 'investor')),
  subject_id integer not null,
  refreshed_at timestamptz not null,
  primary key (side, subject_id)
);
