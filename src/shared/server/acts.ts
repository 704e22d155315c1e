import { fullName } from '#shared/domain/person-name.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Db, Member } from './context.ts';
import { insertAct } from './queries-acts.ts';

/** Whom an act was about and what exactly, as its handler knows it. */
export type ActAbout = { readonly personId?: string; readonly detail?: string };

const LONGEST_DETAIL = 500;

const reasonIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string'
    ? body.reason
    : null;

/** Puts a writing call of an administrator on record, in its own transaction: both are there, or neither. */
export async function recordCall(
  db: Db,
  { endpoint, actor, body, now }: { endpoint: Endpoint; actor: Member | null; body: unknown; now: Date },
  { personId, detail }: ActAbout,
): Promise<void> {
  if (endpoint.access !== 'admin' || endpoint.act === undefined || !actor) return;
  await insertAct(db, {
    actorId: actor.id,
    actorName: fullName(actor),
    act: endpoint.act,
    personId: personId ?? null,
    detail: detail?.slice(0, LONGEST_DETAIL) ?? null,
    reason: reasonIn(body),
    actedAt: now,
  });
}
