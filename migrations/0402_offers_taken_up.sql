-- An investment that was recorded from an offer: each is recorded once.
alter table investments add column offer_id integer references offers on delete set null;
create unique index investments_offer on investments (offer_id) where offer_id is not null;

-- Offers that a cap table has taken up, or that its team says it holds already. A paper that became shares is no longer in
-- the table, so this cannot be read off it.
create table cap_table_offers (
  offer_id integer primary key references offers on delete cascade,
  startup_id integer not null references startups on delete cascade,
  is_added boolean not null,
  taken_by text references users on delete set null,
  taken_at timestamptz not null
);
create index cap_table_offers_startup on cap_table_offers (startup_id);
create index cap_table_offers_taken_by on cap_table_offers (taken_by);
comment on table cap_table_offers is 'Owned by cap-table.';
