-- Whom a person does not meet, and is not met by: both sides of an exclusion or a block. The database keeps its plan,
-- since every list of people asks it. Tables of a later migration are only looked for when it runs.

create function site_host(address text) returns text language sql immutable parallel safe as $$
  select substring(lower(address) from '^https?://(?:www\.)?([^/:?#]+)')
$$;

create function within_domain(host text, domain text) returns boolean language sql immutable parallel safe as $$
  select host = domain or right(host, length(domain) + 1) = '.' || domain
$$;

-- `Acme` means `Acme Ltd` too, not `Acmeville`; both are folded words.
create function names_employer(name text, excluded text) returns boolean language sql immutable parallel safe as $$
  select starts_with(name || ' ', excluded || ' ')
$$;

-- The companies a person works for, founded or invests for, each by every beginning of its folded name.
create function employers_of(person text) returns setof text language plpgsql stable rows 5 as $$
begin
  return query
    select array_to_string(named.words[:length], ' ') from (
      select string_to_array(x.company_folded, ' ') as words from experiences x
        where x.user_id = person and x.type = 'work' and x.end_date is null
      union all select string_to_array(s.search_name, ' ')
        from startup_members m join startups s on s.id = m.startup_id where m.user_id = person
      union all select string_to_array(fold_words(i.firm_name), ' ') from investors i
        where i.user_id = person and i.firm_name is not null
    ) named cross join generate_series(1, cardinality(named.words)) length;
end $$;

-- The domains of a person's e-mail address and websites, with every domain above them.
create function domains_of(person text) returns setof text language plpgsql stable rows 5 as $$
begin
  return query
    select array_to_string(hosted.parts[first:], '.') from (
      select string_to_array(split_part(lower(u.email::text), '@', 2), '.') as parts
        from users u where u.id = person
      union all select string_to_array(site_host(s.website), '.')
        from startup_members m join startups s on s.id = m.startup_id where m.user_id = person
      union all select string_to_array(site_host(i.website), '.') from investors i where i.user_id = person
      union all select string_to_array(site_host(p.personal_website), '.') from profiles p
        where p.user_id = person
    ) hosted cross join generate_series(1, cardinality(hosted.parts) - 1) first;
end $$;

-- Everybody who works for, founded or invests for a company. A range finds the name by its index.
create function people_of_employer(excluded text) returns setof text language plpgsql stable rows 50 as $$
declare
  upto constant text := excluded || U&'\FFFF';
begin
  return query
    select x.user_id from experiences x
      where x.type = 'work' and x.end_date is null
        and x.company_folded between excluded and upto and names_employer(x.company_folded, excluded)
    union all select m.user_id from startups s join startup_members m on m.startup_id = s.id
      where s.search_name between excluded and upto and names_employer(s.search_name, excluded)
    union all select i.user_id from investors i
      where i.firm_name is not null and names_employer(fold_words(i.firm_name), excluded);
end $$;

-- Everybody with a website of a domain. E-mail addresses are left out: who excludes a domain must not learn them.
create function people_of_domain(excluded text) returns setof text language plpgsql stable rows 50 as $$
begin
  return query
    select m.user_id from startups s join startup_members m on m.startup_id = s.id
      where strpos(lower(s.website), excluded) > 0 and within_domain(site_host(s.website), excluded)
    union all select i.user_id from investors i
      where strpos(lower(i.website), excluded) > 0 and within_domain(site_host(i.website), excluded)
    union all select p.user_id from profiles p
      where strpos(lower(p.personal_website), excluded) > 0
        and within_domain(site_host(p.personal_website), excluded);
end $$;

create function hidden_from(person text) returns setof text language plpgsql stable rows 50 as $$
begin
  return query
    select b.blocked_id from blocks b where b.blocker_id = person
    union all select b.blocker_id from blocks b where b.blocked_id = person
    union all select e.value from exclusions e where e.user_id = person and e.kind = 'person'
    union all select e.user_id from exclusions e where e.kind = 'person' and e.value = person
    union all select e.user_id from exclusions e
      where e.kind = 'employer' and e.value = any (array(select employers_of(person)))
    union all select e.user_id from exclusions e
      where e.kind = 'domain' and e.value = any (array(select domains_of(person)));
  if exists (select from exclusions e where e.user_id = person and e.kind <> 'person') then
    return query
      select o.id from exclusions e cross join lateral people_of_employer(e.value) o(id)
        where e.user_id = person and e.kind = 'employer'
      union all select o.id from exclusions e cross join lateral people_of_domain(e.value) o(id)
        where e.user_id = person and e.kind = 'domain';
  end if;
end $$;

-- Those whose profile is for connections only and who know this person, or have invited them.
create function open_to(person text) returns setof text language plpgsql stable rows 50 as $$
begin
  return query
    select c.addressee_id from connections c where c.requester_id = person and c.status = 'accepted'
    union all select c.requester_id from connections c
      where c.addressee_id = person and c.status in ('accepted', 'pending');
end $$;
