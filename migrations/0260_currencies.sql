-- Exchange rates have one owner. Reference rates come with the product and from RATES_URL; entered_rates are those that
-- people enter. `per_dollar`: units of the currency for one US dollar. `fetched_at` is null for rates that came with the product.
drop view reference_rates;
alter table fx_rates rename to entered_rates;
comment on table entered_rates is 'Owned by currencies.';

create table reference_rates (
  currency text not null check (length(currency) = 3),
  rate_date date not null,
  per_dollar numeric not null check (per_dollar > 0),
  source text not null,
  fetched_at timestamptz,
  primary key (currency, rate_date)
);
comment on table reference_rates is 'Owned by currencies.';

-- What the rates are at, in one row. `stamp` changes with every change of a rate for everybody; `shipped` is a digest of
-- the table that came with the product; `refreshed_at` the last good refresh, `problem` why the one after it failed.
create table rate_state (
  is_only boolean primary key default true check (is_only),
  stamp text not null default gen_random_uuid()::text,
  shipped text,
  tried_at timestamptz,
  refreshed_at timestamptz,
  problem text
);
comment on table rate_state is 'Owned by currencies.';
insert into rate_state default values;

-- The rates for everybody as sums in the database need them: what one minor unit of a currency was worth in cents from
-- one day until another. Made from the rates by the same rule that converts single amounts.
create table dollar_rates (
  currency text not null,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  cents_per_minor numeric not null check (cents_per_minor > 0),
  primary key (currency, from_day)
);
comment on table dollar_rates is 'Owned by currencies.';

-- An amount in cents of a US dollar at the rate of a day; null where no rate is known for it.
create function usd_minor(amount_minor bigint, code text, on_day date) returns bigint
  language plpgsql stable parallel safe as $$
begin
  if code = 'USD' then return amount_minor; end if;
  return (
    select round(amount_minor * r.cents_per_minor)::bigint from dollar_rates r
    where r.currency = code and r.from_day <= on_day and r.until_day >= on_day
    order by r.from_day desc limit 1);
end $$;
