-- The directory is narrowed to a city in whatever spelling, and put in the order of revenue.
alter table startups add column search_city text generated always as (fold_words(city)) stored;
create index startups_city on startups (search_city, id desc) where hidden_at is null;
create index startups_revenue on startups (monthly_revenue_usd_minor desc nulls last, id desc) where hidden_at is null;
