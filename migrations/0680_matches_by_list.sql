-- A list of matches is its own rows: two sides that share a pair write none in common, so that nobody waits for anybody
-- but for the same side's list. `turn` is drawn before a list is judged; one that was begun earlier does not replace it.
create sequence match_turns;
create table matches_by_list (
  side text not null check (side in ('startup', 'investor')),
  rank integer not null check (rank >= 1),
  startup_id integer not null references startups on delete cascade,
  investor_id integer not null references investors on delete cascade,
  startup_order numeric not null check (startup_order between 0 and 200),
  investor_order numeric not null check (investor_order between 0 and 200),
  confidence numeric not null check (confidence between 0 and 1),
  computed_at timestamptz not null
);
insert into matches_by_list (side, rank, startup_id, investor_id, startup_order, investor_order, confidence, computed_at)
  select 'startup', startup_rank, startup_id, investor_id, startup_order, investor_order, confidence, computed_at
    from matches where startup_rank is not null
  union all select 'investor', investor_rank, startup_id, investor_id, startup_order, investor_order, confidence, computed_at
    from matches where investor_rank is not null;
drop table matches;
alter table matches_by_list rename to matches;
alter table matches add primary key (startup_id, side, investor_id);
create index matches_investor on matches (investor_id, side, rank);
comment on table matches is 'Owned by matching.';

alter table match_refreshes
  add column turn bigint not null default 0,
  alter column refreshed_at drop not null;
alter table match_refreshes alter column turn drop default;

-- How active an investor is by all deals on record, whatever the day they are looked at from: each as e to the power of its
-- day over 270 (src/features/matching/domain/activity.ts). Deals told twice count twice: never less than what is judged.
create table investor_activity (
  investor_id integer primary key references investors on delete cascade,
  deals integer not null default 0,
  recent double precision not null default 0
);
create index investor_activity_recent on investor_activity (recent desc, investor_id desc);
comment on table investor_activity is 'Owned by matching.';

-- Works it out anew. The row is held first, and read in a statement of its own: what others have committed meanwhile counts.
create function follow_investor_activity(ids integer[]) returns void language plpgsql as $$
begin
  insert into investor_activity (investor_id)
    select id from investors where id = any(ids) order by id
    on conflict (investor_id) do update set deals = investor_activity.deals;
  update investor_activity a set deals = d.deals, recent = d.recent
  from (
    select i.id, count(on_day)::integer as deals,
      coalesce(sum(exp((least(on_day, date '2200-01-01') - date '2020-01-01') / 270.0::float8)), 0) as recent
    from investors i left join lateral (
      select deal_date as on_day from investor_deals where investor_id = i.id
      union all select deal_date from portfolio_deals where owner_id = i.user_id
      union all select stage_since::date from decided_deals where owner_id = i.user_id and stage = 'closed') told on true
    where i.id = any(ids) group by i.id
  ) d where d.id = a.investor_id;
end $$;

create function investor_activity_follows() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'investors' then
    perform follow_investor_activity(array(select id from now_rows));
  elsif tg_op = 'INSERT' then
    perform follow_investor_activity(array(select distinct investor_id from now_rows));
  elsif tg_op = 'DELETE' then
    perform follow_investor_activity(array(select distinct investor_id from old_rows));
  else
    perform follow_investor_activity(array(select investor_id from old_rows union select investor_id from now_rows));
  end if;
  return null;
end $$;
create trigger investor_activity_begins after insert on investors referencing new table as now_rows
  for each statement execute function investor_activity_follows();
create trigger investor_activity_gains after insert on investor_deals referencing new table as now_rows
  for each statement execute function investor_activity_follows();
create trigger investor_activity_changes after update on investor_deals
  referencing old table as old_rows new table as now_rows
  for each statement execute function investor_activity_follows();
create trigger investor_activity_loses after delete on investor_deals referencing old table as old_rows
  for each statement execute function investor_activity_follows();

create function owner_activity_follows() returns trigger language plpgsql as $$
begin
  perform follow_investor_activity(array(
    select id from investors where user_id = new.owner_id or user_id = old.owner_id));
  return null;
end $$;
create trigger owner_activity_follows after insert or update or delete on investments
  for each row execute function owner_activity_follows();
create trigger owner_activity_begins after insert on deals
  for each row when (new.stage = 'closed') execute function owner_activity_follows();
create trigger owner_activity_changes after update on deals
  for each row when (old.stage = 'closed' or new.stage = 'closed') execute function owner_activity_follows();

select follow_investor_activity(array(select id from investors));

-- Those that changed last are compared first; the rest only as far as they can still reach a list.
create index startups_changed on startups (updated_at desc, id desc) include (is_demo, stage_id)
  where hidden_at is null and status = 'active';
