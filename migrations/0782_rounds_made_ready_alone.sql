-- What a round has received rests on offers and their terms. A statement over the market's rounds that names the view of it makes ready all
-- of that twice, 4 ms of each of the first five asks of a connection, before it knows whether there is a round; a function is made ready
-- when it is called, and once.
create function received_in_round(startup integer) returns bigint language plpgsql stable as $$
begin
  return (select a.received_minor from round_amounts a where a.startup_id = startup);
end $$;

create view stated_rounds as
  select startup_id, instrument, currency, close_date from startup_rounds;
comment on view stated_rounds is 'Published by funding-tracker: rounds as they are stated, without what was received.';
comment on column stated_rounds.startup_id is 'not null';
comment on column stated_rounds.instrument is 'not null';
comment on column stated_rounds.currency is 'not null';

create or replace view market_rounds as
  select 'p' || s.id as id, 'platform' as origin, s.id as startup_id, s.name as company, s.search_name as company_key,
    s.sector_id, s.sector_id as sector_text,
    case when r.instrument in ('pre-seed', 'seed', 'series-a', 'series-b', 'series-c') then r.instrument
      else s.stage_id end as stage_id,
    r.instrument as round_name,
    case r.instrument when 'debt' then 'debt' when 'grant' then 'grant' else 'equity' end as kind,
    r.close_date as round_date, 'day' as date_precision, a.received_minor as amount_minor, r.currency,
    s.country, s.country_incorporation, s.country_market, null::integer as import_id, null::text as source_url,
    s.is_demo,
    case r.currency when 'USD' then a.received_minor else usd_minor(a.received_minor, r.currency, r.close_date) end
      as amount_usd_minor
  from stated_rounds r join visible_startups s on s.id = r.startup_id
    -- Asked for once a round.
    cross join lateral (select received_in_round(r.startup_id) as received_minor offset 0) a
  where a.received_minor > 0 and r.close_date is not null and r.instrument <> 'secondary'
  union all
  select 's' || q.id, 'sourced', q.startup_id, q.company, q.company_key, q.sector_id, q.sector_text, q.stage_id,
    q.round_name, q.kind, q.round_date, q.date_precision, q.amount_minor, q.currency, q.country,
    q.country_incorporation, q.country_market, q.import_id, q.source_url, q.is_demo,
    case q.currency when 'USD' then q.amount_minor else usd_minor(q.amount_minor, q.currency, q.round_date) end
  from sourced_rounds q
  where not exists (
    select from visible_startups s join stated_rounds r on r.startup_id = s.id
    where s.search_name = q.company_key and s.is_demo = q.is_demo
      and r.instrument <> 'secondary' and abs(r.close_date - q.round_date) <= 183 and received_in_round(r.startup_id) > 0);
