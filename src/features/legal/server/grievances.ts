import { insertNotifications } from '#features/notifications/server/queries.ts';
import { findAdminIds } from '#features/accounts/server/queries-people.ts';
import { notFound, tooMany } from '#platform/http/errors.ts';
import { visitorOf } from '#platform/http/visitor.ts';
import { letterText } from '#shared/domain/letter.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { dayIn } from '#shared/domain/paper-language.ts';
import { DAY_MS, dayOf } from '#shared/domain/time.ts';
import type { Call } from '#shared/server/implement.ts';
import { flushMailAfter, mayWriteTo } from '#shared/server/letters.ts';
import { claimUseBy } from '#shared/server/use-claims.ts';
import type { Grievance, legalEndpoints } from '../contract.ts';
import { grievanceDue } from '../domain/deadlines.ts';
import { answerGrievance, findGrievances, insertGrievance } from './queries.ts';

type CallOf<K extends keyof typeof legalEndpoints> = Call<(typeof legalEndpoints)[K]>;

/** What one network, and one address, may send in a day. */
const MOST_A_DAY = 5;

async function claimTurn({ db, request, services }: CallOf<'POST /api/grievances'>): Promise<void> {
  const subject = visitorOf(request, services.env);
  if (subject === null) return;
  const use = { kind: 'grievance', subject, most: MOST_A_DAY, windowMs: DAY_MS };
  const waitMs = await claimUseBy({ ...services, db }, use);
  if (waitMs !== null) throw tooMany(`That is ${MOST_A_DAY} in a day. Please go on tomorrow.`, waitMs);
}

export async function handleGrievance(call: CallOf<'POST /api/grievances'>) {
  const { actor, body, db, services } = call;
  await claimTurn(call);
  const receivedAt = services.now();
  const dueAt = grievanceDue(receivedAt);
  const userId = actor === null || actor.isDemo ? null : actor.id;
  const id = await insertGrievance(db, { ...body, userId, receivedAt, dueAt });
  const day = dayIn('en', dayOf(dueAt));
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
  flushMailAfter(call);
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
  const { actor, body, db, params, services, actedOn } = call;
  const given = { answer: body.answer, answeredAt: services.now(), answeredByName: fullName(actor) };
  const row = await answerGrievance(db, params.id, given);
  if (!row) throw notFound();
  await services.mail.queue(db, {
    to: row.email,
    subject: letterText`Answer to your message about your data, number ${row.id}`,
    text: letterText`${linesOf(body.answer)}`,
  });
  flushMailAfter(call);
  actedOn({ detail: `Message ${row.id}` });
  return grievanceOf(row);
}
