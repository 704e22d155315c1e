-- Rounds in dollars at the rate of their own day; null where no rate or no amount is known.
create or replace view market_rounds as
  select 'p' || s.id as id, 'platform' as origin, s.id as startup_id, s.name as company, s.search_name as company_key,
    s.sector_id, s.sector_id as sector_text,
    case when r.instrument in ('pre-seed', 'seed', 'series-a', 'series-b', 'series-c') then r.instrument
      else s.stage_id end as stage_id,
    r.instrument as round_name,
    case r.instrument when 'debt' then 'debt' when 'grant' then 'grant' else 'equity' end as kind,
    r.close_date as round_date, 'day' as date_precision, r.received_minor as amount_minor, r.currency,
    s.country, s.country_incorporation, s.country_market, null::integer as import_id, null::text as source_url,
    s.is_demo,
    case r.currency when 'USD' then r.received_minor else usd_minor(r.received_minor, r.currency, r.close_date) end
      as amount_usd_minor
  from funding_rounds r join visible_startups s on s.id = r.startup_id
  where r.received_minor > 0 and r.close_date is not null and r.instrument <> 'secondary'
  union all
  select 's' || q.id, 'sourced', q.startup_id, q.company, q.company_key, q.sector_id, q.sector_text, q.stage_id,
    q.round_name, q.kind, q.round_date, q.date_precision, q.amount_minor, q.currency, q.country,
    q.country_incorporation, q.country_market, q.import_id, q.source_url, q.is_demo,
    case q.currency when 'USD' then q.amount_minor else usd_minor(q.amount_minor, q.currency, q.round_date) end
  from sourced_rounds q
  where not exists (
    select from visible_startups s join funding_rounds r on r.startup_id = s.id
    where s.search_name = q.company_key and s.is_demo = q.is_demo and r.received_minor > 0
      and r.instrument <> 'secondary' and abs(r.close_date - q.round_date) <= 183);
