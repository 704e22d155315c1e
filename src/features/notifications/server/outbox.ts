import { flushMailAfter } from '#shared/server/letters.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { letterReturnedTo } from '#platform/mail/return-path.ts';
import type { Call } from '#shared/server/implement.ts';
import type { notificationEndpoints } from '../contract.ts';
import { withoutKeys } from '#shared/domain/letter.ts';
import { countOutbox, findLetter, findOutbox, returnLetter, sendAgain } from '#platform/mail/outbox.ts';

type CallOf<K extends keyof typeof notificationEndpoints> = Call<(typeof notificationEndpoints)[K]>;

export async function handleOutbox({ db, query }: CallOf<'GET /api/admin/outbox'>) {
  const rows = await findOutbox(db, query.limit, query.offset);
  const { waiting, sent, failed } = await countOutbox(db);
  const items = rows.map(({ failedAt, ...row }) => ({
    ...row,
    text: withoutKeys(row.text),
    state:
      failedAt !== null
        ? ('failed' as const)
        : row.sentAt === null
          ? ('waiting' as const)
          : ('sent' as const),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextTryAt: failedAt === null ? (row.nextTryAt?.toISOString() ?? null) : null,
  }));
  return { items, total: waiting + sent + failed };
}

export async function handleOutboxStatus({ db, services }: CallOf<'GET /api/admin/outbox/status'>) {
  return { hasMailServer: services.env.mail.smtpUrl !== undefined, ...(await countOutbox(db)) };
}

export async function handleSendAgain(call: CallOf<'POST /api/admin/outbox/{id}/send'>) {
  const { db, params, services, afterCommit, actedOn } = call;
  const letter = await findLetter(db, params.id);
  if (letter === null) throw notFound();
  if (letter.sentAt !== null)
    throw new AppError(
      'conflict',
      'This e-mail has left. The keys in its links are not kept, so it cannot be sent twice.',
    );
  const letters = await sendAgain(db, params.id, services.now());
  actedOn({ detail: `E-mail ${params.id}` });
  flushMailAfter({ afterCommit });
  return { letters };
}

export async function handleSendAllAgain({
  db,
  services,
  afterCommit,
  actedOn,
}: CallOf<'POST /api/admin/outbox/send'>) {
  const letters = await sendAgain(db, null, services.now());
  actedOn({ detail: `${letters} e-mails` });
  flushMailAfter({ afterCommit });
  return { letters };
}

export async function handleReturned({ db, body, services }: CallOf<'POST /api/mail/returned'>) {
  const id = letterReturnedTo(body.returnPath, services.env.sessionSecret);
  const isKnown =
    id !== null &&
    (await returnLetter(db, id, { now: services.now(), failure: `Came back: ${body.reason}` }));
  if (!isKnown) throw notFound();
  return { ok: true as const };
}
