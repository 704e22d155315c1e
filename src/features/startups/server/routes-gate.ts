import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import type { TeamRole } from '../domain/team.ts';
import { findStanding } from './queries.ts';

type Standing = { readonly role: TeamRole };
export type Gated = Standing & {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly version: number;
};

/**
 * Lets a member of the team pass when `may` says so. Strangers get 404, whatever they try; a member of the team
 * without the right is told so.
 */
export async function gate(
  db: Db,
  actor: Member,
  id: number,
  may: (standing: Standing) => boolean,
): Promise<Gated> {
  const standing = await findStanding(db, id, actor.id);
  if (!standing || standing.role === null) throw notFound();
  const known = { ...standing, role: standing.role };
  if (!may(known)) throw forbidden('Your role in this team does not allow this.');
  return known;
}
