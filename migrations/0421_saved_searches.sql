-- Searches of the directory that a member keeps, and which startups each has found since. A startup is found once.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id text not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The filters as the directory's contract reads them.
  query jsonb not null,
  is_alerting boolean not null,
  -- How often its owner was told of it on the last day on which they were.
  told_on date,
  told_times integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null
);
create unique index saved_searches_name on saved_searches (user_id, lower(name));
create index saved_searches_alerting on saved_searches (id) where is_alerting;
comment on table saved_searches is 'Owned by saved-searches.';

create table saved_search_hits (
  search_id integer not null references saved_searches on delete cascade,
  startup_id integer not null references startups on delete cascade,
  found_at timestamptz not null,
  seen_at timestamptz,
  primary key (search_id, startup_id)
);
create index saved_search_hits_startup on saved_search_hits (startup_id);
comment on table saved_search_hits is 'Owned by saved-searches.';

-- What startups were found by before a change, in the order of changes, until searches were replayed over them; null for a
-- new one. Kept only while somebody waits for an alert.
create table startup_changes (
  id bigint generated always as identity primary key,
  startup_id integer not null references startups on delete cascade,
  before jsonb
);
create index startup_changes_startup on startup_changes (startup_id);
comment on table startup_changes is 'Owned by startups.';

create function note_startup_change() returns trigger language plpgsql as $$
begin
  if exists (select from saved_searches where is_alerting) then
    insert into startup_changes (startup_id, before)
      values (new.id, case when tg_op = 'UPDATE' then to_jsonb(old) - 'description' end);
  end if;
  return null;
end $$;
create trigger startups_noted_new after insert on startups for each row execute function note_startup_change();
create trigger startups_noted after update on startups for each row
  when ((old.search, old.sector_id, old.region_id, old.stage_id, old.country, old.city, old.business_model,
      old.raising_minor, old.raising_currency, old.traction_tier, old.users_evidence, old.revenue_evidence,
      old.hidden_at, old.status)
    is distinct from (new.search, new.sector_id, new.region_id, new.stage_id, new.country, new.city,
      new.business_model, new.raising_minor, new.raising_currency, new.traction_tier, new.users_evidence,
      new.revenue_evidence, new.hidden_at, new.status))
  execute function note_startup_change();
