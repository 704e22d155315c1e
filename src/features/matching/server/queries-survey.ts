import type { Db } from '#shared/server/context.ts';

/** When the market was last surveyed; null where it never was. */
export async function findSurveyedAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('marketSurveys').select('surveyedAt').executeTakeFirst();
  return row?.surveyedAt ?? null;
}

/** The survey that is kept, and of how many investors it is. */
export async function findKeptSurvey(db: Db) {
  return db
    .selectFrom('marketSurveys')
    .select(['surveyedAt', 'investors', 'figures', 'terms'])
    .executeTakeFirst();
}

/** Keeps a survey in place of one that was made before it. */
export async function saveSurvey(
  db: Db,
  row: {
    readonly surveyedAt: Date;
    readonly investors: number;
    readonly figures: string;
    readonly terms: Buffer;
  },
): Promise<void> {
  await db
    .insertInto('marketSurveys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('onlyOne')
        .doUpdateSet(row)
        .whereRef('marketSurveys.surveyedAt', '<=', 'excluded.surveyedAt'),
    )
    .execute();
}
