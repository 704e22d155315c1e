import { findAdminIds } from '#features/accounts/server/queries-people.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { Member, UserId } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, invalid, notFound, tooMany } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import { DAY_MS, daysBefore } from '#shared/domain/time.ts';
import type { moderationEndpoints, NewReport } from '../contract.ts';
import { type CaseKind, REPORTS_A_DAY } from '../domain.ts';
import { countReports, insertReport, openCase } from './queries.ts';
import {
  findLastMessages,
  findMessage,
  findRequest,
  findThreadPeople,
  isTeamMember,
  lockSubject,
  type Subject,
  type Written,
} from './queries-subject.ts';

type ReportCall = Call<(typeof moderationEndpoints)['POST /api/reports']>;
type Accused = { readonly subject: Subject; readonly quote: string | null };

async function refuseTooMany(db: Db, actor: Member, now: Date): Promise<void> {
  const { made, first } = await countReports(db, actor.id, daysBefore(now, 1));
  if (made < REPORTS_A_DAY) return;
  const freeAt = (first ?? now).getTime() + DAY_MS;
  throw tooMany(
    `You have sent ${REPORTS_A_DAY} reports today, the daily limit. Please continue tomorrow.`,
    freeAt - now.getTime(),
  );
}

const QUOTED = 10;

/** A conversation the reader is part of, quoted by its last ten messages; null when there is none. */
async function findThread(db: Db, userId: UserId, threadId: number): Promise<Written | null> {
  const people = await findThreadPeople(db, userId, threadId);
  if (!people.includes(userId)) return null;
  const said = await findLastMessages(db, userId, threadId, QUOTED);
  const lines = said.toReversed().map(({ name, quote }) => `${name ?? 'Deleted account'}: ${quote}`);
  const authorId = people.find((one) => one !== userId) ?? null;
  return { authorId, quote: lines.length === 0 ? null : lines.join('\n\n') };
}

const WRITTEN = { introduction: findRequest, thread: findThread, message: findMessage };

async function ownerOf(
  db: Db,
  actor: Member,
  { subjectKind, subjectId }: NewReport,
): Promise<{ kind: CaseKind; id: string; quote: string | null }> {
  if (subjectKind !== 'introduction' && subjectKind !== 'thread' && subjectKind !== 'message')
    return { kind: subjectKind, id: subjectId, quote: null };
  const written = await WRITTEN[subjectKind](db, actor.id, Number(subjectId));
  if (!written?.authorId) throw notFound();
  return { kind: 'person', id: written.authorId, quote: written.quote };
}

/** Whom or what a report concerns. Frozen things are as good as absent. */
async function findAccused(db: Db, actor: Member, report: NewReport): Promise<Accused> {
  const { kind, id, quote } = await ownerOf(db, actor, report);
  const subject = await lockSubject(db, kind, id);
  if (!subject || subject.isFrozen) throw notFound();
  const isOwn =
    subject.people.some((person) => person.id === actor.id) ||
    (kind === 'startup' && (await isTeamMember(db, id, actor.id)));
  if (isOwn) throw invalid('subjectId', 'This is your own.');
  return { subject, quote };
}

async function notifyAdmins(db: Db, caseId: number, label: string): Promise<void> {
  const note = { kind: 'moderation', content: `${label} was reported.`, href: `/admin/moderation/${caseId}` };
  const admins = await findAdminIds(db);
  await insertNotifications(
    db,
    admins.map((userId) => ({ ...note, userId })),
  );
}

export async function handleReport({ actor, body, db, services }: ReportCall) {
  const now = services.now();
  await refuseTooMany(db, actor, now);
  const { subject, quote } = await findAccused(db, actor, body);
  const { id: caseId, isNew } = await openCase(db, subject, now);
  const about = { kind: body.subjectKind, id: body.subjectId };
  const { reason, content } = body;
  const isFiled = await insertReport(db, {
    caseId,
    authorId: actor.id,
    about,
    reason,
    content,
    quote,
    now,
  });
  if (!isFiled) throw new AppError('conflict', 'You have already reported this. It is being reviewed.');
  if (isNew) await notifyAdmins(db, caseId, subject.label);
  return DONE;
}
