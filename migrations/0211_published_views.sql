-- What a feature lets others read. Plain views: PostgreSQL puts their text in the place of their name, so that a query
-- keeps the plan and the indexes it would have on the tables. A column that is computed says "not null" where it is.

-- How a person is called on every screen; src/shared/domain/person-name.ts says the same.
create function person_name(first_name text, last_name text, otherwise text) returns text
  language sql immutable parallel safe
  return coalesce(nullif(trim(first_name || ' ' || last_name), ''), nullif(trim(otherwise), ''), 'Member');

create view people_cards as
  select id, person_name(first_name, last_name, name) as name, first_name, last_name, image, user_type, is_admin,
    is_demo, suspended_at is not null as is_suspended
  from users;
comment on view people_cards is 'Published by accounts: people as screens show them, suspended ones included.';
comment on column people_cards.is_suspended is 'not null';

create view people_addresses as select id, email from users;
comment on view people_addresses is 'Published by accounts: where mail to a person goes.';

create view people_activity as select user_id, updated_at as seen_at from sessions;
comment on view people_activity is 'Published by accounts: when people were last here, once per session.';
comment on column people_activity.seen_at is 'not null';

create view member_profiles as
  select user_id, headline, location, bio, skills, interests, is_open_to_work, is_open_to_cofounder,
    is_open_to_invest, experience_level, visibility, search_opt_in, search, search_name, updated_at
  from profiles;
comment on view member_profiles is 'Published by profile: what members may find of people, whatever their visibility.';

create view profile_experiences as select id, user_id, type from experiences;
comment on view profile_experiences is 'Published by profile: the entries of people''s careers.';

create view startup_profiles as
  select id, name, search_name, description, sector_id, region_id, stage_id, business_model, raising_text,
    raising_minor, raising_currency, team_size, logo_url, website, country, country_incorporation, country_market,
    city, founded_year, status, users_count, users_evidence, monthly_revenue_usd_minor, revenue_evidence,
    growth_percent, traction_tier, is_demo, created_at, updated_at, hidden_at is not null as is_hidden
  from startups;
comment on view startup_profiles is 'Published by startups: all startups, hidden ones included, for those who may know of them.';
comment on column startup_profiles.is_hidden is 'not null';

create view visible_startups as
  select id, name, search_name, description, sector_id, region_id, stage_id, business_model, raising_text,
    raising_minor, raising_currency, team_size, logo_url, website, country, country_incorporation, country_market,
    city, founded_year, status, users_count, users_evidence, monthly_revenue_usd_minor, revenue_evidence,
    growth_percent, traction_tier, is_demo, created_at, updated_at
  from startups where hidden_at is null;
comment on view visible_startups is 'Published by startups: those that everybody may see.';

create view team_roles as select startup_id, user_id, role, title, joined_at from startup_members;
comment on view team_roles is 'Published by startups: who is in which team, as what.';

create view traction_figures as
  select id, startup_id, metric, as_of, value, currency, evidence from traction_points;
comment on view traction_figures is 'Published by startups: the dated figures of each series.';

create view funding_rounds as
  select startup_id, instrument, currency, target_minor, minimum_minor,
    committed_minor + signed_minor as committed_minor, received_minor, close_date
  from startup_rounds;
comment on view funding_rounds is 'Published by funding-tracker: rounds as the public sees them; what is signed is committed, too.';

create view investor_profiles as
  select id, user_id, type, firm_name, investment_thesis, min_ticket_minor, average_ticket_minor, max_ticket_minor,
    preferred_sectors, preferred_geographies, preferred_stages, excluded_sectors, lead_appetite, country, city,
    verified_at, verified_by, is_demo, created_at, updated_at, hidden_at is not null as is_hidden
  from investors;
comment on view investor_profiles is 'Published by investors: all of them, hidden ones included, for those who may know of them.';
comment on column investor_profiles.is_hidden is 'not null';

create view visible_investors as
  select id, user_id, type, firm_name, investment_thesis, min_ticket_minor, average_ticket_minor, max_ticket_minor,
    preferred_sectors, preferred_geographies, preferred_stages, excluded_sectors, lead_appetite, country, city,
    verified_at, verified_by, is_demo, created_at, updated_at
  from investors where hidden_at is null;
comment on view visible_investors is 'Published by investors: those that everybody may see.';

create view founder_backgrounds as select user_id, previous_exits from founder_profiles;
comment on view founder_backgrounds is 'Published by onboarding: what founders said of themselves when they joined.';

create view blocked_pairs as select blocker_id, blocked_id, created_at from blocks;
comment on view blocked_pairs is 'Published by blocks: who has blocked whom.';

create view connected_pairs as
  select requester_id, addressee_id from connections where status = 'accepted';
comment on view connected_pairs is 'Published by people: connections that stand.';

create view introduction_requests as
  select i.id, i.sender_id, i.receiver_id, i.connector_id, i.reason, i.created_at, i.withdrawn_at, s.delivered_at,
    s.answer, s.is_told, s.low_id, s.high_id
  from introductions i join introduction_states s on s.introduction_id = i.id;
comment on view introduction_requests is 'Published by introductions: requests with what became of them.';

create view thread_people as select thread_id, user_id, last_at from thread_members;
comment on view thread_people is 'Published by messages: who is in which conversation.';

create view thread_messages as select id, thread_id, sender_id, content from messages;
comment on view thread_messages is 'Published by messages: what was written in a conversation.';

create view job_posts as
  select id, user_id, title, description, location, status, close_reason, hidden_at is not null as is_hidden from jobs;
comment on view job_posts is 'Published by jobs: posts in every state, hidden ones included.';
comment on column job_posts.is_hidden is 'not null';

create view accepted_recommendations as
  select id, subject_id, author_id from recommendations where state = 'accepted';
comment on view accepted_recommendations is 'Published by recommendations: those that profiles show.';

create view match_scores as select startup_id, investor_id, mutual_score from matches;
comment on view match_scores is 'Published by matching: the kept score of a pair, 0 to 100.';

create view reference_rates as
  select id, base, quote, rate_date, rate, source from fx_rates where owner_id is null;
comment on view reference_rates is 'Published by portfolio: exchange rates of the instance; what members keep for themselves is theirs.';

-- The same rounds as before, from what others publish.
create or replace view market_rounds as
  select 'p' || s.id as id, 'platform' as origin, s.id as startup_id, s.name as company, s.search_name as company_key,
    s.sector_id, s.sector_id as sector_text,
    case when r.instrument in ('pre-seed', 'seed', 'series-a', 'series-b', 'series-c') then r.instrument
      else s.stage_id end as stage_id,
    r.instrument as round_name,
    case r.instrument when 'debt' then 'debt' when 'grant' then 'grant' else 'equity' end as kind,
    r.close_date as round_date, 'day' as date_precision, r.received_minor as amount_minor, r.currency,
    s.country, s.country_incorporation, s.country_market, null::integer as import_id, null::text as source_url,
    s.is_demo
  from funding_rounds r join visible_startups s on s.id = r.startup_id
  where r.received_minor > 0 and r.close_date is not null and r.instrument <> 'secondary'
  union all
  select 's' || q.id, 'sourced', q.startup_id, q.company, q.company_key, q.sector_id, q.sector_text, q.stage_id,
    q.round_name, q.kind, q.round_date, q.date_precision, q.amount_minor, q.currency, q.country,
    q.country_incorporation, q.country_market, q.import_id, q.source_url, q.is_demo
  from sourced_rounds q
  where not exists (
    select from visible_startups s join funding_rounds r on r.startup_id = s.id
    where s.search_name = q.company_key and s.is_demo = q.is_demo and r.received_minor > 0
      and r.instrument <> 'secondary' and abs(r.close_date - q.round_date) <= 183);
comment on view market_rounds is 'Published by market: rounds of the platform and rounds with a source, each once.';
comment on column market_rounds.origin is 'not null';
comment on column market_rounds.kind is 'not null';
comment on column market_rounds.round_name is 'not null';
comment on column market_rounds.date_precision is 'not null';

-- Rows that know a startup or an investor by kind and number go with it.
create function page_views_follow() returns trigger language plpgsql as $$
begin
  delete from page_views where subject = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create trigger page_views_follow after delete on startups for each row execute function page_views_follow('startup');
create trigger page_views_follow after delete on investors for each row execute function page_views_follow('investor');

create function match_refreshes_follow() returns trigger language plpgsql as $$
begin
  delete from match_refreshes where side = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create trigger match_refreshes_follow after delete on startups
  for each row execute function match_refreshes_follow('startup');
create trigger match_refreshes_follow after delete on investors
  for each row execute function match_refreshes_follow('investor');
