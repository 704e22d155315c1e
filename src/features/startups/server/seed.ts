import { z } from 'zod';
import { FounderProfileInput } from '#features/onboarding/contract.ts';
import { continueIds } from '#platform/postgres/sequence.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { type Demo, readDemo } from '#shared/server/demo.ts';
import { rememberWords } from '#shared/server/search.ts';
import { StartupForm } from '../contract/form.ts';
import { correctionWords, searchableOf, searchName, searchVector } from '../domain/search.ts';
import type { RateBook } from '#shared/domain/exchange-rate.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { currentTraction } from '../domain/traction-revenue.ts';
import { tractionColumns } from './queries-change.ts';
import { columnsOf } from './startup-values.ts';
import { DemoSeries, growthOf, monthsOf } from './seed-series.ts';

const DemoMember = z.strictObject({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  title: z.string().min(1),
});

/** A fictional startup. The first of its team owns it, and is who `founder` speaks of. */
const DemoStartup = z.strictObject({
  form: StartupForm,
  team: z.array(DemoMember).min(1),
  founder: FounderProfileInput.omit({ location: true }),
  users: DemoSeries.optional(),
  revenue: DemoSeries.required({ currency: true }).optional(),
});
export type DemoStartup = z.infer<typeof DemoStartup>;

/** Their places are their ids, from 1. */
export const readDemoStartups = (now: Date): DemoStartup[] => readDemo('startups', DemoStartup, { now });

function seriesOf({ form, ...startup }: DemoStartup, now: Date) {
  const users = startup.users ? monthsOf(startup.users, `${form.name} users`, now) : [];
  const revenue = startup.revenue ? monthsOf(startup.revenue, `${form.name} revenue`, now) : [];
  const growth = growthOf(revenue.length > 0 ? revenue : users);
  return [
    ...users.map((month) => ({ ...month, value: Math.round(month.value), metric: 'users' as const })),
    ...revenue.map((month) => ({ ...month, metric: 'monthly_revenue' as const })),
    ...growth.map((month) => ({ ...month, metric: 'growth' as const })),
  ];
}

function rowOf(startup: DemoStartup, at: Date, { now, book }: { now: Date; book: RateBook }) {
  const { form } = startup;
  const searchable = searchableOf(form);
  const current = currentTraction(seriesOf(startup, now), book);
  const values = {
    ...columnsOf(form, { vector: searchVector(searchable), name: searchName(searchable) }),
    isDemo: true,
    createdAt: at,
    updatedAt: at,
    ...tractionColumns(current),
  };
  return { values, words: correctionWords(searchable) };
}

/** The startups of the demo with their teams and series, the first the oldest. */
export async function seedStartups(
  { db, now, userId }: Demo,
  startups: readonly DemoStartup[],
): Promise<void> {
  const book = await findRateBook(db);
  const all = startups.map((startup, index) => {
    const at = daysBefore(now, (startups.length - index) * 2.3);
    const ids = startup.team.map(userId);
    const { values, words } = rowOf(startup, at, { now, book });
    return {
      startup,
      id: index + 1,
      at,
      ids,
      words,
      values: { ...values, id: index + 1, createdBy: ids[0] },
    };
  });
  await db
    .insertInto('startups')
    .values(all.map(({ values }) => values))
    .execute();
  await rememberWords(
    db,
    all.flatMap(({ words }) => words),
  );
  const members = all.flatMap(({ startup, id, at, ids }) =>
    startup.team.map(({ title }, place) => ({
      startupId: id,
      userId: ids[place] ?? '',
      role: (['owner', 'editor'] as const)[place] ?? ('viewer' as const),
      title,
      joinedAt: daysBefore(at, -place),
    })),
  );
  await db.insertInto('startupMembers').values(members).execute();
  const points = all.flatMap(({ startup, id, ids }) =>
    seriesOf(startup, now).map(({ date, ...point }) => {
      return { ...point, asOf: date, startupId: id, createdBy: ids[0] };
    }),
  );
  await db.insertInto('tractionPoints').values(points).execute();
  await continueIds(db, 'startups');
}
