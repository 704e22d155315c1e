-- Who meets whom is asked here by every list, page, search, match and introduction.

-- The domains of a person's websites, and of their e-mail address once it is proved: an unproved one is nobody's, or
-- anybody could sign up with somebody else's and learn who has excluded that firm. With every domain above them.
create or replace function domains_of(person text) returns setof text language plpgsql stable rows 5 as $$
begin
  return query
    select array_to_string(hosted.parts[first:], '.') from (
      select string_to_array(split_part(lower(u.email::text), '@', 2), '.') as parts
        from users u where u.id = person and u.email_verified
      union all select string_to_array(site_host(s.website), '.')
        from startup_members m join startups s on s.id = m.startup_id where m.user_id = person
      union all select string_to_array(site_host(i.website), '.') from investors i where i.user_id = person
      union all select string_to_array(site_host(p.personal_website), '.') from profiles p
        where p.user_id = person
    ) hosted cross join generate_series(1, cardinality(hosted.parts) - 1) first;
end $$;

-- A demo account, behind which is whoever pressed the button, meets nothing but the demo.
create function is_demo_account(person text) returns boolean language sql stable
  return coalesce((select u.is_demo from users u where u.id = person), false);

-- Startups of which an owner and this person do not meet; one's own team is no stranger to anybody in it.
create function hidden_startups(person text) returns setof integer language plpgsql stable rows 50 as $$
begin
  return query
    select m.startup_id from startup_members m
      where m.role = 'owner' and m.user_id in (select hidden_from(person))
        and not exists (select from startup_members own where own.startup_id = m.startup_id and own.user_id = person);
end $$;

-- Those whom an owner of this startup does not meet.
create function hidden_from_startup(startup integer) returns setof text language plpgsql stable rows 50 as $$
begin
  return query
    select h.id from startup_members m cross join lateral hidden_from(m.user_id) h(id)
      where m.startup_id = startup and m.role = 'owner';
end $$;
