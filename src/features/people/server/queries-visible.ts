import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#shared/server/context.ts';

/** The host name of an address in a column. */
const hostOf = (column: string): RawBuilder<string> =>
  sql`substring(lower(${sql.ref(column)}) from '^https?://(?:www\.)?([^/:?#]+)')`;

/** Whether the folded name in a column is the excluded one, or begins with its words; an index finds both. */
const namedLike = (column: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} between e.value and e.value || U&'\\FFFF'
    and starts_with(${sql.ref(column)} || ' ', e.value || ' ')`;

const withinDomain = (host: RawBuilder<string>): RawBuilder<boolean> =>
  sql`(${host} = e.value or right(${host}, length(e.value) + 1) = '.' || e.value)`;

/** The companies a person works for, founded or invests for, by every beginning of the folded name. */
const employersOf = (person: UserId): RawBuilder<string> => sql`
  select array_to_string(named.words[:length], ' ') from (
    select string_to_array(x.company_folded, ' ') as words from experiences x
      where x.user_id = ${person} and x.type = 'work' and x.end_date is null
    union all select string_to_array(s.search_name, ' ') from startup_members m
      join startups s on s.id = m.startup_id where m.user_id = ${person}
    union all select string_to_array(fold_words(i.firm_name), ' ') from investors i
      where i.user_id = ${person} and i.firm_name is not null
  ) named cross join generate_series(1, cardinality(named.words)) length`;

/** The domains of a person's e-mail and websites, with every domain above them. */
const domainsOf = (person: UserId): RawBuilder<string> => sql`
  select array_to_string(hosted.parts[first:], '.') from (
    select string_to_array(split_part(lower(v.email::text), '@', 2), '.') as parts
      from users v where v.id = ${person}
    union all select string_to_array(${hostOf('s.website')}, '.') from startup_members m
      join startups s on s.id = m.startup_id where m.user_id = ${person} and s.website is not null
    union all select string_to_array(${hostOf('i.website')}, '.') from investors i
      where i.user_id = ${person} and i.website is not null
    union all select string_to_array(${hostOf('w.personal_website')}, '.') from profiles w
      where w.user_id = ${person} and w.personal_website is not null
  ) hosted cross join generate_series(1, cardinality(hosted.parts) - 1) first`;

/** Whom this person's own exclusions mean. An e-mail address is no public fact, so it is not looked at here. */
const excludedBy = (person: UserId): RawBuilder<string> => sql`
  select e.value as id from exclusions e where e.user_id = ${person} and e.kind = 'person'
  union all select x.user_id from exclusions e join experiences x
    on x.type = 'work' and x.end_date is null and ${namedLike('x.company_folded')}
    where e.user_id = ${person} and e.kind = 'employer'
  union all select m.user_id from exclusions e join startups s on ${namedLike('s.search_name')}
    join startup_members m on m.startup_id = s.id where e.user_id = ${person} and e.kind = 'employer'
  union all select i.user_id from exclusions e join investors i
    on i.firm_name is not null and starts_with(fold_words(i.firm_name) || ' ', e.value || ' ')
    where e.user_id = ${person} and e.kind = 'employer'
  union all select m.user_id from exclusions e join startups s
    on strpos(lower(s.website), e.value) > 0 and ${withinDomain(hostOf('s.website'))}
    join startup_members m on m.startup_id = s.id where e.user_id = ${person} and e.kind = 'domain'
  union all select i.user_id from exclusions e join investors i
    on strpos(lower(i.website), e.value) > 0 and ${withinDomain(hostOf('i.website'))}
    where e.user_id = ${person} and e.kind = 'domain'
  union all select w.user_id from exclusions e join profiles w
    on strpos(lower(w.personal_website), e.value) > 0 and ${withinDomain(hostOf('w.personal_website'))}
    where e.user_id = ${person} and e.kind = 'domain'`;

/** Who has excluded this person, their employers or their domains. */
const excluding = (person: UserId): RawBuilder<string> => sql`
  select e.user_id as id from exclusions e where e.kind = 'person' and e.value = ${person}
  union all select e.user_id from exclusions e where e.kind = 'employer' and e.value in (${employersOf(person)})
  union all select e.user_id from exclusions e where e.kind = 'domain' and e.value in (${domainsOf(person)})`;

const blockedWith = (person: UserId): RawBuilder<string> => sql`
  select b.blocked_id as id from blocks b where b.blocker_id = ${person}
  union all select b.blocker_id from blocks b where b.blocked_id = ${person}`;

/** Those whose profile is for connections only and who know this person, or have invited them. */
const openTo = (person: UserId): RawBuilder<string> => sql`
  select c.addressee_id from connections c where c.requester_id = ${person} and c.status = 'accepted'
  union all select c.requester_id from connections c
    where c.addressee_id = ${person} and c.status in ('accepted', 'pending')`;

/**
 * The one rule of who sees whom, as a condition on `users u` joined with `profiles p`. Everybody sees themselves.
 * Absent are suspended and hidden people, profiles for connections only, blocked pairs, and both sides of an
 * exclusion: of a person, of an employer (who works for it now, founded it or invests for it), of a domain (of a
 * website; who excludes a domain is absent for its e-mail addresses too). Lists, pages, matches and counts use it.
 */
export function visibleTo(viewer: UserId): RawBuilder<boolean> {
  return sql`(u.id = ${viewer} or (u.suspended_at is null
    and (p.visibility = 'members' or (p.visibility = 'connections' and u.id in (${openTo(viewer)})))
    and u.id not in (${excludedBy(viewer)} union all ${excluding(viewer)} union all ${blockedWith(viewer)})))`;
}

/** Whom search, counts and matches may offer: others the viewer sees who let members find them. */
export function findableBy(viewer: UserId): RawBuilder<boolean> {
  return sql`(u.id <> ${viewer} and p.search_opt_in and ${visibleTo(viewer)})`;
}
