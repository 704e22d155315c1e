-- An offer between an investor and a startup: where it stands, its terms in every version, and who said what. An offer that
-- both have signed is the record of both: it outlives the account or the startup of one of them, under the names it was made.
create table offers (
  id integer generated always as identity primary key,
  startup_id integer references startups on delete set null,
  startup_name text not null,
  investor_id text references users on delete set null,
  firm_id integer references firms on delete set null,
  investor_name text not null,
  -- Which terms stand, and how far each side has confirmed these.
  terms_number integer not null default 1 check (terms_number > 0),
  startup_mark text not null check (startup_mark in ('proposed', 'soft', 'committed', 'signed', 'received')),
  investor_mark text not null check (investor_mark in ('proposed', 'soft', 'committed', 'signed', 'received')),
  -- SHA-256 of the paper each side signed, where it named one.
  startup_paper text check (startup_paper ~ '^[0-9a-f]{64}$'),
  investor_paper text check (investor_paper ~ '^[0-9a-f]{64}$'),
  -- What follows from the above by the rules of the domain.
  step text not null check (step in ('proposed', 'soft', 'committed', 'signed', 'received')),
  ended_as text check (ended_as in ('withdrawn', 'expired')),
  received_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((step = 'received') = (received_on is not null)),
  check (ended_as is null or step in ('proposed', 'soft', 'committed'))
);
create index offers_startup on offers (startup_id, id desc);
create index offers_investor on offers (investor_id, id desc);
create index offers_firm on offers (firm_id, id desc) where firm_id is not null;
comment on table offers is 'Owned by offers.';

create table offer_terms (
  offer_id integer not null references offers on delete cascade,
  number integer not null check (number > 0),
  side text not null check (side in ('startup', 'investor')),
  kind text not null check (kind in ('SAFE_POST', 'SAFE_PRE', 'NOTE', 'PRICED')),
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null check (amount_minor > 0),
  -- The most the investor is interested in, where the amount is only its firm part.
  most_minor bigint check (most_minor > amount_minor),
  cap_minor bigint check (cap_minor > 0),
  discount_pct numeric check (discount_pct >= 0 and discount_pct < 100),
  interest_pct numeric check (interest_pct between 0 and 100),
  matures_on date,
  share_class text,
  price_per_share numeric check (price_per_share > 0),
  pro_rata boolean not null,
  note text,
  expires_on date not null,
  created_by text references users on delete set null,
  created_at timestamptz not null,
  primary key (offer_id, number),
  check ((kind = 'PRICED') = (share_class is not null)),
  check ((kind = 'PRICED') = (price_per_share is not null))
);
create index offer_terms_created_by on offer_terms (created_by);
comment on table offer_terms is 'Owned by offers.';

-- What each side did, in order. Only ever added to; `ledger_index` is its place in the access ledger.
create table offer_statements (
  id integer generated always as identity primary key,
  offer_id integer not null references offers on delete cascade,
  terms_number integer not null,
  side text not null check (side in ('startup', 'investor')),
  kind text not null check (kind in ('proposed', 'confirmed', 'withdrawn')),
  step text check (step in ('proposed', 'soft', 'committed', 'signed', 'received')),
  paper text check (paper ~ '^[0-9a-f]{64}$'),
  actor_id text references users on delete set null,
  actor_name text not null,
  ledger_index bigint not null,
  at timestamptz not null
);
create index offer_statements_offer on offer_statements (offer_id, id);
create index offer_statements_actor on offer_statements (actor_id);
comment on table offer_statements is 'Owned by offers.';

-- What is not signed ends with either side; what is signed stays with the other, and goes when both are gone.
create function offers_end() returns trigger language plpgsql as $$
begin
  delete from offers where id = new.id and (
    (new.startup_id is null and new.investor_id is null and new.firm_id is null)
    or (new.step not in ('signed', 'received')
      and (new.startup_id is null or (new.investor_id is null and new.firm_id is null))));
  return null;
end $$;
create trigger offers_end after update of startup_id, investor_id, firm_id on offers
  for each row execute function offers_end();

-- Offers with the terms that stand, for those who count them.
create view offer_standings as
  select o.id, o.startup_id, o.startup_name, o.investor_id, o.firm_id, o.investor_name, o.step, o.received_on,
    o.updated_at, t.kind, t.currency, t.amount_minor, t.most_minor, t.cap_minor, t.discount_pct, t.interest_pct,
    t.matures_on, t.share_class, t.price_per_share, t.expires_on
  from offers o join offer_terms t on t.offer_id = o.id and t.number = o.terms_number
  where o.ended_as is null
    and (o.step in ('signed', 'received') or t.expires_on >= (now() at time zone 'utc')::date);
comment on view offer_standings is 'Published by offers: those that stand, with the terms that stand.';

-- Statements on offers are leaves of the same tree as reads: an entry is the one or the other.
alter table access_entries
  alter column document_id drop not null,
  alter column version drop not null,
  alter column action drop not null,
  add column offer_id integer,
  add column terms integer,
  add column deed text check (deed in ('proposed', 'confirmed', 'withdrawn')),
  add column step text,
  add column side text check (side in ('startup', 'investor')),
  add column digest text check (digest ~ '^[0-9a-f]{64}$'),
  add check (num_nulls(document_id, version, action) in (0, 3)),
  add check (num_nulls(offer_id, terms, deed, step, side, digest) in (0, 6)),
  add check ((document_id is null) <> (offer_id is null));
create or replace view access_reads as
  select e.index, e.at, e.startup_id, e.document_id, e.version, e.page, e.action, e.is_robot, v.user_id,
    v.name as viewer_name
  from access_entries e left join access_viewers v on v.entry_index = e.index where e.document_id is not null;
comment on column access_reads.document_id is 'not null';
comment on column access_reads.version is 'not null';
comment on column access_reads.action is 'not null';
