import type { Call } from '#shared/server/implement.ts';
import type { notificationEndpoints } from '../contract.ts';
import { withoutKeys } from '#shared/domain/letter.ts';
import { countOutbox, findOutbox } from '#platform/mail/outbox.ts';

type CallOf<K extends keyof typeof notificationEndpoints> = Call<(typeof notificationEndpoints)[K]>;

export async function handleOutbox({ db, query }: CallOf<'GET /api/admin/outbox'>) {
  const rows = await findOutbox(db, query.limit, query.offset);
  const { waiting, sent } = await countOutbox(db);
  const items = rows.map((row) => ({
    ...row,
    text: withoutKeys(row.text),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
  return { items, total: waiting + sent };
}

export async function handleOutboxStatus({ db, services }: CallOf<'GET /api/admin/outbox/status'>) {
  return { hasMailServer: services.env.smtpUrl !== undefined, ...(await countOutbox(db)) };
}
