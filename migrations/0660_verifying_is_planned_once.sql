-- Whoever joins or leaves a team may change by whom its startup is verified; one without a website is verified by nobody. A
-- function in plpgsql keeps its plan, where one in sql made it anew for each call, which took longer than the rest of a save.
create or replace function verify_startups(ids integer[]) returns void language plpgsql as $$
begin
  update startups s set verified_domain = p.domain, verified_at = case when p.domain is not null then now() end
  from (
    select c.id, (
      select site_domain(c.website) from startup_members m join users u on u.id = m.user_id
      where m.startup_id = c.id and m.role = 'owner' and u.email_verified and u.suspended_at is null
        and not is_shared_domain(site_domain(c.website))
        and ('.' || site_domain(c.website)) like ('%.' || replace(split_part(lower(u.email), '@', 2), '_', '\_'))
      limit 1) as domain
    from startups c where c.id = any(ids) and (c.website is not null or c.verified_domain is not null)) p
  where p.id = s.id and s.verified_domain is distinct from p.domain;
end $$;

create or replace function verify_team() returns trigger language plpgsql as $$
declare
  startup integer = coalesce(new.startup_id, old.startup_id);
begin
  if exists (select from startups where id = startup and (website is not null or verified_domain is not null)) then
    perform verify_startups(array[startup]);
  end if;
  return null;
end $$;
