import { type NotNull, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db, UserId } from '#shared/server/context.ts';
import type { FlagCode } from '../domain/document.ts';
import { sharedWith } from './queries-shares.ts';
import { newestAnalysis, newestReadVersion } from './queries-versions.ts';

const MOST_DOCUMENTS = 100;

/** The documents of a startup that are shared with somebody outside its team. */
export async function findSharedIds(db: Db, startupId: number, readerId: UserId): Promise<Set<number>> {
  const rows = await db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.startupId', '=', startupId)
    .where(sharedWith(readerId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The documents of a startup with what was found in the newest version that has been read, by id; at most 100, for its
 * team or, with `readerId`, those shared with a reader outside it, as they were read and with that reader's own answers.
 */
export async function findNewestAnalyses(db: Db, startupId: number, readerId: UserId | null) {
  return db
    .selectFrom('documents as d')
    .innerJoinLateral(
      (eb) => newestReadVersion(eb),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) => newestAnalysis(eb),
      (join) => join.onTrue(),
    )
    .select(['d.id as documentId', 'v.number as version', 'd.title', 'd.type'])
    .select((eb) => [
      (readerId === null ? eb.ref('a.analysis') : eb.fn.coalesce('a.asRead', 'a.analysis'))
        .$castTo<unknown>()
        .as('analysis'),
      eb
        .selectFrom('documentAnswers as w')
        .select((of) =>
          of.fn
            .coalesce(
              of.fn.jsonAgg(
                jsonBuildObject({
                  code: of.ref('w.code').$castTo<FlagCode>(),
                  passage: of.ref('w.passage'),
                  isSo: of.ref('w.isSo'),
                }),
              ),
              sql<never[]>`'[]'`,
            )
            .as('answers'),
        )
        .whereRef('w.documentId', '=', 'd.id')
        .where('w.ownerId', '=', readerId)
        .as('answers'),
    ])
    .where('d.startupId', '=', startupId)
    .where('d.demoSessionId', 'is', null)
    .$if(readerId !== null, (query) => query.where(sharedWith(readerId as UserId)))
    .orderBy('d.id')
    .limit(MOST_DOCUMENTS)
    .$narrowType<{ answers: NotNull }>()
    .execute();
}
