-- How many startups and investors there are of each kind, so that figures of the whole market need not read them all. A change adds
-- a line with what it adds or takes away, so that no save waits for another; lines are summed up now and then (`startups-counts`,
-- `investors-counts`). What is counted is the sum of all lines, in whatever order they were written.

-- Active startups that everybody may see: by sector and place where `sector_id` is set, by city where `city` is.
create table startup_counts (
  sector_id text,
  country text,
  country_incorporation text,
  country_market text,
  city text,
  is_demo boolean not null,
  is_asking boolean not null,
  n bigint not null,
  check ((sector_id is null) <> (city is null))
);
comment on table startup_counts is 'Owned by startups.';
comment on column startup_counts.is_asking is 'Says how much it raises.';

-- Investors that everybody may see, by where they are and where they invest.
create table investor_counts (
  country text,
  geographies text[] not null,
  is_demo boolean not null,
  n bigint not null
);
comment on table investor_counts is 'Owned by investors.';

create view counted_startups as
  select sector_id, country, country_incorporation, country_market, city, is_demo, is_asking, n from startup_counts;
comment on view counted_startups is 'Published by startups: how many are active and seen by everybody, of each kind; all lines of a kind are to be summed.';
comment on column counted_startups.is_demo is 'not null';
comment on column counted_startups.is_asking is 'not null';
comment on column counted_startups.n is 'not null';

create view counted_investors as
  select country, geographies, is_demo, n from investor_counts;
comment on view counted_investors is 'Published by investors: how many everybody may see, of each kind; all lines of a kind are to be summed.';
comment on column counted_investors.geographies is 'not null';
comment on column counted_investors.is_demo is 'not null';
comment on column counted_investors.n is 'not null';

create function count_startup() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'active' and old.hidden_at is null then
    insert into startup_counts values
      (old.sector_id, old.country, old.country_incorporation, old.country_market, null, old.is_demo, coalesce(old.raising_minor, 0) > 0, -1);
    if old.city is not null then
      insert into startup_counts values
        (null, old.country, old.country_incorporation, old.country_market, old.city, old.is_demo, false, -1);
    end if;
  end if;
  if tg_op <> 'DELETE' and new.status = 'active' and new.hidden_at is null then
    insert into startup_counts values
      (new.sector_id, new.country, new.country_incorporation, new.country_market, null, new.is_demo, coalesce(new.raising_minor, 0) > 0, 1);
    if new.city is not null then
      insert into startup_counts values
        (null, new.country, new.country_incorporation, new.country_market, new.city, new.is_demo, false, 1);
    end if;
  end if;
  return null;
end $$;

create function count_investor() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    insert into investor_counts values (old.country, old.preferred_geographies, old.is_demo, -1);
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    insert into investor_counts values (new.country, new.preferred_geographies, new.is_demo, 1);
  end if;
  return null;
end $$;

create function count_none() returns trigger language plpgsql as $$
begin
  execute format('delete from %I', tg_argv[0]);
  return null;
end $$;

create trigger startups_counted after insert or delete on startups for each row execute function count_startup();
create trigger startups_recounted after update on startups for each row
  when ((old.status, old.hidden_at is null, old.sector_id, old.country, old.country_incorporation, old.country_market, old.city,
      old.is_demo, coalesce(old.raising_minor, 0) > 0)
    is distinct from (new.status, new.hidden_at is null, new.sector_id, new.country, new.country_incorporation, new.country_market,
      new.city, new.is_demo, coalesce(new.raising_minor, 0) > 0))
  execute function count_startup();
create trigger startups_uncounted after truncate on startups execute function count_none('startup_counts');

create trigger investors_counted after insert or delete on investors for each row execute function count_investor();
create trigger investors_recounted after update on investors for each row
  when ((old.hidden_at is null, old.country, old.preferred_geographies, old.is_demo)
    is distinct from (new.hidden_at is null, new.country, new.preferred_geographies, new.is_demo))
  execute function count_investor();
create trigger investors_uncounted after truncate on investors execute function count_none('investor_counts');

insert into startup_counts
  select sector_id, country, country_incorporation, country_market, null, is_demo, coalesce(raising_minor, 0) > 0, count(*)
  from startups where status = 'active' and hidden_at is null group by 1, 2, 3, 4, 6, 7;
insert into startup_counts
  select null, country, country_incorporation, country_market, city, is_demo, false, count(*)
  from startups where status = 'active' and hidden_at is null and city is not null group by 2, 3, 4, 5, 6;
insert into investor_counts
  select country, preferred_geographies, is_demo, count(*) from investors where hidden_at is null group by 1, 2, 3;

-- Processes remember what they made of these, and of rounds by their startup's name, kind and place.
create trigger startup_counts_told after insert or delete on startup_counts for each statement execute function tell_change('startup counts');
create trigger investor_counts_told after insert or delete on investor_counts for each statement execute function tell_change('investor counts');
create trigger startups_companies_told after update on startups for each row
  when ((old.hidden_at is null, old.name, old.search_name, old.sector_id, old.stage_id, old.country, old.country_incorporation,
      old.country_market, old.is_demo)
    is distinct from (new.hidden_at is null, new.name, new.search_name, new.sector_id, new.stage_id, new.country,
      new.country_incorporation, new.country_market, new.is_demo))
  execute function tell_change('companies');

-- When a round closes, without what it comes to.
create view round_closings as select startup_id, close_date from startup_rounds;
comment on view round_closings is 'Published by funding-tracker: when rounds close.';
