import { invalid, notFound } from '#platform/http/errors.ts';
import { daysBefore } from '#shared/domain/time.ts';
import type { Process, Services } from '#shared/server/context.ts';
import type { Retained } from '#shared/server/hooks.ts';
import type { Call } from '#shared/server/implement.ts';
import type { RetainedKind, systemEndpoints } from '../contract/system.ts';
import { findRetention, insertRetentionRun, setRetention } from './queries-retention.ts';

type CallOf<K extends keyof typeof systemEndpoints> = Call<(typeof systemEndpoints)[K]>;

const retainedBy = (hooks: Services['hooks']): Retained[] => hooks.flatMap(({ retained }) => retained ?? []);

/** Rows that go in one statement: none of them holds locks for long. */
const AT_ONCE = 5_000;

async function forgetAll(db: Process['db'], { forget }: Retained, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await forget(db, before, AT_ONCE);
    removed += gone;
    if (gone < AT_ONCE) return removed;
  }
}

/** Removes what is older than it may be, kind by kind, and notes how much that was. */
export async function retain({ db, hooks, now }: Process): Promise<void> {
  const { days } = await findRetention(db);
  for (const kind of retainedBy(hooks)) {
    const before = daysBefore(now(), days.get(kind.kind) ?? kind.usualDays);
    const removed = await forgetAll(db, kind, before);
    await insertRetentionRun(db, { kind: kind.kind, ranAt: now(), before, removed });
  }
}

type Found = Awaited<ReturnType<typeof findRetention>>;

const kindOf = ({ kind, label, usualDays, leastDays }: Retained, { days, runs }: Found): RetainedKind => {
  const run = runs.get(kind);
  return {
    kind,
    label,
    usualDays,
    leastDays,
    days: days.get(kind) ?? usualDays,
    lastRun: run ? { ranAt: run.ranAt.toISOString(), removed: run.removed } : null,
  };
};

export async function handleRetention({ db, services }: CallOf<'GET /api/admin/retention'>) {
  const found = await findRetention(db);
  const items = retainedBy(services.hooks).map((kind) => kindOf(kind, found));
  return { items, total: items.length };
}

export async function handleChangeRetention(call: CallOf<'PUT /api/admin/retention/{kind}'>) {
  const { body, db, params, services, actedOn } = call;
  const kind = retainedBy(services.hooks).find((each) => each.kind === params.kind);
  if (!kind) throw notFound();
  if (body.days < kind.leastDays) throw invalid('days', `At least ${kind.leastDays} days.`);
  await setRetention(db, kind.kind, body.days);
  actedOn({ detail: `${kind.label}: ${body.days} days` });
  return kindOf(kind, await findRetention(db));
}
