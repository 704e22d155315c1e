import type { UserId } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { exclusionEndpoints } from '../contract.ts';
import { domainOf } from '#shared/domain/host.ts';
import { employerOf, type ExclusionKind, MOST_EXCLUSIONS } from '../domain/exclusion.ts';
import { findCard, isVisible } from './queries.ts';
import { countExclusions, deleteExclusion, findExclusions, insertExclusion } from './queries-exclusions.ts';

type Meant = { readonly value: string; readonly label: string };

/** Whom the typed text means, as it is compared and as it is shown. */
async function meantBy(db: Db, owner: UserId, kind: ExclusionKind, typed: string): Promise<Meant> {
  if (kind === 'person') {
    if (typed === owner) throw invalid('value', 'You cannot exclude yourself');
    if (!(await isVisible(db, owner, typed))) throw notFound();
    return { value: typed, label: (await findCard(db, typed))?.name ?? '' };
  }
  const value = kind === 'domain' ? domainOf(typed) : employerOf(typed);
  if (value === null)
    throw invalid('value', kind === 'domain' ? 'Must be a domain such as example.com' : 'Name the employer');
  return { value, label: kind === 'domain' ? value : typed };
}

export const exclusionRoutes = implement(exclusionEndpoints, {
  'GET /api/exclusions': async ({ actor, db }) => {
    const rows = await findExclusions(db, actor.id);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  },

  'POST /api/exclusions': async ({ actor, body, db }) => {
    const { kind } = body;
    const { value, label } = await meantBy(db, actor.id, kind, body.value);
    if ((await countExclusions(db, actor.id)) >= MOST_EXCLUSIONS)
      throw new AppError('conflict', `You can have at most ${MOST_EXCLUSIONS} exclusions. Remove one first.`);
    const made = await insertExclusion(db, actor.id, { kind, value, label });
    if (!made) throw new AppError('conflict', 'You have already excluded this.');
    return { id: made.id, kind, label, createdAt: made.createdAt.toISOString() };
  },

  'DELETE /api/exclusions/{id}': async ({ actor, db, params }) => {
    if (!(await deleteExclusion(db, actor.id, params.id))) throw notFound();
    return { ok: true as const };
  },
});
