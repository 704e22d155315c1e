-- A startup is verified by its domain: an owner has proved an e-mail address at the domain of its website, or at the one above.
-- It ends with the owner, the address or the website. Domains at which anybody may have an address prove nothing.
alter table startups add column verified_domain text, add column verified_at timestamptz;

create function site_domain(site text) returns text language sql immutable parallel safe as $$
  select regexp_replace(substring(lower(site) from '^[a-z][a-z0-9+.-]*://(?:[^/?#@]*@)?([^/?#:]+)'), '^www\.', '')
$$;

-- The list of src/features/investors/domain/domain-proof.ts; a test compares the two.
create function is_shared_domain(domain text) returns boolean language sql immutable parallel safe as $$
  select domain ~ ('(^|\.)(' || 'aol\.com|facebook\.com|fastmail\.com|github\.com|github\.io|gmail\.com|gmx\.com|gmx\.de|gmx\.net|'
    'googlemail\.com|hotmail\.com|icloud\.com|instagram\.com|linkedin\.com|live\.com|mail\.com|mail\.ru|me\.com|medium\.com|'
    'msn\.com|notion\.site|outlook\.com|proton\.me|protonmail\.com|qq\.com|rocketmail\.com|substack\.com|tutanota\.com|'
    'twitter\.com|vercel\.app|wixsite\.com|wordpress\.com|x\.com|yahoo\.co\.uk|yahoo\.com|yahoo\.fr|yandex\.ru|ymail\.com|'
    'zoho\.com' || ')$')
$$;

create function verify_startups(ids integer[]) returns void language sql as $$
  update startups s set verified_domain = p.domain, verified_at = case when p.domain is not null then now() end
  from (
    select c.id, (
      select site_domain(c.website) from startup_members m join users u on u.id = m.user_id
      where m.startup_id = c.id and m.role = 'owner' and u.email_verified and u.suspended_at is null
        and not is_shared_domain(site_domain(c.website))
        and ('.' || site_domain(c.website)) like ('%.' || replace(split_part(lower(u.email), '@', 2), '_', '\_'))
      limit 1) as domain
    from startups c where c.id = any(ids)) p
  where p.id = s.id and s.verified_domain is distinct from p.domain
$$;

create function verify_startup() returns trigger language plpgsql as $$
begin
  perform verify_startups(array[new.id]);
  return null;
end $$;
create trigger startups_verified after update of website on startups for each row
  when (old.website is distinct from new.website) execute function verify_startup();

create function verify_team() returns trigger language plpgsql as $$
begin
  perform verify_startups(array[coalesce(new.startup_id, old.startup_id)]);
  return null;
end $$;
create trigger startup_members_verify after insert or delete or update of role on startup_members for each row
  execute function verify_team();

create function verify_startups_of_owner() returns trigger language plpgsql as $$
begin
  perform verify_startups(array(select startup_id from startup_members where user_id = new.id and role = 'owner'));
  return null;
end $$;
create trigger users_verify after update of email, email_verified, suspended_at on users for each row
  when ((old.email, old.email_verified, old.suspended_at) is distinct from (new.email, new.email_verified, new.suspended_at))
  execute function verify_startups_of_owner();

select verify_startups(array(select id from startups where website is not null));
create index startups_verified on startups (id desc) where hidden_at is null and verified_domain is not null;

-- Who waits for verified startups is told when one becomes it.
drop trigger startups_noted on startups;
create trigger startups_noted after update on startups for each row
  when ((old.search, old.sector_id, old.region_id, old.stage_id, old.country, old.city, old.business_model,
      old.raising_minor, old.raising_currency, old.traction_tier, old.users_evidence, old.revenue_evidence,
      old.hidden_at, old.status, old.verified_domain)
    is distinct from (new.search, new.sector_id, new.region_id, new.stage_id, new.country, new.city,
      new.business_model, new.raising_minor, new.raising_currency, new.traction_tier, new.users_evidence,
      new.revenue_evidence, new.hidden_at, new.status, new.verified_domain))
  execute function note_startup_change();
