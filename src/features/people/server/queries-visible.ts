import { type Expression, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { UserId } from '#shared/server/context.ts';

/** Whoever looks: a member's id, a column of such ids, or nobody who is known here. */
type Viewer = string | RawBuilder<string> | null;
/** A row with whose it is, or which startup, and whether it is of the demo. */
type Met<Id> = { readonly id: Expression<Id>; readonly isDemo: Expression<boolean> };

/** One half of who meets whom: a demo account meets the demo alone. */
export const isOfReach = (viewer: Viewer, isDemo: Expression<boolean>): RawBuilder<boolean> =>
  viewer === null ? sql`true` : sql`(${isDemo} or not (select is_demo_account(${viewer})))`;

/** The other half, for people: a block or an exclusion stands between them. Nobody is shut out from themselves. */
export const isShutOut = (viewer: Viewer, id: Expression<string>): RawBuilder<boolean> =>
  viewer === null ? sql`false` : sql`(${id} <> ${viewer} and ${id} in (select hidden_from(${viewer})))`;

/**
 * The one rule of who meets whom, for people: not after a block, and not on either side of an exclusion, which is of a
 * person, of an employer (who works for it now, founded it or invests for it) or of a domain (of a website, or of a
 * proved e-mail address). A demo account meets the demo alone. Directories, counts, pages, searches, matches,
 * introductions and messages all use it.
 */
export function meetsPerson(viewer: Viewer, { id, isDemo }: Met<string>): RawBuilder<boolean> {
  if (viewer === null) return sql<boolean>`true`;
  return sql<boolean>`(${id} = ${viewer}
    or (${isOfReach(viewer, isDemo)} and ${id} not in (select hidden_from(${viewer}))))`;
}

/** The same rule for startups: one is hidden from whoever does not meet an owner of it. */
export function meetsStartup(viewer: Viewer, { id, isDemo }: Met<number>): RawBuilder<boolean> {
  if (viewer === null) return sql<boolean>`true`;
  return sql<boolean>`(${isOfReach(viewer, isDemo)} and ${id} not in (select hidden_startups(${viewer})))`;
}

/** Whether somebody and a startup do not meet: an owner of it has shut them out, or they the owner. */
export const isHiddenFromStartup = (startupId: number, person: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`${person} in (select hidden_from_startup(${startupId}))`;

/**
 * Who sees whose profile, as a condition on `users u` joined with `profiles p`: whom they meet, unless suspended, hidden,
 * or for connections only. Everybody sees themselves.
 */
export function visibleTo(viewer: UserId): RawBuilder<boolean> {
  return sql`(u.id = ${viewer} or (not u.is_suspended
    and (p.visibility = 'members' or (p.visibility = 'connections' and u.id in (select open_to(${viewer}))))
    and ${meetsPerson(viewer, { id: sql.ref('u.id'), isDemo: sql.ref('u.isDemo') })}))`;
}

/** Whom search, counts and matches may offer: others the viewer sees who let members find them. */
export function findableBy(viewer: UserId): RawBuilder<boolean> {
  return sql`(u.id <> ${viewer} and p.search_opt_in and ${visibleTo(viewer)})`;
}

/** The same of `findable_profiles p` alone, which a list reads from an index. */
export function offeredTo(viewer: UserId): RawBuilder<boolean> {
  return sql`(p.user_id <> ${viewer}
    and (p.visibility = 'members' or (p.visibility = 'connections' and p.user_id in (select open_to(${viewer}))))
    and ${meetsPerson(viewer, { id: sql.ref('p.user_id'), isDemo: sql.ref('p.is_demo') })})`;
}
