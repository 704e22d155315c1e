import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import type { Db } from '#shared/server/context.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { Call } from '#shared/server/implement.ts';
import type { Breach, legalEndpoints } from '../contract.ts';
import { breachDue, ENTRY_LABELS } from '../domain/deadlines.ts';
import { findBreaches, insertBreach, insertEntry } from './queries.ts';

type CallOf<K extends keyof typeof legalEndpoints> = Call<(typeof legalEndpoints)[K]>;
type Found = Awaited<ReturnType<typeof findBreaches>>;

const breachOf = (row: Found['rows'][number], entries: Found['entries']): Breach => {
  const own = entries.filter(({ breachId }) => breachId === row.id);
  const first = (kind: string) => own.find((entry) => entry.kind === kind)?.enteredAt.toISOString() ?? null;
  return {
    id: row.id,
    title: row.title,
    noticedAt: row.noticedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    regulatorAt: first('regulator'),
    peopleAt: first('people'),
    entries: own.map(({ breachId: _breachId, enteredAt, ...entry }) => ({
      ...entry,
      enteredAt: enteredAt.toISOString(),
    })),
  };
};

async function loadBreach(db: Db, id: number): Promise<Breach> {
  const { rows, entries } = await findBreaches(db, { id, limit: 1, offset: 0 });
  const [row] = rows;
  if (!row) throw notFound();
  return breachOf(row, entries);
}

export async function handleBreaches({ db, query }: CallOf<'GET /api/admin/breaches'>) {
  const { rows, entries, total } = await findBreaches(db, query);
  return { items: rows.map((row) => breachOf(row, entries)), total };
}

export async function handleBreach({
  actor,
  body,
  db,
  services,
  actedOn,
}: CallOf<'POST /api/admin/breaches'>) {
  const now = services.now();
  const noticedAt = new Date(body.noticedAt);
  if (noticedAt > now) throw invalid('noticedAt', 'This is in the future.');
  const id = await insertBreach(db, { title: body.title, noticedAt, dueAt: breachDue(noticedAt) });
  const entry = { breachId: id, kind: 'note' as const, content: body.content };
  await insertEntry(db, { ...entry, actorName: fullName(actor), enteredAt: now });
  actedOn({ detail: `Breach ${id}: ${body.title}` });
  return loadBreach(db, id);
}

export async function handleEntry(call: CallOf<'POST /api/admin/breaches/{id}/entries'>) {
  const { actor, body, db, params, services, actedOn } = call;
  const { closedAt } = await loadBreach(db, params.id);
  if (closedAt !== null) throw new AppError('conflict', 'This breach is closed.');
  const entry = { ...body, breachId: params.id, actorName: fullName(actor), enteredAt: services.now() };
  await insertEntry(db, entry);
  actedOn({ detail: `Breach ${params.id}: ${ENTRY_LABELS[body.kind]}` });
  return loadBreach(db, params.id);
}
