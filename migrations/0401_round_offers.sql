-- How an offer counts in a round: with `round_investor_id` it is that investor, whose typed amount it replaces; without, it
-- stands in the typed amounts already. Offers that are not here are added to what was typed.
create table round_offers (
  offer_id integer primary key references offers on delete cascade,
  startup_id integer not null references startups on delete cascade,
  round_investor_id integer references round_investors on delete cascade
);
create unique index round_offers_investor on round_offers (round_investor_id) where round_investor_id is not null;
create index round_offers_startup on round_offers (startup_id);
comment on table round_offers is 'Owned by funding-tracker.';

-- An amount in another currency at the rate of a day; null where no rate is known for it.
create function minor_in(amount_minor bigint, code text, wanted text, on_day date) returns bigint
  language plpgsql stable parallel safe as $$
begin
  if code = wanted then return amount_minor; end if;
  return (
    select round(amount_minor * a.cents_per_minor / b.cents_per_minor)::bigint
    from (select cents_per_minor from dollar_rates where currency = code and from_day <= on_day and until_day >= on_day
        union all select 1 where code = 'USD') a,
      (select cents_per_minor from dollar_rates where currency = wanted and from_day <= on_day and until_day >= on_day
        union all select 1 where wanted = 'USD') b
    limit 1);
end $$;

-- Offers in the currency of the startup's round: what was received at the rate of its day, everything else at today's.
-- A range is firm by its minimum; the rest is soft until the papers are signed.
create view offers_in_rounds as
  select o.id as offer_id, o.startup_id, o.investor_name, o.step, o.currency, o.amount_minor, o.most_minor,
    l.round_investor_id, (l.offer_id is not null and l.round_investor_id is null) as is_typed,
    minor_in(o.amount_minor, o.currency, r.currency, coalesce(o.received_on, (now() at time zone 'utc')::date))
      as firm_in_round_minor,
    case when o.step in ('soft', 'committed') and o.most_minor is not null
      then minor_in(o.most_minor - o.amount_minor, o.currency, r.currency, (now() at time zone 'utc')::date)
      else 0 end as interest_in_round_minor
  from offer_standings o join startup_rounds r on r.startup_id = o.startup_id
    left join round_offers l on l.offer_id = o.id;
comment on view offers_in_rounds is 'Published by funding-tracker: offers in the currency of the round they are part of.';
comment on column offers_in_rounds.startup_id is 'not null';
comment on column offers_in_rounds.is_typed is 'not null';

-- A round's four amounts with the offers in them, each euro once: an offer linked to a typed investor takes the place of
-- what was typed for them, one that stands in the typed amounts already adds nothing.
create view round_amounts as
  select r.startup_id,
    greatest(0, r.soft_circled_minor - coalesce(x.soft, 0)) + coalesce(x.offered_soft, 0) as soft_circled_minor,
    greatest(0, r.committed_minor - coalesce(x.committed, 0)) + coalesce(x.offered_committed, 0) as committed_minor,
    greatest(0, r.signed_minor - coalesce(x.signed, 0)) + coalesce(x.offered_signed, 0) as signed_minor,
    greatest(0, r.received_minor - coalesce(x.received, 0)) + coalesce(x.offered_received, 0) as received_minor
  from startup_rounds r left join lateral (
    select
      sum(t.typed) filter (where i.status = 'soft_circled')::bigint as soft,
      sum(t.typed) filter (where i.status = 'committed')::bigint as committed,
      sum(t.typed) filter (where i.status = 'signed')::bigint as signed,
      sum(t.typed) filter (where i.status = 'received')::bigint as received,
      (coalesce(sum(o.firm_in_round_minor) filter (where o.step = 'soft'), 0)
        + coalesce(sum(o.interest_in_round_minor), 0))::bigint as offered_soft,
      sum(o.firm_in_round_minor) filter (where o.step = 'committed')::bigint as offered_committed,
      sum(o.firm_in_round_minor) filter (where o.step = 'signed')::bigint as offered_signed,
      sum(o.firm_in_round_minor) filter (where o.step = 'received')::bigint as offered_received
    from offers_in_rounds o
      left join round_investors i on i.id = o.round_investor_id
      left join lateral (select minor_in(i.amount_minor, i.currency, r.currency, (now() at time zone 'utc')::date) as typed) t
        on true
    where o.startup_id = r.startup_id and not o.is_typed and o.step <> 'proposed'
  ) x on true;
comment on view round_amounts is 'Published by funding-tracker: a round''s amounts, what was typed and what was offered.';
comment on column round_amounts.startup_id is 'not null';
comment on column round_amounts.soft_circled_minor is 'not null';
comment on column round_amounts.committed_minor is 'not null';
comment on column round_amounts.signed_minor is 'not null';
comment on column round_amounts.received_minor is 'not null';

create or replace view funding_rounds as
  select r.startup_id, r.instrument, r.currency, r.target_minor, r.minimum_minor,
    a.committed_minor + a.signed_minor as committed_minor, a.received_minor, r.close_date
  from startup_rounds r join round_amounts a on a.startup_id = r.startup_id;
comment on column funding_rounds.committed_minor is 'not null';
comment on column funding_rounds.received_minor is 'not null';
