import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#shared/server/context.ts';

/**
 * The one rule of who sees whom, as a condition on `users u` joined with `profiles p`. Everybody sees themselves.
 * Absent are suspended and hidden people, profiles for connections only, blocked pairs, and both sides of an
 * exclusion: of a person, of an employer (who works for it now, founded it or invests for it), of a domain (of a
 * website; who excludes a domain is absent for its e-mail addresses too). Lists, pages, matches and counts use it.
 */
export function visibleTo(viewer: UserId): RawBuilder<boolean> {
  return sql`(u.id = ${viewer} or (not u.is_suspended
    and (p.visibility = 'members' or (p.visibility = 'connections' and u.id in (select open_to(${viewer}))))
    and u.id not in (select hidden_from(${viewer}))))`;
}

/** Whom search, counts and matches may offer: others the viewer sees who let members find them. */
export function findableBy(viewer: UserId): RawBuilder<boolean> {
  return sql`(u.id <> ${viewer} and p.search_opt_in and ${visibleTo(viewer)})`;
}
