import { createHmac } from 'node:crypto';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import { findAdminIds } from '#features/accounts/server/queries-people.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { claimUse } from '#platform/postgres/use-limit.ts';
import { visitorOf } from '#platform/http/visitor.ts';
import { letterText } from '#shared/domain/letter.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import type { Call } from '#shared/server/implement.ts';
import { mayWriteTo } from '#shared/server/letters.ts';
import type { Grievance, legalEndpoints } from '../contract.ts';
import { grievanceDue } from '../domain/deadlines.ts';
import { answerGrievance, findGrievances, insertGrievance } from './queries.ts';

type CallOf<K extends keyof typeof legalEndpoints> = Call<(typeof legalEndpoints)[K]>;

/** What one network, and one address, may send in a day. */
const MOST_A_DAY = 5;

async function claimTurn({ db, request, services }: CallOf<'POST /api/grievances'>): Promise<void> {
  const visitor = visitorOf(request, services.env);
  if (visitor === null) return;
  const hash = createHmac('sha256', services.env.sessionSecret).update(visitor).digest('base64url');
  const use = { key: `grievance:${hash}`, most: MOST_A_DAY, windowMs: DAY_MS, now: services.now() };
  const waitMs = await claimUse(db, use);
  if (waitMs === null) return;
  throw new AppError('rate_limited', `That is ${MOST_A_DAY} in a day. Please go on tomorrow.`, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

export async function handleGrievance(call: CallOf<'POST /api/grievances'>) {
  const { actor, body, db, services, afterCommit } = call;
  await claimTurn(call);
  const receivedAt = services.now();
  const dueAt = grievanceDue(receivedAt);
  const userId = actor === null || actor.isDemo ? null : actor.id;
  const id = await insertGrievance(db, { ...body, userId, receivedAt, dueAt });
  const day = dueAt.toISOString().slice(0, 10);
  // To an address that anybody may type: what they wrote is not in it.
  if (await mayWriteTo({ ...services, db }, 'grievance', body.email, MOST_A_DAY))
    await services.mail.queue(db, {
      to: body.email,
      subject: letterText`We received your message about your data, number ${id}`,
      text: letterText`We received your message about your data. Its number is ${id}. You get an answer by ${day} at the latest.

If it was not you, ignore this e-mail.`,
    });
  const note = {
    kind: 'moderation',
    content: `Message ${id} about personal data, due ${day}.`,
    href: '/admin/law',
  };
  const admins = await findAdminIds(db);
  await insertNotifications(
    db,
    admins.map((admin) => ({ ...note, userId: admin })),
  );
  afterCommit(() => services.jobs.enqueue('mail-flush', {}, 'mail-flush'));
  return { id, dueAt: dueAt.toISOString() };
}

type Row = Awaited<ReturnType<typeof findGrievances>>['rows'][number];

const grievanceOf = (row: Row): Grievance => ({
  ...row,
  receivedAt: row.receivedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

export async function handleGrievances({ db, query }: CallOf<'GET /api/admin/grievances'>) {
  const { rows, total } = await findGrievances(db, query);
  return { items: rows.map(grievanceOf), total };
}

/** What a letter takes of typed words is short: long lines go on in the next one. */
const linesOf = (text: string) =>
  (text.match(/[^\n]{1,250}(?:\s|$)|[^\n]{1,250}/g) ?? []).map((part) => letterText`${part}`);

export async function handleAnswer(call: CallOf<'POST /api/admin/grievances/{id}/answer'>) {
  const { actor, body, db, params, services, afterCommit, actedOn } = call;
  const given = { answer: body.answer, answeredAt: services.now(), answeredByName: fullName(actor) };
  const row = await answerGrievance(db, params.id, given);
  if (!row) throw notFound();
  await services.mail.queue(db, {
    to: row.email,
    subject: letterText`Answer to your message about your data, number ${row.id}`,
    text: letterText`${linesOf(body.answer)}`,
  });
  afterCommit(() => services.jobs.enqueue('mail-flush', {}, 'mail-flush'));
  actedOn({ detail: `Message ${row.id}` });
  return grievanceOf(row);
}
