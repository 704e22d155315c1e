import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { CaseItem, NewReport, Report } from '../contract.ts';
import type { ActionKind, Decision } from '../domain.ts';
import type { Touched } from './queries-freeze.ts';
import type { Subject } from './queries-subject.ts';

type Dated<T, K extends keyof T> = Omit<T, K> & { readonly [key in K]: Date };
export type CaseRow = Dated<CaseItem, 'openedAt' | 'lastReportAt'>;
export type ReportRow = Dated<Report, 'createdAt'>;

/** How many reports a member has made since a time, and when the first of them was. Held, so that two take turns. */
export async function countReports(
  db: Db,
  authorId: UserId,
  since: Date,
): Promise<{ made: number; first: Date | null }> {
  await sql`select pg_advisory_xact_lock(hashtext(${`report ${authorId}`}))`.execute(db);
  const { rows } = await sql<{ made: number; first: Date | null }>`
    select count(*) as made, min(created_at) as first from moderation_reports
    where author_id = ${authorId} and created_at > ${since}`.execute(db);
  return rows[0] ?? { made: 0, first: null };
}

/** The case of a subject, open from now on; `isNew` when it was not open before. */
export async function openCase(
  db: Db,
  { kind, id, label }: Subject,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  await sql`
    insert into moderation_cases (subject_kind, subject_id, label, status, opened_at, last_report_at)
    values (${kind}, ${id}, ${label}, 'closed', ${now}, ${now}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    with former as (
      select id, status from moderation_cases where subject_kind = ${kind} and subject_id = ${id} for update)
    update moderation_cases c set status = 'open', label = ${label}, last_report_at = ${now},
      opened_at = case when former.status = 'open' then c.opened_at else ${now} end
    from former where c.id = former.id returning c.id, former.status <> 'open' as "isNew"`.execute(db);
  if (!rows[0]) throw new Error('The case that was just made is missing.');
  return rows[0];
}

type Filed = Omit<NewReport, 'subjectKind' | 'subjectId'> & {
  caseId: number;
  authorId: UserId;
  about: { kind: string; id: string };
  quote: string | null;
  now: Date;
};

/** Files a report; false when the same member has reported the same thing since the case was opened. */
export async function insertReport(db: Db, filed: Filed): Promise<boolean> {
  const { caseId, authorId, about, reason, content, quote, now } = filed;
  const { rows } = await sql`
    insert into moderation_reports (case_id, author_id, about_kind, about_id, reason, content, quote, created_at)
    select ${caseId}, ${authorId}, ${about.kind}, ${about.id}, ${reason}, ${content || null}, ${quote}, ${now}
    where not exists (
      select from moderation_reports r join moderation_cases c on c.id = r.case_id
      where r.case_id = ${caseId} and r.author_id = ${authorId} and r.about_kind = ${about.kind}
        and r.about_id = ${about.id} and r.created_at >= c.opened_at)
    returning id`.execute(db);
  return rows.length > 0;
}

export async function findAdminIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('peopleCards').select('id').where('isAdmin', '=', true).execute();
  return rows.map(({ id }) => id);
}

const CASES = sql`
  select c.id, c.subject_kind, c.subject_id, c.label, c.status,
    case c.subject_kind
      when 'person' then exists (select from people_cards where id = c.subject_id and is_suspended)
      when 'startup' then exists (select from startup_profiles where id = c.subject_id::int and is_hidden)
      when 'investor' then exists (select from investor_profiles where id = c.subject_id::int and is_hidden)
      else exists (select from job_posts where id = c.subject_id::int and is_hidden)
    end as "isFrozen",
    r.reports, r.reporters, r.reasons, c.opened_at, c.last_report_at
  from moderation_cases c
  cross join lateral (
    select count(*) as reports, count(distinct author_id) as reporters,
      coalesce(array_agg(distinct reason), '{}') as reasons
    from moderation_reports where case_id = c.id) r`;

export async function findCases(
  db: Db,
  { status, limit, offset }: { status: 'open' | 'closed' | 'all'; limit: number; offset: number },
): Promise<{ rows: CaseRow[]; total: number }> {
  const wanted = status === 'all' ? sql`true` : sql`c.status = ${status}`;
  const { rows } = await sql<CaseRow>`
    ${CASES} where ${wanted} order by c.last_report_at desc, c.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const count = await sql<{ n: number }>`
    select count(*) as n from moderation_cases c where ${wanted}`.execute(db);
  return { rows, total: count.rows[0]?.n ?? 0 };
}

export async function findCase(db: Db, id: number): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`${CASES} where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Decisions of one case take turns. */
export async function lockCase(db: Db, id: number): Promise<void> {
  await db.selectFrom('moderationCases').select('id').where('id', '=', id).forUpdate().execute();
}

export async function setCaseStatus(db: Db, id: number, status: 'open' | 'closed'): Promise<void> {
  await db.updateTable('moderationCases').set({ status }).where('id', '=', id).execute();
}

const MOST_SHOWN = 100;

export async function findReports(db: Db, caseId: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.about_kind, r.reason, r.content, r.quote, r.created_at,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as author
    from moderation_reports r left join people_cards u on u.id = r.author_id
    where r.case_id = ${caseId} order by r.id desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

export type ActionRow = {
  id: number;
  caseId: number;
  label: string;
  kind: ActionKind;
  undoesId: number | null;
  undoesKind: Decision | null;
  personId: string | null;
  reason: string;
  actorName: string;
  before: { status: 'open' | 'closed'; touched: Touched[] };
  isUndone: boolean;
  createdAt: Date;
};

const ACTIONS = sql`
  select a.id, a.case_id, c.label, a.kind, a.undoes_id, u.kind as "undoesKind",
    a.person_id, a.reason, a.actor_name, a.before, a.created_at,
    exists (select from moderation_actions x where x.undoes_id = a.id) as "isUndone"
  from moderation_actions a join moderation_cases c on c.id = a.case_id
  left join moderation_actions u on u.id = a.undoes_id`;

export async function findActions(db: Db, caseId: number): Promise<ActionRow[]> {
  const { rows } = await sql<ActionRow>`${ACTIONS} where a.case_id = ${caseId} order by a.id desc`.execute(
    db,
  );
  return rows;
}

export async function findAction(db: Db, id: number): Promise<ActionRow | null> {
  const { rows } = await sql<ActionRow>`${ACTIONS} where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** One page of all decisions, with every decision of the cases they belong to beside it. */
export async function findHistory(db: Db, limit: number, offset: number) {
  const { rows } =
    await sql<ActionRow>`${ACTIONS} order by a.id desc limit ${limit} offset ${offset}`.execute(db);
  const ids = [...new Set(rows.map(({ caseId }) => caseId)), 0];
  const around = await sql<ActionRow>`${ACTIONS} where a.case_id = any(${ids})`.execute(db);
  const count = await db
    .selectFrom('moderationActions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  return { rows, around: around.rows, total: count?.n ?? 0 };
}

export type NewAction = {
  caseId: number;
  kind: ActionKind;
  actor: { id: UserId; firstName: string; lastName: string };
  reason: string;
  personId?: string | null;
  before: ActionRow['before'];
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
      actorName: fullName(actor),
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
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from moderation_actions a where a.kind = 'strike' and a.person_id = ${personId}
      and not exists (select from moderation_actions x where x.undoes_id = a.id)`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('peopleAddresses')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email ?? null;
}
