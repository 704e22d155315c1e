import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { DB, ModerationActions, ModerationCases } from '#platform/postgres/tables.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { NewReport, Report } from '../contract.ts';
import type { ActionKind, Decision } from '../domain.ts';
import type { Touched } from './queries-freeze.ts';
import type { Subject } from './queries-subject.ts';

type ReportReason = Report['reason'];

/** How many reports a member has made since a time, and when the first of them was. Held, so that two take turns. */
export async function countReports(
  db: Db,
  authorId: UserId,
  since: Date,
): Promise<{ made: number; first: Date | null }> {
  await takeTurns(db, `report ${authorId}`);
  return db
    .selectFrom('moderationReports')
    .select(({ fn }) => [fn.countAll<number>().as('made'), fn.min<Date | null>('createdAt').as('first')])
    .where('authorId', '=', authorId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
}

/** The case of a subject, open from now on; `isNew` when it was not open before. */
export async function openCase(
  db: Db,
  { kind, id, label }: Subject,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  await db
    .insertInto('moderationCases')
    .values({ subjectKind: kind, subjectId: id, label, status: 'closed', openedAt: now, lastReportAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const former = await db
    .selectFrom('moderationCases')
    .select(['id', 'status', 'openedAt'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isNew = former.status !== 'open';
  await db
    .updateTable('moderationCases')
    .set({ status: 'open', label, lastReportAt: now, openedAt: isNew ? now : former.openedAt })
    .where('id', '=', former.id)
    .execute();
  return { id: former.id, isNew };
}

type Filed = Omit<NewReport, 'subjectKind' | 'subjectId'> & {
  caseId: number;
  authorId: UserId;
  about: { kind: Report['aboutKind']; id: string };
  quote: string | null;
  now: Date;
};

/** Files a report; false when the same member has reported the same thing since the case was opened. */
export async function insertReport(db: Db, filed: Filed): Promise<boolean> {
  const { caseId, authorId, about, reason, content, quote, now } = filed;
  const known = await db
    .selectFrom('moderationReports as r')
    .innerJoin('moderationCases as c', 'c.id', 'r.caseId')
    .select('r.id')
    .where('r.caseId', '=', caseId)
    .where('r.authorId', '=', authorId)
    .where('r.aboutKind', '=', about.kind)
    .where('r.aboutId', '=', about.id)
    .whereRef('r.createdAt', '>=', 'c.openedAt')
    .executeTakeFirst();
  if (known) return false;
  await db
    .insertInto('moderationReports')
    .values({
      caseId,
      authorId,
      aboutKind: about.kind,
      aboutId: about.id,
      reason,
      content: content || null,
      quote,
      createdAt: now,
    })
    .execute();
  return true;
}

const isFrozen = (eb: ExpressionBuilder<DB & { c: ModerationCases }, 'c'>) => {
  const id = eb.cast<number>('c.subjectId', 'integer');
  const person = eb
    .selectFrom('peopleCards')
    .whereRef('id', '=', 'c.subjectId')
    .where('isSuspended', '=', true);
  const startup = eb.selectFrom('startupProfiles').where('id', '=', id).where('isHidden', '=', true);
  const investor = eb.selectFrom('investorProfiles').where('id', '=', id).where('isHidden', '=', true);
  const job = eb.selectFrom('jobPosts').where('id', '=', id).where('isHidden', '=', true);
  return eb
    .case('c.subjectKind')
    .when('person')
    .then(eb.exists(person.select('id')))
    .when('startup')
    .then(eb.exists(startup.select('id')))
    .when('investor')
    .then(eb.exists(investor.select('id')))
    .else(eb.exists(job.select('id')))
    .end();
};

const cases = (db: Db) =>
  db
    .selectFrom('moderationCases as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('moderationReports')
          .select(({ fn }) => [
            fn.countAll<number>().as('reports'),
            fn.count<number>('authorId').distinct().as('reporters'),
            sql<ReportReason[]>`coalesce(array_agg(distinct reason), '{}')`.as('reasons'),
          ])
          .whereRef('caseId', '=', 'c.id')
          .as('r'),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'c.subjectKind', 'c.subjectId', 'c.label', 'c.status', 'c.openedAt', 'c.lastReportAt'])
    .select(['r.reports', 'r.reporters', 'r.reasons'])
    .select((eb) => isFrozen(eb).as('isFrozen'))
    .$narrowType<{ isFrozen: boolean }>();

export type CaseRow = InferResult<ReturnType<typeof cases>>[number];

export async function findCases(
  db: Db,
  { status, limit, offset }: { status: 'open' | 'closed' | 'all'; limit: number; offset: number },
): Promise<{ rows: CaseRow[]; total: number }> {
  const wanted = status === 'all' ? (['open', 'closed'] as const) : [status];
  const rows = await cases(db)
    .where('c.status', 'in', wanted)
    .orderBy('c.lastReportAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('moderationCases')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', 'in', wanted)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findCase(db: Db, id: number): Promise<CaseRow | null> {
  return (await cases(db).where('c.id', '=', id).executeTakeFirst()) ?? null;
}

/** Decisions of one case take turns. */
export async function lockCase(db: Db, id: number): Promise<void> {
  await db.selectFrom('moderationCases').select('id').where('id', '=', id).forUpdate().execute();
}

export async function setCaseStatus(db: Db, id: number, status: 'open' | 'closed'): Promise<void> {
  await db.updateTable('moderationCases').set({ status }).where('id', '=', id).execute();
}

const MOST_SHOWN = 100;

export async function findReports(db: Db, caseId: number) {
  const rows = await db
    .selectFrom('moderationReports as r')
    .leftJoin('peopleCards as u', 'u.id', 'r.authorId')
    .select([
      'r.id',
      'r.aboutKind',
      'r.reason',
      'r.content',
      'r.quote',
      'r.createdAt',
      'u.id as authorId',
      'u.name',
    ])
    .$narrowType<{ reason: ReportReason }>()
    .where('r.caseId', '=', caseId)
    .orderBy('r.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ authorId, name, ...report }) => ({
    ...report,
    author: authorId === null || name === null ? null : { id: authorId, name },
  }));
}

/** What a decision changed, so that it can be taken back. */
type Before = { status: 'open' | 'closed'; touched: Touched[] };

const actions = (db: Db) =>
  db
    .selectFrom('moderationActions as a')
    .innerJoin('moderationCases as c', 'c.id', 'a.caseId')
    .leftJoin('moderationActions as undone', 'undone.id', 'a.undoesId')
    .select([
      'a.id',
      'a.caseId',
      'c.label',
      'a.kind',
      'a.undoesId',
      'undone.kind as undoesKind',
      'a.personId',
    ])
    .select(['a.reason', 'a.actorName', 'a.before', 'a.createdAt'])
    .select((eb) => isUndone(eb).as('isUndone'))
    // `insertAction` alone writes `before`, and nobody undoes an undoing.
    .$narrowType<{ before: Before; undoesKind: Decision | null; isUndone: boolean }>();

const isUndone = (eb: ExpressionBuilder<DB & { a: ModerationActions }, 'a'>) =>
  eb.exists(
    eb.selectFrom('moderationActions as later').select('later.id').whereRef('later.undoesId', '=', 'a.id'),
  );

export type ActionRow = InferResult<ReturnType<typeof actions>>[number];

export async function findActions(db: Db, caseId: number): Promise<ActionRow[]> {
  return actions(db).where('a.caseId', '=', caseId).orderBy('a.id', 'desc').execute();
}

export async function findAction(db: Db, id: number): Promise<ActionRow | null> {
  return (await actions(db).where('a.id', '=', id).executeTakeFirst()) ?? null;
}

/** One page of all decisions, with every decision of the cases they belong to beside it. */
export async function findHistory(db: Db, limit: number, offset: number) {
  const rows = await actions(db).orderBy('a.id', 'desc').limit(limit).offset(offset).execute();
  const ids = [...new Set(rows.map(({ caseId }) => caseId)), 0];
  const around = await actions(db).where('a.caseId', 'in', ids).execute();
  const { total } = await db
    .selectFrom('moderationActions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, around, total };
}

export type NewAction = {
  caseId: number;
  kind: ActionKind;
  actor: { id: UserId; name: string };
  reason: string;
  personId?: string | null;
  before: Before;
  undoesId?: number;
  now: Date;
};

export async function insertAction(db: Db, action: NewAction): Promise<void> {
  const { caseId, kind, actor, reason, personId = null, before, undoesId = null, now } = action;
  await db
    .insertInto('moderationActions')
    .values({
      caseId,
      kind,
      actorId: actor.id,
      actorName: actor.name,
      personId,
      reason,
      before: JSON.stringify(before),
      undoesId,
      createdAt: now,
    })
    .execute();
}

/** Strikes of a person that stand. */
export async function countStrikes(db: Db, personId: string): Promise<number> {
  const { n } = await db
    .selectFrom('moderationActions as a')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('a.kind', '=', 'strike')
    .where('a.personId', '=', personId)
    .where((eb) => eb.not(isUndone(eb)))
    .executeTakeFirstOrThrow();
  return n;
}

export async function findEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('peopleAddresses')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email ?? null;
}
